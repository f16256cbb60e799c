import type { MetaDescriptor } from 'react-router';
import type { PageContent, SectionData } from '../../content/domain.ts';
import { splitLocale } from '../../i18n/locale-path.ts';
import { firstText, pageMeta } from '../../seo/page-meta.ts';

interface ArrangedFacts {
  page: PageContent;
  data: Pick<SectionData, 'settings'>;
  path: string;
  publicUrl: string;
  hidden: boolean;
}

/** What an arranged page says of itself; its own search texts first, its visible ones otherwise. */
export function arrangedMeta(facts: ArrangedFacts, pathname: string): MetaDescriptor[] {
  const { page, data, path, publicUrl, hidden } = facts;
  return pageMeta({
    locale: splitLocale(pathname).locale,
    path,
    publicUrl,
    hidden,
    company: data.settings.companyName,
    title: firstText(page.seoTitle, page.title),
    description: firstText(page.seoDescription, page.subtitle, data.settings.description),
  });
}
