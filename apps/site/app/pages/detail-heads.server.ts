import type { MetaDescriptor } from 'react-router';
import type { AreaData, RealizationData } from '../content/.server/details.ts';
import type { CareerContent, ProductContent, SettingsContent } from '../content/domain.ts';
import type { SiteRequest } from '../content/request.ts';
import { headOf, pageHead } from '../seo/.server/page-head.ts';
import { faqPage, jobPosting, softwareApplication } from '../seo/.server/structured-data.ts';

/** Head of a product page. */
export function productHead(
  product: ProductContent,
  settings: SettingsContent,
  site: SiteRequest,
): MetaDescriptor[] {
  const place = { ...site, settings };
  return pageHead({
    ...place,
    languages: product.languages,
    ...headOf('products', product),
    name: product.name,
    structuredData: [softwareApplication(product, place), ...faqPage(product.questions, place)],
  });
}

/** Head of the page of an area or an industry. */
export function areaHead(
  { area }: AreaData,
  settings: SettingsContent,
  site: SiteRequest,
): MetaDescriptor[] {
  return pageHead({
    ...site,
    settings,
    languages: area.languages,
    ...headOf('areas', area),
    name: area.name.text,
  });
}

/** Head of a job offer. */
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
    ...headOf('careers', career),
    name: career.title.text,
    structuredData: [jobPosting(career, place)],
  });
}

/** Head of a case study. */
export function realizationHead(
  { realization }: RealizationData,
  settings: SettingsContent,
  site: SiteRequest,
): MetaDescriptor[] {
  return pageHead({
    ...site,
    settings,
    languages: realization.languages,
    ...headOf('realizations', realization),
    name: realization.name.text,
  });
}
