import type { MetaDescriptor } from 'react-router';
import type { AreaPage } from '../../content/.server/details.ts';
import type { SettingsContent } from '../../content/domain.ts';
import type { SiteRequest } from '../../content/request.ts';
import { firstText, pageHead } from '../../seo/.server/page-head.ts';

/** What the page of an area or an industry says of itself. */
export function areaHead(
  { area }: AreaPage,
  settings: SettingsContent,
  site: SiteRequest,
): MetaDescriptor[] {
  return pageHead({
    ...site,
    settings,
    languages: area.languages,
    title: firstText(area.seoTitle, area.header1),
    name: area.name.text,
    description: firstText(area.seoDescription, area.shortDescription),
  });
}
