import { realizationNamed } from '../content/.server/details.ts';
import { readSettings } from '../content/.server/settings.ts';
import type { LoaderArgs, PageProps } from '../content/page-module.ts';
import { realizationHead } from '../pages/detail-heads.server.ts';
import { RealizationPage } from '../pages/realization/realization-page.tsx';

export async function loader({ site, params }: LoaderArgs<'name'>) {
  const [page, settings] = await Promise.all([
    realizationNamed(site.content, params.name),
    readSettings(site.content),
  ]);
  return { ...page, settings, head: realizationHead(page, { ...site, settings }) };
}

export default function Realization({ loaderData }: PageProps<typeof loader>) {
  const { head, ...page } = loaderData;
  return <RealizationPage {...page} />;
}
