import { typesetLocales } from '@osnowa/text';
import { gallery as de } from '@osnowa/text/messages/de/gallery';
import { gallery as en } from '@osnowa/text/messages/en/gallery';
import { gallery as pl } from '@osnowa/text/messages/pl/gallery';
import { useLocale } from '../../i18n/i18n.tsx';

/** Labels of the gallery in every language. */
export const GALLERY_MESSAGES = typesetLocales({ pl, en, de });

/** Labels of the gallery in the language of the page; it is for development, and loads all of them. */
export function useGalleryMessages() {
  return GALLERY_MESSAGES[useLocale()];
}
