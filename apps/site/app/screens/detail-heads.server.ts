import type { MetaDescriptor } from 'react-router';
import type { AreaPage, RealizationPage } from '../content/.server/details.ts';
import type { CareerContent, ProductContent, SettingsContent } from '../content/domain.ts';
import type { SiteRequest } from '../content/request.ts';
import { firstText, pageHead, titleThatFits } from '../seo/.server/page-head.ts';
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
    title: firstText(product.seoTitle) || `${product.name}: ${product.title.text}`,
    name: product.name,
    description: firstText(product.seoDescription, product.shortDescription),
    structuredData: [softwareApplication(product, place), ...faqPage(product.questions, place)],
  });
}

/** Head of the page of an area or an industry. */
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
    title: firstText(career.seoTitle, career.title),
    name: career.title.text,
    description: firstText(career.seoDescription, career.description),
    structuredData: [jobPosting(career, place)],
  });
}

/** Head of a case study. */
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
