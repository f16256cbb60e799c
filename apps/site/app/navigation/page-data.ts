import { BUILD_HEADER } from './build-header.ts';
import { forever, leaveForDocument, whenOnline } from './leave-for-document.ts';
import { takePrefetched } from './prefetch-page.ts';

/**
 * Fetches a page's data for React Router: the prefetched answer if there is one, and never mixed
 * with the code of another version of the site, whose page is then loaded as a document.
 */
export async function fetchPageData(request: Request): Promise<Response> {
  const url = new URL(request.url);
  // The list of routes does not change the answer, only its address.
  url.searchParams.delete('_routes');
  const ahead = request.method === 'GET' ? await takePrefetched(url.href) : null;
  const response = ahead ?? (await whenOnline(() => fetch(new Request(url, request))));
  const build = response.headers.get(BUILD_HEADER);
  const isOther = build !== null && build !== window.__reactRouterManifest?.version;
  if (isOther && leaveForDocument()) await forever();
  return response;
}
