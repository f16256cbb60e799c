import type { SearchHit } from '@osnowa/contract';
import { hasEnding, withEnding } from './searched-texts.ts';
import { WordIndex, WRITTEN_WORD, wordsOf } from './word-index.ts';

type Piece = SearchHit['Title'][number];

/** Length of an excerpt, in characters: two lines on a desktop, five on a phone. */
const LENGTH = 200;

/** Characters that stand before the first word that was found. */
const BEFORE = 70;

/** The text with the words that were searched for as pieces of their own; none of an empty text. */
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
 * first text that has one, or else the beginning of the first text.
 */
export function excerptOf(texts: readonly string[], words: readonly string[]): string {
  const filled = texts.filter((text) => text !== '');
  for (const text of filled) {
    const at = firstFound(text, words);
    if (at !== -1) return cut(text, at);
  }
  return cut(filled[0] ?? '', 0);
}

function firstFound(text: string, words: readonly string[]): number {
  for (const { 0: written, index } of text.matchAll(WRITTEN_WORD)) {
    const [folded = ''] = wordsOf(written);
    if (words.some((word) => hasEnding(folded, word))) return index;
  }
  return -1;
}

const SPACE = /\s/;

function cut(text: string, at: number): string {
  if (text.length <= LENGTH) return text;
  const wanted = Math.min(Math.max(0, at - BEFORE), text.length - LENGTH);
  const start = wanted === 0 ? 0 : nextWord(text, wanted);
  const rest = text.slice(start, start + LENGTH);
  const isEnd = start + LENGTH >= text.length;
  const whole = isEnd ? rest : rest.replace(/\s+\S*$/, '');
  return `${start > 0 ? '… ' : ''}${whole.trim()}${isEnd ? '' : ' …'}`;
}

function nextWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !SPACE.test(text.charAt(at))) at += 1;
  return at + 1;
}
