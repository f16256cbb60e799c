import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import type { Paragraphs } from '../translations/basis.ts';
import { type ComparedText, comparedTexts } from '../translations/comparison.ts';
import { type Place, statesOf } from '../translations/newest-state.ts';
import { markedText } from '../translations/rich-text/marked-text.ts';
import { sentencesOf } from '../translations/sentences.ts';

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
