import type { Listed } from './sitemap.ts';

/** Path without its language. */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/(?:en|de)(?=\/|$)/, '') || '/';
}

/** Kind of a page: the list above it, or its own address. */
function kindOf(path: string): string {
  const [, first = '', second, third] = withoutLanguage(path).split('/');
  if (second === undefined) return `/${first}`;
  return third === undefined ? `/${first}/…` : `/${first}/…/…`;
}

/** One page of each kind, in the languages that it has. */
function kinds(pages: readonly Listed[]): string[][] {
  const known = new Map<string, string[]>();
  for (const { path } of pages) {
    const kind = kindOf(path);
    known.set(kind, [...(known.get(kind) ?? []), path]);
  }
  return [...known.values()].map((same) => {
    const first = withoutLanguage(same[0] ?? '/');
    return same.filter((path) => withoutLanguage(path) === first);
  });
}

/** One page of each kind, each in the next language, so that all languages are checked. */
export function oneOfEachKind(pages: readonly Listed[]): string[] {
  return kinds(pages).map((languages, index) => languages[index % languages.length] as string);
}

/** A page to check, on a phone or on a desktop. */
export interface Look {
  path: string;
  onPhone: boolean;
  /** The menu of the bar that is opened on it. */
  menu: 'first' | 'last';
  /** Whether all checks run on it, one of its kind; each kind's in another language. */
  isFirst: boolean;
}

/**
 * A page of each kind in each of its languages, in turn on a phone and on a desktop, so that each
 * kind and each language is seen on both.
 */
export function everyKind(pages: readonly Listed[]): Look[] {
  return kinds(pages).flatMap((languages, index) => {
    const paths = languages.length > 1 ? languages : [...languages, ...languages];
    const menu = index % 2 === 0 ? 'first' : 'last';
    return paths.map((path, place) => ({
      path,
      onPhone: (index + place) % 2 === 0,
      menu,
      isFirst: place === index % paths.length,
    }));
  });
}
