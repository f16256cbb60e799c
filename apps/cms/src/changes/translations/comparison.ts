import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import { compare, type Sentence } from './basis.ts';
import type { TextKind } from './localised-texts.ts';
import { type Place, statesOf } from './newest-state.ts';
import { basisOf } from './progress.ts';
import { sentencesOf } from './sentences.ts';
import { storedProgress } from './state-rows.ts';

/** A text of a document beside its translation. */
export interface ComparedText {
  key: string;
  /** Path in the form. */
  path: string;
  kind: TextKind;
  /** Both as plain text, a paragraph on each line. */
  original: string;
  translation: string;
  sentences: Sentence[];
}

function plain(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  return sentencesOf(value, locale)
    .map((sentences) => sentences.join(' '))
    .join('\n');
}

/**
 * The texts of a document beside their translations, in the order of the form; those that are empty in
 * both languages are left out.
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
      const original = sentencesOf(values[DEFAULT_LOCALE], DEFAULT_LOCALE).flat();
      return {
        key,
        path,
        kind,
        original: inWords(values[DEFAULT_LOCALE], DEFAULT_LOCALE),
        translation: inWords(values[language], language),
        sentences: compare(basisOf(text, language, bases?.[key]), original),
      };
    })
    .filter(({ original, translation }) => original !== '' || translation !== '');
}
