import { pageAt } from '@osnowa/contract';
import { contentPage } from '../content/.server/pages.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { contentPageHead } from '../screens/content-page/content-page-head.server.ts';
import { ContentPageScreen } from '../screens/content-page/content-page-screen.tsx';

/** A content page: an editor made it of sections and gave it its address. */
export async function loader({ context }: LoaderArgs) {
  const site = context.get(siteRequest);
  const address = pageAt(site.path);
  if (address === null) throw notFound();
  const content = await contentPage(site.content, address);
  return { ...content, head: contentPageHead(content, site) };
}

export default function ContentPage({ loaderData }: PageProps<typeof loader>) {
  const { page, data } = loaderData;
  return <ContentPageScreen page={page} data={data} />;
}
