import { LOCALES } from '@osnowa/contract';
import { useLocale } from '../../i18n/i18n.tsx';

/**
 * `lang` of Polish articles on the page, and of a label inside one that is in the language of the
 * page. Neither is needed on a Polish page.
 */
export function usePolishLang(): { article: string | undefined; label: string | undefined } {
  const locale = useLocale();
  if (locale === 'pl') return { article: undefined, label: undefined };
  return { article: LOCALES.pl.fullCode, label: LOCALES[locale].fullCode };
}
