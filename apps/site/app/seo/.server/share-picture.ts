import type { Locale } from '@tkalnia/contract';

/** Where the pictures of link previews lie. */
const SHARE_PREFIX = '/share/';

/** Size in px that all networks take whole. */
const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Address and size of the picture that stands for a page in a link preview. */
export function sharePicture(publicUrl: string, locale: Locale, path: string) {
  const name = path === '/' ? '/home' : path;
  return { url: `${publicUrl}${SHARE_PREFIX}${locale}${name}.png`, ...SHARE_SIZE };
}
