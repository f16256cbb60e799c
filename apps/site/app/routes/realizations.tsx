import { contentPage } from '../content/.server/pages.ts';
import { casesFor, NO_FILTER } from '../content/case-filter.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { notInList } from '../content/refusal.ts';
import { ContentPage } from '../pages/content-page/content-page.tsx';
import { contentPageHead } from '../pages/content-page/content-page-head.server.ts';

/**
 * The case studies; `?industry=` and `?technology=` show those chosen for it and made with it, and
 * give a 404 if there are none.
 */
export async function loader({ site, request }: LoaderArgs) {
  const { page, data } = await contentPage(site.content, 'realizations');
  const parameters = new URL(request.url).searchParams;
  const asked = {
    industry: parameters.get('industry'),
    technology: parameters.get('technology'),
  };
  const hasCases = casesFor(asked, data.realizations, data.trades).length > 0;
  const isAsked = Object.values(asked).some((slug) => slug !== null);
  if (isAsked && !hasCases && !site.content.degraded) throw notInList(site.content);
  const content = { page, data: { ...data, caseFilter: hasCases ? asked : NO_FILTER } };
  return { ...content, head: contentPageHead(content, site) };
}

export default function Realizations({ loaderData }: PageProps<typeof loader>) {
  return <ContentPage page={loaderData.page} data={loaderData.data} />;
}
