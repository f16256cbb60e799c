import type { MetaDescriptor } from 'react-router';
import type { CareerContent, SettingsContent } from '../../content/domain.ts';
import type { SiteRequest } from '../../content/request.ts';
import { firstText, pageHead } from '../../seo/.server/page-head.ts';
import { jobPosting } from '../../seo/.server/structured-data.ts';

/** What a job offer says of itself. */
export function careerHead(
  career: CareerContent,
  settings: SettingsContent,
  site: SiteRequest,
  hidden: boolean,
): MetaDescriptor[] {
  const place = { ...site, settings };
  return pageHead({
    ...place,
    hidden,
    languages: career.languages,
    title: firstText(career.seoTitle, career.title),
    name: career.title.text,
    description: firstText(career.seoDescription, career.description),
    structuredData: [jobPosting(career, place)],
  });
}
