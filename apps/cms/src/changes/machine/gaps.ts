import type { Locale } from '@osnowa/contract';
import { sentencesIn } from '@osnowa/text/sentences';
import { isOpen, type Sentence } from '../translations/basis.ts';
import type { OfferedText } from './offered-texts.ts';

/** Missing and stale parts of a text: lines for a machine, and the text once they are filled. */
export interface Gaps {
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
