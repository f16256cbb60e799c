import { isLocale, type Locale } from './locale.ts';

/** Path of the pictures of link previews. */
export const SHARE_PREFIX = '/share/';

/** Path of a page's picture for link previews: `/share/de/products/one.png`. */
export function sharePicturePath(locale: Locale, path: string): string {
  return `${SHARE_PREFIX}${locale}${path === '/' ? '/home' : path}.png`;
}

/** The page whose picture has this path; `null` for any other path. */
export function pageOfSharePicture(path: string): { locale: Locale; path: string } | null {
  const [, locale, below] = /^\/share\/([a-z]+)(\/.+)\.png$/.exec(path) ?? [];
  if (below === undefined || !isLocale(locale)) return null;
  return { locale, path: below === '/home' ? '/' : below };
}
