import type { ContentPageData } from '../../content/.server/pages.ts';
import type { HeadTag } from '../../content/page-module.ts';
import type { SiteRequest } from '../../content/request.ts';
import type { PageFacts } from '../../seo/.server/page-facts.ts';
import { headOf, pageHead } from '../../seo/.server/page-head.ts';
import { faqPage, service } from '../../seo/.server/structured-data.ts';

/** Pages whose kind search engines know. */
const KINDS: Readonly<Record<string, PageFacts['kind']>> = {
  '/about': 'AboutPage',
  '/areas': 'CollectionPage',
  '/blog': 'CollectionPage',
  '/careers': 'CollectionPage',
  '/contact': 'ContactPage',
  '/industries': 'CollectionPage',
  '/products': 'CollectionPage',
  '/realizations': 'CollectionPage',
};

/** Head of a content page: its texts for search engines, or its visible texts where they are empty. */
export function contentPageHead(
  { page, data }: ContentPageData,
  site: SiteRequest,
  hidden = false,
): HeadTag[] {
  const place = { ...site, settings: data.settings };
  const questions = page.sections.flatMap((one) => (one.kind === 'questions' ? one.items : []));
  const services = site.path === '/services' ? data.services : [];
  const { title, description } = headOf('pages', page);
  return pageHead({
    ...place,
    hidden,
    languages: page.languages,
    kind: KINDS[site.path],
    title,
    name: page.title.text,
    description: description || data.settings.description.text,
    structuredData: [...services.map((one) => service(one, place)), ...faqPage(questions, place)],
  });
}
