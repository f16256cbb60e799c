import type { HeadKind } from '@osnowa/site-map';
import type { AreaData, RealizationData } from '../content/.server/details.ts';
import type { CareerContent, ProductContent } from '../content/domain.ts';
import type { PageFacts, Place } from '../seo/.server/page-facts.ts';
import { headOf, pageHead } from '../seo/.server/page-head.ts';
import { faqPage, jobPosting, softwareApplication } from '../seo/.server/structured-data.ts';

type Document = Pick<PageFacts, 'languages'>;
type Further = Pick<PageFacts, 'name' | 'hidden' | 'structuredData'>;

/** Head of a document's own page. */
const detailHead = (kind: HeadKind, document: Document, place: Place, further: Further) =>
  pageHead({ ...place, languages: document.languages, ...headOf(kind, document), ...further });

/** Head of a product page. */
export function productHead(product: ProductContent, place: Place) {
  const structuredData = [
    softwareApplication(product, place),
    ...faqPage(product.questions, place),
  ];
  return detailHead('products', product, place, { name: product.name, structuredData });
}

/** Head of the page of an area or an industry. */
export function areaHead({ area }: AreaData, place: Place) {
  return detailHead('areas', area, place, { name: area.name.text });
}

/** Head of a job offer. */
export function careerHead(career: CareerContent, place: Place, hidden: boolean) {
  const structuredData = [jobPosting(career, place)];
  return detailHead('careers', career, place, { name: career.title.text, hidden, structuredData });
}

/** Head of a case study. */
export function realizationHead({ realization }: RealizationData, place: Place) {
  return detailHead('realizations', realization, place, { name: realization.name.text });
}
