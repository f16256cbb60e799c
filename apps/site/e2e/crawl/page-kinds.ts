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

/** A page to be looked at, on a phone or at a desk. */
export interface Look {
  path: string;
  onPhone: boolean;
  /** Which menu of the bar is opened on it. */
  menu: 'first' | 'last';
}

/**
 * A page of each kind in each of its languages, in turn on a phone and at a desk, so that each kind
 * and each language is seen on both.
 */
export function everyKind(pages: readonly Listed[]): Look[] {
  const kinds = new Map<string, string[]>();
  for (const { path } of pages) {
    const kind = kindOf(path);
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return [...kinds.values()].flatMap((same, index) => {
    const first = withoutLanguage(same[0] ?? '/');
    const translations = same.filter((path) => withoutLanguage(path) === first);
    const looks = translations.length > 1 ? translations : [first, first];
    const menu = index % 2 === 0 ? 'first' : 'last';
    return looks.map((path, place) => ({ path, onPhone: (index + place) % 2 === 0, menu }));
  });
}
