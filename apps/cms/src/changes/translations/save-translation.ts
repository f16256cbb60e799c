import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '../../database/writes/transaction.ts';
import { Refusal } from '../../kit/endpoint.ts';
import { wordsFor } from '../../kit/words.ts';
import { waitForOthers } from '../wait-for-others.ts';
import type { Basis } from './basis.ts';
import { plain } from './comparison.ts';
import { type LocalisedText, localisedTexts } from './localised-texts.ts';
import { fieldsAt, newestRow, type Place } from './newest-state.ts';
import { basisOf } from './progress.ts';
import { blockField } from './rich-text/block-field.ts';
import type { RichTranslation } from './rich-text/block-pairs.ts';
import {
  type BlockEdit,
  type BlockProblem,
  blockProblems,
  editBlocks,
} from './rich-text/edit-blocks.ts';
import { storedProgress } from './state-rows.ts';
import { confirmTexts, storeBases } from './track-translations.ts';
import { type WrittenText, writeTranslation } from './write-translation.ts';

/** A text as an editor wrote it in the translation view. */
interface TypedText {
  key: string;
  /** Without it and without blocks, the original is copied. */
  text?: string | undefined;
  /** The translation that the view showed next to it; without it, nothing is compared. */
  seen?: string | undefined;
  /** Changes of the blocks of a formatted text. */
  blocks?: readonly BlockEdit[] | undefined;
}

/** @throws Refusal 409 unless there is none */
function refuseProblems(
  req: PayloadRequest,
  problems: readonly (readonly [string, BlockProblem])[],
) {
  if (problems.length === 0) return;
  const fields = problems.map(([field, { kind, mark }]) => {
    const sentence = fill(wordsFor(req).changes.saveTranslation[kind], { mark });
    return [field, sentence] as const;
  });
  const data = { fields: Object.fromEntries(fields) };
  throw new Refusal(wordsFor(req).changes.saveTranslation.refused, 409, data);
}

/** Whether a text is another one by now than the view showed. */
function isChanged(
  { values }: LocalisedText,
  { seen, text }: TypedText,
  language: Locale,
): boolean {
  if (seen === undefined) return false;
  const stored = plain(values[language] ?? '', language);
  return stored !== seen && stored !== text;
}

interface Found {
  typed: TypedText;
  text: LocalisedText;
  rich: RichTranslation;
}

function problemsOf({ rich, text, typed }: Found): [string, BlockProblem][] {
  const { blocks, key } = typed;
  if (blocks) return blockProblems(rich, blocks).map((one) => [blockField(key, one.id), one]);
  if (!isChanged(text, typed, rich.language)) return [];
  return [[key, { id: '', kind: 'changed', mark: '' }]];
}

/** The typed texts, next to the stored ones; those whose field is gone are left out. */
async function find(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  all: readonly TypedText[],
): Promise<Found[]> {
  const row = await newestRow(req, place);
  if (!row) return [];
  const bases = (await storedProgress(req, place)).get(language)?.bases;
  const texts = new Map(localisedTexts(fieldsAt(req, place), row).map((text) => [text.key, text]));
  return all.flatMap((typed): Found[] => {
    const text = texts.get(typed.key);
    if (!text || (typed.blocks && text.kind !== 'richText')) return [];
    const [original, translation] = [text.values[DEFAULT_LOCALE], text.values[language]];
    const basis = basisOf(text, language, bases?.[text.key]);
    return [{ typed, text, rich: { original, translation, language, basis } }];
  });
}

/**
 * Saves texts that an editor wrote and confirmed in the translation view: all of them, or nothing.
 * Of a formatted text the written blocks are stored, and no other is marked as newly translated.
 * @param confirmed keys of texts in which nothing has to change
 * @throws Refusal 409 with a sentence for each field: a broken mark, or a text that was
 *   changed elsewhere after the view was loaded; errors of the save itself
 */
export async function saveTranslation(
  req: PayloadRequest,
  place: Place,
  language: Locale,
  { written, confirmed }: { written: readonly TypedText[]; confirmed: readonly string[] },
): Promise<void> {
  if (written.length === 0 && confirmed.length === 0) return;
  try {
    await inTransaction(req.payload, async (transaction) => {
      req.transactionID = transaction.transactionID;
      await waitForOthers(req, place);
      const found = await find(req, place, language, written);
      refuseProblems(req, found.flatMap(problemsOf));
      const bases = new Map<string, Basis>();
      const texts = found.flatMap(({ rich, typed }): WrittenText[] => {
        const { blocks, key, text } = typed;
        if (!blocks) return [{ key, text }];
        const { basis, translation } = editBlocks(rich, blocks);
        bases.set(key, basis);
        const isWritten = blocks.some(({ isConfirmed }) => !isConfirmed);
        return isWritten ? [{ key, value: translation }] : [];
      });
      await writeTranslation(req, place, language, texts);
      if (confirmed.length > 0) await confirmTexts(req, place, language, confirmed);
      if (bases.size > 0) await storeBases(req, place, language, ({ key }) => bases.get(key));
    });
  } finally {
    delete req.transactionID;
  }
}
