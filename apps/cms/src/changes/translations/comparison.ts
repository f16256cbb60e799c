import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import { compare, type Sentence } from './basis.ts';
import type { TextKind } from './localised-texts.ts';
import { type Place, statesOf } from './newest-state.ts';
import { basisOf } from './progress.ts';
import { plain, sentencesOf } from './sentences.ts';
import { storedProgress } from './state-rows.ts';

/** A text of a document next to its translation. */
export interface ComparedText {
  key: string;
  /** Path in the form. */
  path: string;
  kind: TextKind;
  /** Both as plain text, a paragraph on each line. */
  original: string;
  translation: string;
  sentences: Sentence[];
  /** The original of a formatted text, as its field stores it. */
  formatted?: unknown;
}

/**
 * The texts of a document next to their translations, in the order of the form; those that are
 * empty in both languages are left out.
 * @param inWords writes a text of a language, which may be formatted
 * @returns `null` if the document is not there or in the trash
 */
export async function comparedTexts(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  inWords: (value: unknown, locale: Locale) => string = plain,
): Promise<ComparedText[] | null> {
  const states = await statesOf(req, place);
  if (!states) return null;
  const bases = (await storedProgress(req, place)).get(language)?.bases;
  return states.newest
    .map((text): ComparedText => {
      const { key, kind, path, values } = text;
      const [original, translation] = [values[DEFAULT_LOCALE], values[language]];
      const basis = basisOf(text, language, bases?.[key]);
      return {
        key,
        path,
        kind,
        original: inWords(original, DEFAULT_LOCALE),
        translation: inWords(translation, language),
        sentences: compare(basis, sentencesOf(original, DEFAULT_LOCALE).flat()),
        ...(kind === 'richText' && { formatted: original }),
      };
    })
    .filter(({ original, translation }) => original !== '' || translation !== '');
}
