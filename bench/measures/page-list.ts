/** One page of each kind, in the default language. The other languages stand below their prefix. */
export const PAGE_KINDS = [
  '/',
  '/products',
  '/products/erp',
  '/realizations',
  '/realizations/field-service',
  '/blog',
  '/careers',
  '/contact',
  '/kalkulator-aplikacji',
  '/kalkulator-dms',
  '/natychmiastowa-wycena',
  '/estimate-project',
] as const;

const PREFIXES = ['', '/en', '/de'] as const;

/** A page of each kind in each language, and the first article of each language's blog. */
export async function pagesOfAllKinds(site: string): Promise<string[]> {
  const pages = [];
  for (const prefix of PREFIXES) {
    pages.push(...PAGE_KINDS.map((path) => (path === '/' ? prefix || '/' : prefix + path)));
    const blog = await (await fetch(`${site}${prefix}/blog`)).text();
    const article = /href="((?:\/\w\w)?\/blog\/[\w-]+\/[\w-]+)"/.exec(blog)?.[1];
    if (article) pages.push(article);
  }
  return pages;
}
