import type { MetaDescriptor } from 'react-router';
import type { ProductContent, SettingsContent } from '../../content/domain.ts';
import type { SiteRequest } from '../../content/request.ts';
import { firstText, pageHead } from '../../seo/.server/page-head.ts';
import { faqPage, softwareApplication } from '../../seo/.server/structured-data.ts';

/** What a product page says of itself. */
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
