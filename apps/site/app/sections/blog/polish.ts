import { LOCALES } from '@osnowa/contract';
import { useLocale } from '../../i18n/i18n.tsx';

/**
 * `lang` of what stands in a Polish article on the page: of the article, and of a label inside it
 * that is in the language of the page. Neither is needed on a Polish page.
 */
export function usePolishLang(): { article: string | undefined; label: string | undefined } {
  const locale = useLocale();
  if (locale === 'pl') return { article: undefined, label: undefined };
  return { article: LOCALES.pl.fullCode, label: LOCALES[locale].fullCode };
}
