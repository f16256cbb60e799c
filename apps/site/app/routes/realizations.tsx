import { contentPage } from '../content/.server/pages.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { notFound } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { isMadeWith } from '../content/technologies.ts';
import { contentPageHead } from '../screens/content-page/content-page-head.server.ts';
import { ContentPageScreen } from '../screens/content-page/content-page-screen.tsx';

/** The case studies; `?technology=` shows those made with it, and is no page where nothing is. */
export async function loader({ context, request }: LoaderArgs) {
  const site = context.get(siteRequest);
  const { page, data } = await contentPage(site.content, 'realizations');
  const technology = new URL(request.url).searchParams.get('technology');
  const isKnown =
    technology === null || data.realizations.some((one) => isMadeWith(technology, one));
  if (!isKnown && !site.content.degraded) throw notFound();
  const content = { page, data: { ...data, technology: isKnown ? technology : null } };
  return { ...content, head: contentPageHead(content, site) };
}

export default function Realizations({ loaderData }: PageProps<typeof loader>) {
  return <ContentPageScreen page={loaderData.page} data={loaderData.data} />;
}
