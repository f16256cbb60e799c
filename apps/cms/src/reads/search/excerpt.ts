import type { SearchHit } from '@osnowa/contract';
import { foldedWords } from '../../database/search/folding.ts';
import { hasEnding, type Texts, withEnding } from './searched-texts.ts';
import { WordIndex, WRITTEN_WORD } from './word-index.ts';

type Piece = SearchHit['Title'][number];

/** Greatest length of an excerpt, in characters: two lines on a desktop, five on a phone. */
const LENGTH = 200;

/** Characters before the first word that was found, in a sentence that is too long. */
const BEFORE = 70;

/** The text with the searched words as pieces of their own; none of an empty text. */
export function withFound(text: string, words: readonly string[]): Piece[] {
  const written = [...text.matchAll(WRITTEN_WORD)];
  const index = new WordIndex();
  for (const [at, [word]] of written.entries()) index.add(at, word);
  const found = new Set(words.flatMap((word) => ofWord(index, word)));
  const pieces: Piece[] = [];
  let end = 0;
  for (const [at, match] of written.entries()) {
    if (!found.has(at)) continue;
    pieces.push({ Text: text.slice(end, match.index), Found: false });
    pieces.push({ Text: match[0], Found: true });
    end = match.index + match[0].length;
  }
  pieces.push({ Text: text.slice(end), Found: false });
  return pieces.filter(({ Text }) => Text !== '');
}

/** A mistake is forgiven where the word itself is not there. */
function ofWord(index: WordIndex, word: string): number[] {
  const found = withEnding(index, word).flat();
  return found.length > 0 ? found : index.mistyped(word).flat();
}

/**
 * The part of a document's texts that shows why it was found: around the first of the words, in the
 * description or in the first paragraph that has one; else the description. Headings, labels and
 * figures say nothing by themselves, so they are not shown.
 * @param body paragraphs, one on a line
 */
export function excerptOf(
  { about, body }: Pick<Texts, 'about' | 'body'>,
  words: readonly string[],
): string {
  for (const text of [about, ...body.split('\n').filter(isProse)]) {
    const at = firstFound(text, words);
    if (at !== -1) return cut(text, at);
  }
  return cut(about, 0);
}

/** Words of a paragraph that is more than a label. */
const FEWEST_WORDS = 5;

function isProse(paragraph: string): boolean {
  return /[.!?…]$/.test(paragraph) && paragraph.split(' ').length >= FEWEST_WORDS;
}

function firstFound(text: string, words: readonly string[]): number {
  for (const { 0: written, index } of text.matchAll(WRITTEN_WORD)) {
    const [folded = ''] = foldedWords(written);
    if (words.some((word) => hasEnding(folded, word))) return index;
  }
  return -1;
}

/** Where one sentence ends and the next begins; a point of an abbreviation has no capital behind it. */
const BETWEEN_SENTENCES = /(?<=[.!?…]) (?=\p{Lu})/gu;

/** Whole sentences where they fit; no-break spaces join numbers and short words to others. */
function cut(text: string, at: number): string {
  const ends = [...text.matchAll(BETWEEN_SENTENCES)].map(({ index }) => index);
  const sentence = (ends.findLast((end) => end < at) ?? -1) + 1;
  const start = at - sentence <= LENGTH / 2 ? sentence : text.indexOf(' ', at - BEFORE) + 1;
  const before = start === sentence ? '' : '… ';
  if (text.length - start <= LENGTH) return before + text.slice(start);
  const end = ends.findLast((one) => one > at && one - start <= LENGTH);
  if (end !== undefined) return before + text.slice(start, end);
  const space = text.lastIndexOf(' ', start + LENGTH);
  return `${before}${text.slice(start, space > at ? space : start + LENGTH)} …`;
}
