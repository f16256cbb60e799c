import type { Listed } from './sitemap.ts';

/** Path without its language. */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/(?:en|de)(?=\/|$)/, '') || '/';
}

/** What pages that look alike have in common: the list that they lie below, or their own address. */
function kindOf(path: string): string {
  const [, first = '', second, third] = withoutLanguage(path).split('/');
  if (second === undefined) return `/${first}`;
  return third === undefined ? `/${first}/…` : `/${first}/…/…`;
}

/** One page of each kind, each in the next language, so that all languages are looked at. */
export function oneOfEachKind(pages: readonly Listed[]): string[] {
  const kinds = new Map<string, Listed[]>();
  for (const page of pages) {
    const kind = kindOf(page.path);
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return [...kinds.values()].map((same, index) => {
    const first = withoutLanguage(same[0]?.path ?? '/');
    const translations = same.filter(({ path }) => withoutLanguage(path) === first);
    return (translations[index % translations.length] as Listed).path;
  });
}
