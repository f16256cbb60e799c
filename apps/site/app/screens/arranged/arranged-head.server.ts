import type { MetaDescriptor } from 'react-router';
import type { ArrangedPage } from '../../content/.server/pages.ts';
import type { SiteRequest } from '../../content/request.ts';
import type { PageFacts } from '../../seo/.server/page-facts.ts';
import { firstText, pageHead } from '../../seo/.server/page-head.ts';
import { faqPage, service } from '../../seo/.server/things.ts';

/** Pages that are of a kind that search engines know. */
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

/** What an arranged page says of itself; its own search texts first, its visible ones otherwise. */
export function arrangedHead(
  { page, data }: ArrangedPage,
  site: SiteRequest,
  hidden = false,
): MetaDescriptor[] {
  const place = { ...site, settings: data.settings };
  const questions = page.sections.flatMap((one) => (one.kind === 'questions' ? one.items : []));
  const services = site.path === '/services' ? data.services : [];
  return pageHead({
    ...place,
    hidden,
    languages: page.languages,
    kind: KINDS[site.path],
    title: firstText(page.seoTitle, page.title),
    name: page.title.text,
    description: firstText(page.seoDescription, page.subtitle, data.settings.description),
    things: [...services.map((one) => service(one, place)), ...faqPage(questions, place)],
  });
}
