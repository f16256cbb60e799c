import { pageAt } from '@osnowa/contract';
import { contentPage } from '../content/.server/pages.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { ContentPage } from '../pages/content-page/content-page.tsx';
import { contentPageHead } from '../pages/content-page/content-page-head.server.ts';

/** A content page: an editor made it of sections and gave it its address. */
export async function loader({ site }: LoaderArgs) {
  const address = pageAt(site.path);
  if (address === null) throw notFound();
  const content = await contentPage(site.content, address);
  return { ...content, head: contentPageHead(content, site) };
}

export default function ContentRoute({ loaderData }: PageProps<typeof loader>) {
  const { page, data } = loaderData;
  return <ContentPage page={page} data={data} />;
}
