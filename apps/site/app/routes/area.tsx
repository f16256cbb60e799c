import { type AreaList, areaNamed } from '../content/.server/details.ts';
import { required } from '../content/refusal.ts';
import { siteRequest } from '../content/request.ts';
import { splitLocale } from '../i18n/locale-path.ts';
import { AreaScreen } from '../screens/area/area-screen.tsx';
import { firstText, pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/area.ts';

/** An area or an industry: their pages differ only in the list they come from. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, path, publicUrl } = context.get(siteRequest);
  const list: AreaList = path.startsWith('/areas/') ? 'areas' : 'industries';
  const [page, settings] = await Promise.all([
    areaNamed(content, list, params.name),
    required(content.get('site-settings')),
  ]);
  return { ...page, list, settings, path, publicUrl, hidden: content.degraded };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { area, settings, path, publicUrl, hidden } = loaderData;
  return pageMeta({
    locale: splitLocale(location.pathname).locale,
    path,
    publicUrl,
    hidden,
    company: settings.companyName,
    title: firstText(area.seoTitle, area.header1),
    description: firstText(area.seoDescription, area.shortDescription),
  });
}

export default function Area({ loaderData }: Route.ComponentProps) {
  const { list, area, features, realizations, settings } = loaderData;
  return (
    <AreaScreen
      list={list}
      area={area}
      features={features}
      realizations={realizations}
      settings={settings}
    />
  );
}
