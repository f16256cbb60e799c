import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import type { TextKind } from '../publishing/leaves.ts';
import { statesOf } from '../publishing/newest-state.ts';
import type { Place } from '../publishing/place.ts';
import { compare, type Paragraphs, type Sentence } from './basis.ts';
import { basisOf } from './progress.ts';
import { markedText } from './rich-text/marked-text.ts';
import { plain, sentencesOf } from './sentences.ts';
import { storedProgress } from './track-translations.ts';

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

/** A text of a document that a machine can translate; a formatted one has marks in both languages. */
export interface OfferedText extends ComparedText {
  /** The sentences of the original. */
  paragraphs: Paragraphs;
  /** Whether the translation has words that visitors do not see yet. */
  isDraft: boolean;
}

/** The texts of a document that can be translated; `null` if it is not there or in the trash. */
export async function offeredTexts(
  req: PayloadRequest,
  place: Place,
  language: Locale,
): Promise<OfferedText[] | null> {
  const states = await statesOf(req, place);
  const texts = await comparedTexts(req, place, language, markedText);
  if (!states || !texts) return null;
  const newest = new Map(states.newest.map(({ key, values }) => [key, values]));
  const shown = new Map((states.published ?? []).map(({ key, values }) => [key, values]));
  const inWords = (value: unknown) => JSON.stringify(sentencesOf(value, language));
  return texts.map((text) => {
    const { key } = text;
    const now = inWords(newest.get(key)?.[language]);
    return {
      ...text,
      paragraphs: sentencesOf(newest.get(key)?.[DEFAULT_LOCALE], DEFAULT_LOCALE),
      isDraft: text.translation !== '' && now !== inWords(shown.get(key)?.[language]),
    };
  });
}
