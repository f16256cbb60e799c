import type { Locale } from '@osnowa/contract';
import { missingTerms } from '@osnowa/text/glossary';
import { sentencesIn } from '@osnowa/text/sentences';
import type { PayloadRequest } from 'payload';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { type DocumentPlace, waitForOthers } from '../publishing/place.ts';
import { askForPublication } from '../publishing/publication-requests.ts';
import { isOpen, type Sentence } from './basis.ts';
import { type OfferedText, offeredTexts } from './comparison.ts';
import { MachineFailure, type Translate, type TranslationRequest } from './translate-by-http.ts';
import { writeTranslation } from './write-translation.ts';

/** Characters of a text in a sentence about it. */
const SHOWN = 60;

/** Parts of an original that a translation has to contain unchanged: placeholders and marks. */
const PLACEHOLDER = /\{[^{}\s]+\}|<\/?[\w-]+[^<>]*>/g;

function placeholdersIn(text: string): string {
  return (text.match(PLACEHOLDER) ?? []).sort().join(' ');
}

function glossaryFor(texts: readonly string[], target: Locale): TranslationRequest['glossary'] {
  // Against an empty translation, every term of the original is missing.
  const terms = missingTerms(texts.join('\n'), '', target);
  return terms.map((term) => ({ source: term.pl, target: term[target as 'en' | 'de'] }));
}

/** @throws MachineFailure if a text came back empty, of several lines, or with other marks */
function checked(texts: readonly string[], translated: readonly string[]): string[] {
  if (texts.length !== translated.length) throw new MachineFailure('count');
  return translated.map((text, at) => {
    const original = texts[at] ?? '';
    const line = text.replace(/\s*\n\s*/g, ' ').trim();
    const detail = original.length > SHOWN ? `${original.slice(0, SHOWN)}…` : original;
    if (line === '') throw new MachineFailure('empty', detail);
    if (placeholdersIn(line) !== placeholdersIn(original))
      throw new MachineFailure('placeholders', detail);
    return line;
  });
}

async function fillAll(gaps: readonly Gaps[], target: Locale, translate: Translate) {
  const texts = gaps.flatMap(({ lines }) => lines);
  const glossary = glossaryFor(texts, target);
  const translated = checked(texts, await translate({ target, texts, glossary }));
  return gaps.map(({ key, lines, fill }) => ({
    key,
    text: fill(translated.splice(0, lines.length)),
  }));
}

/** @throws MachineFailure if somebody has changed one of the texts meanwhile */
function refuseChanged(
  keys: readonly string[],
  before: readonly OfferedText[],
  now: readonly OfferedText[],
): void {
  const state = (texts: readonly OfferedText[], key: string) => {
    const { original, translation } = texts.find((one) => one.key === key) ?? {};
    return JSON.stringify([original, translation]);
  };
  if (keys.some((key) => state(before, key) !== state(now, key)))
    throw new MachineFailure('changed');
}

/**
 * Has a machine write the missing and stale sentences of a document into its draft, and asks for the
 * publication of that language. What a person wrote and visitors do not see yet stays.
 * @returns how many texts it filled
 * @throws MachineFailure; then nothing is changed
 */
export async function fillByMachine(
  req: PayloadRequest,
  place: DocumentPlace,
  language: Locale,
  translate: Translate,
): Promise<number> {
  const before = (await offeredTexts(req, place, language)) ?? [];
  const gaps = gapsOf(before, language);
  if (gaps.length === 0) return 0;
  const written = await fillAll(gaps, language, translate);
  try {
    await inTransaction(req.payload, async ({ transactionID }) => {
      req.transactionID = transactionID;
      await waitForOthers(req, place);
      const now = (await offeredTexts(req, place, language)) ?? [];
      refuseChanged(
        written.map(({ key }) => key),
        before,
        now,
      );
      await writeTranslation(req, place, language, written);
      await askForPublication(req, { ...place, language }, { askedBy: '' });
    });
  } finally {
    delete req.transactionID;
  }
  return gaps.length;
}

/** Missing and stale parts of a text: lines for a machine, and the text once they are filled. */
interface Gaps {
  key: string;
  lines: string[];
  fill(translated: readonly string[]): string;
}

/** A whole text that has no translation, line by line; empty lines stay. */
function wholeText({ key, original }: OfferedText): Gaps {
  const all = original.split('\n');
  const lines = all.filter((line) => line.trim() !== '');
  return {
    key,
    lines,
    fill: (translated) => {
      const left = [...translated];
      return all.map((line) => (line.trim() === '' ? line : (left.shift() ?? ''))).join('\n');
    },
  };
}

/** A translation cut into its sentences, with the white space around each. */
function pieces(translation: string, language: Locale): string[] {
  const cut: string[] = [];
  let space = '';
  for (const paragraph of translation.split(/(?<=\n)/)) {
    const [line = ''] = paragraph.split('\n');
    for (const piece of [...sentencesIn(line, language), paragraph.slice(line.length)]) {
      if (piece.trim() !== '') {
        cut.push(space + piece);
        space = '';
      } else if (cut.length > 0) cut[cut.length - 1] += piece;
      else space += piece;
    }
  }
  return cut;
}

/** A place of a translation that a machine fills: a stale sentence, or one that is missing behind another. */
interface Hole {
  line: string;
  /** Index of the sentence that is replaced, or behind which it comes; -1 for the beginning. */
  at: number;
  isNew: boolean;
  /** Whether the original begins a paragraph with it. */
  beginsParagraph: boolean;
}

function paragraphBeginnings({ paragraphs }: OfferedText): boolean[] {
  return paragraphs.flatMap((sentences) => sentences.map((_, at) => at === 0));
}

/** The replaced sentences come first: a new one is appended to the result of that. */
function holesOf(text: OfferedText): Hole[] {
  const beginnings = paragraphBeginnings(text);
  const holes: Hole[] = [];
  let behind = -1;
  let original = -1;
  for (const { now, segment, state } of text.sentences) {
    if (now !== null) original += 1;
    if (segment !== null) behind = segment;
    const isKnown = holes.some(({ at, isNew }) => !isNew && at === segment);
    const line = segment === null ? now : presentOf(text.sentences, segment);
    // Nothing is left to translate at a sentence that is gone from the original.
    if (state === 'current' || !line || isKnown) continue;
    const beginsParagraph = beginnings[original] ?? false;
    holes.push({ line, at: behind, isNew: segment === null, beginsParagraph });
  }
  return holes.sort((one, other) => Number(one.isNew) - Number(other.isNew));
}

/** The whole present original of a sentence of the translation. */
function presentOf(sentences: readonly Sentence[], segment: number): string {
  const own = sentences.filter((one) => one.segment === segment);
  return own.flatMap(({ now }) => (now === null ? [] : [now])).join(' ');
}

function replaced(piece: string, sentence: string): string {
  const [space = ''] = piece.match(/\s*$/) ?? [];
  return sentence + space;
}

function appended(piece: string, sentence: string, beginsParagraph: boolean): string {
  const [space = ''] = piece.match(/\s*$/) ?? [];
  const between = beginsParagraph ? '\n' : ' ';
  return `${piece.trimEnd()}${between}${sentence}${space}`;
}

/** A text with some missing or stale sentences; those that wait for their publication stay as they are. */
function someSentences(text: OfferedText, language: Locale): Gaps {
  const holes = holesOf(text).filter(({ isNew }) => isNew || !text.isDraft);
  return {
    key: text.key,
    lines: holes.map(({ line }) => line),
    fill: (translated) => {
      const cut = pieces(text.translation, language);
      const beginning: string[] = [];
      for (const [index, { at, isNew, beginsParagraph }] of holes.entries()) {
        const sentence = translated[index] ?? '';
        const piece = cut[at];
        if (piece === undefined) beginning.push(sentence);
        else {
          cut[at] = isNew ? appended(piece, sentence, beginsParagraph) : replaced(piece, sentence);
        }
      }
      return [...beginning, cut.join('')].join(' ');
    },
  };
}

/**
 * Parts of a document that a machine may fill: texts without a translation, and in others the
 * sentences that are missing or stale. A formatted text that has a translation is left to people:
 * its paragraphs cannot be distinguished from a person's own.
 */
export function gapsOf(texts: readonly OfferedText[], language: Locale): Gaps[] {
  return texts
    .filter(isOpen)
    .filter(({ kind, translation }) => kind !== 'richText' || translation === '')
    .map((text) => (text.translation === '' ? wholeText(text) : someSentences(text, language)))
    .filter(({ lines }) => lines.length > 0);
}
