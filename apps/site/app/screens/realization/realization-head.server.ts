import type { MetaDescriptor } from 'react-router';
import type { RealizationPage } from '../../content/.server/details.ts';
import type { SettingsContent } from '../../content/domain.ts';
import type { SiteRequest } from '../../content/request.ts';
import { firstText, pageHead, titleThatFits } from '../../seo/.server/page-head.ts';

/** What a case study says of itself. */
export function realizationHead(
  { realization }: RealizationPage,
  settings: SettingsContent,
  site: SiteRequest,
): MetaDescriptor[] {
  const { name, header, seoTitle } = realization;
  return pageHead({
    ...site,
    settings,
    languages: realization.languages,
    title: firstText(seoTitle) || titleThatFits(`${name.text}: ${header.text}`, header.text),
    name: name.text,
    description: firstText(realization.seoDescription, realization.description),
  });
}
