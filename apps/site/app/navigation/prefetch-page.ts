import { matchRoutes } from 'react-router';

/** How long prefetched data may be used, in ms. */
const USABLE = 30_000;

const ahead = new Map<string, { response: Promise<Response | null>; until: number }>();

/** What some browsers report about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No prefetching for a visitor who saves data or has a slow connection. */
function isFrugal(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Address of a page's data. */
function dataAddress({ origin, pathname, search }: URL): string {
  return `${origin}${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`;
}

/** Fetches the code and data of a page that a visitor is about to open. */
export function prefetchPage(path: string): void {
  const router = window.__reactRouterDataRouter;
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!router || isFrugal(connection)) return;
  const url = new URL(path, window.location.href);
  const address = dataAddress(url);
  const known = ahead.get(address);
  if (url.pathname === window.location.pathname || (known && Date.now() < known.until)) return;
  ahead.set(address, { response: tryFetch(address), until: Date.now() + USABLE });
  for (const { route } of matchRoutes(router.routes, url.pathname) ?? []) preloadCode(route.id);
}

/** The prefetched data, once; `null` when there is none that is fresh. */
export async function takePrefetched(address: string): Promise<Response | null> {
  const found = ahead.get(address);
  ahead.delete(address);
  return found && Date.now() < found.until ? found.response : null;
}

/** A failed prefetch is not reported: the navigation fetches again and handles the failure. */
async function tryFetch(address: string): Promise<Response | null> {
  try {
    const response = await fetch(address, { priority: 'low' });
    return response.ok ? response : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function preloadCode(route: string | undefined): void {
  const module = window.__reactRouterManifest?.routes[route ?? '']?.module;
  if (!module || document.querySelector(`link[href="${module}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = module;
  document.head.append(link);
}
