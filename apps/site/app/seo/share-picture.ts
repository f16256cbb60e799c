import type { Locale } from '@osnowa/contract';

/** Path of the pictures of link previews. */
export const SHARE_PREFIX = '/share/';

/** Size in px that all networks show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Path of a page's picture for link previews: `/share/de/products/erp.png`. */
export function sharePicturePath(locale: Locale, path: string): string {
  return `${SHARE_PREFIX}${locale}${path === '/' ? '/home' : path}.png`;
}

/** Address and size of that picture. */
export function sharePicture(publicUrl: string, locale: Locale, path: string) {
  return { url: publicUrl + sharePicturePath(locale, path), ...SHARE_SIZE };
}
