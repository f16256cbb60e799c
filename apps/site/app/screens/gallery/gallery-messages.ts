import { typesetLocales } from '@osnowa/text';
import { useLocale } from '../../i18n/i18n.tsx';
import { gallery as de } from '../../i18n/messages/de/gallery.ts';
import { gallery as en } from '../../i18n/messages/en/gallery.ts';
import { gallery as pl } from '../../i18n/messages/pl/gallery.ts';

/** Labels of the gallery in every language. */
export const GALLERY_MESSAGES = typesetLocales({ pl, en, de });

/** Labels of the gallery in the language of the page; it is for development, and loads all of them. */
export function useGalleryMessages() {
  return GALLERY_MESSAGES[useLocale()];
}
