import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import { localisedTexts } from '../translations/localised-texts.ts';
import { publishedRow } from './one-language.ts';
import { type LanguagesOf, withheldOf } from './withheld.ts';

/**
 * State of a document for visitors in a language: its texts; the Polish ones, because the language
 * was taken off or has none; nothing, because the document is not published.
 */
type ShownState = 'shown' | 'withheld' | 'untranslated' | 'draft';

/** A document in one language. */
export interface ShownLanguage {
  language: Locale;
  state: ShownState;
}

/** In which languages visitors can read a document. */
export async function shownLanguages(
  req: PayloadRequest,
  place: LanguagesOf,
): Promise<ShownLanguage[]> {
  const row = await publishedRow(req, place);
  if (!row) return LOCALE_CODES.map((language) => ({ language, state: 'draft' }));
  const withheld = await withheldOf(req, place);
  const { flattenedFields } = req.payload.collections[place.collection].config;
  const texts = localisedTexts(flattenedFields, row);
  const hasText = (language: Locale) => texts.some(({ values }) => Boolean(values[language]));
  return LOCALE_CODES.map((language) => {
    if (withheld.includes(language)) return { language, state: 'withheld' };
    const isShown = language === DEFAULT_LOCALE || hasText(language);
    return { language, state: isShown ? 'shown' : 'untranslated' };
  });
}
