import { type Locale, sharePicturePath } from '@osnowa/contract';

/** Size in px that all networks show uncropped. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Address and size of the picture of a page for link previews. */
export function sharePicture(publicUrl: string, locale: Locale, path: string) {
  return { url: publicUrl + sharePicturePath(locale, path), ...SHARE_SIZE };
}
