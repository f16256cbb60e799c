import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';

/** Language and language-free path of a URL path: `/de/products` → de, `/products`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of LOCALE_CODES) {
    const { prefix } = LOCALES[locale];
    if (prefix === '') continue;
    if (pathname === prefix) return { locale, path: '/' };
    if (pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) };
  }
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** Path of the one page that answers every unknown address. */
export const MISSING_PATH = '/_missing';

/** Files, which are the same in every language. */
const FILE = /^\/(?:files|media|img)\/|\.(?:xml|txt)(?:[?#]|$)/;

/**
 * Path of a page in a language. Takes what content holds: a path of this site is prefixed; a file, a
 * path with a language, a fragment and an address elsewhere (https, mailto, tel) are left as they are.
 */
export function localePath(locale: Locale, destination: string): string {
  if (!destination.startsWith('/') || FILE.test(destination)) return destination;
  if (splitLocale(destination.replace(/[?#].*/s, '')).locale !== DEFAULT_LOCALE) return destination;
  const { prefix } = LOCALES[locale];
  if (destination === '/') return prefix || '/';
  return /^\/[?#]/.test(destination)
    ? `${prefix || '/'}${destination.slice(1)}`
    : `${prefix}${destination}`;
}
