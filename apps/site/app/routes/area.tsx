import { type AreaList, areaNamed } from '../content/.server/details.ts';
import { readSettings } from '../content/.server/settings.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { AreaPage } from '../pages/area/area-page.tsx';
import { areaHead } from '../pages/detail-heads.server.ts';

/** An area or an industry: their pages differ only in the list they come from. */
export async function loader({ site, params }: LoaderArgs<'name'>) {
  const { content, path } = site;
  const list: AreaList = path.startsWith('/areas/') ? 'areas' : 'industries';
  const [page, settings] = await Promise.all([
    areaNamed(content, list, params.name),
    readSettings(content),
  ]);
  return { ...page, list, settings, head: areaHead(page, { ...site, settings }) };
}

export default function Area({ loaderData }: PageProps<typeof loader>) {
  const { head, ...page } = loaderData;
  return <AreaPage {...page} />;
}
