import type { LocalText } from '@osnowa/text';
import { useLocale } from '../i18n/i18n.tsx';

/** Turns a label of the interface into a text of the content, where a section expects one. */
export function useLabel(): (text: string) => LocalText {
  const lang = useLocale();
  return (text) => ({ text, lang });
}
