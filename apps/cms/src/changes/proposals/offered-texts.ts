import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import type { PayloadRequest } from 'payload';
import type { Paragraphs } from '../translations/basis.ts';
import { type ComparedText, comparedTexts } from '../translations/comparison.ts';
import { newestRow, type Place, statesOf } from '../translations/newest-state.ts';
import { markedText } from '../translations/rich-text/marked-text.ts';
import { sentencesOf } from '../translations/sentences.ts';

/** A text of a document that can be proposed anew; a formatted one has marks in both languages. */
export interface OfferedText extends ComparedText {
  /** The sentences of the original. */
  paragraphs: Paragraphs;
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
  const originals = new Map(
    states.newest.map(({ key, values }) => [
      key,
      sentencesOf(values[DEFAULT_LOCALE], DEFAULT_LOCALE),
    ]),
  );
  return texts.map((text) => ({
    ...text,
    paragraphs: originals.get(text.key) ?? [],
  }));
}

/** Whether two states of an original are equal. */
export function isSame(one: Paragraphs, other: Paragraphs): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The title of a document; `null` for a global and for a document without one. */
export async function titleOf(req: PayloadRequest, place: Place): Promise<string | null> {
  if ('global' in place) return null;
  const { useAsTitle = 'id' } = req.payload.collections[place.collection].config.admin;
  const title = (await newestRow(req, place))?.[useAsTitle];
  if (typeof title === 'string') return title || null;
  const words = (title as Partial<Record<Locale, unknown>> | null | undefined)?.[DEFAULT_LOCALE];
  return typeof words === 'string' && words !== '' ? words : null;
}
