import type { MetaDescriptor } from 'react-router';
import type { CatalogueContent, SettingsContent } from '../../../content/domain.ts';
import type { SiteRequest } from '../../../content/request.ts';
import { firstText, pageHead } from '../../../seo/.server/page-head.ts';

/** What a calculator says of itself. Only its beginning is for search engines, not somebody's choice. */
export function catalogueHead(
  catalogue: CatalogueContent,
  settings: SettingsContent,
  site: SiteRequest,
  search: string,
): MetaDescriptor[] {
  return pageHead({
    ...site,
    settings,
    hidden: search !== '',
    languages: catalogue.languages,
    title: firstText(catalogue.title),
    description: firstText(catalogue.subtitle, settings.description),
  });
}
