import { LOCALES, type Locale } from '@osnowa/contract';
import { useLocale } from '../../i18n/i18n.tsx';

/**
 * `lang` of an article on the page, and of a label inside it that is in the language of the page.
 * Neither is needed if both are in one language.
 * @param language that the article is written in
 */
export function useArticleLang(language: Locale): {
  article: string | undefined;
  label: string | undefined;
} {
  const locale = useLocale();
  if (locale === language) return { article: undefined, label: undefined };
  return { article: LOCALES[language].fullCode, label: LOCALES[locale].fullCode };
}
