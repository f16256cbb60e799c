import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import { alignBy, similarity, wordSet } from '../alignment.ts';
import { type Basis, compare, type Sentence } from '../basis.ts';
import { digestOf } from './digest.ts';
import { type Marks, markedLine, marksIn, sharedMarks } from './marked-line.ts';
import type { RichNode } from './rich-node.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';

/** A formatted text, its translation, and the basis of the translation. */
export interface RichTranslation {
  original: unknown;
  translation: unknown;
  language: Locale;
  basis: Basis;
}

/** A block of the original and the one that translates it. */
export interface BlockPair {
  /** The same as long as the block of the original is the same, also when it moves. */
  id: string;
  /** `null` for one that is gone from the original. */
  original: TextBlock | null;
  /** `null` for one that is not translated. */
  own: TextBlock | null;
  sentences: Sentence[];
  marks: Marks;
  /** Both as lines with marks; empty without words. */
  originalLine: string;
  ownLine: string;
}

function lineOf(block: TextBlock | null, marks?: Marks): string {
  const { pieces = null } = block ?? {};
  return pieces ? markedLine(pieces, marks ?? marksIn(pieces)).trim() : '';
}

/** A picture is compared by its content, with its description or without. */
function contentOf({ node }: TextBlock): string {
  return digestOf([node.type, node.value, node.children]);
}

/** The lists or the cell around a block: equal words of one depth belong together. */
function addressOf({ around, node }: TextBlock): string {
  const path = [...around, node];
  return path
    .slice(0, -1)
    .map(({ children, type = '' }, at) => {
      const isOfTable = type === 'table' || type === 'tablerow';
      return isOfTable ? `${type} ${children?.indexOf(path[at + 1] as RichNode)}` : type;
    })
    .join('/');
}

/** A block for comparison: the original by its sentences, its translation by those of its basis. */
interface Comparable {
  block: TextBlock;
  sentences: readonly string[];
  words: ReadonlySet<string>;
  address: string;
}

function comparable(block: TextBlock, sentences: readonly string[]): Comparable {
  return { block, sentences, words: wordSet(sentences.join(' ')), address: addressOf(block) };
}

/** An equal sentence weighs more than anything else that two blocks have in common. */
const EQUAL = 100;

/** How well a block of the original fits to one of the translation; 0 if it does not. */
function likeness(one: Comparable, other: Comparable): number {
  const [before, now] = [one.block, other.block];
  const isWithout = !before.pieces || !now.pieces;
  if (isWithout || before.kind === 'caption') {
    if (before.node.type !== now.node.type) return 0;
    if (before.kind === 'empty' || now.kind === 'empty') return before.kind === now.kind ? 0.25 : 0;
    return contentOf(before) === contentOf(now) ? EQUAL / 2 : 1;
  }
  const left = [...other.sentences];
  const equal = one.sentences.filter((sentence) => {
    const at = left.indexOf(sentence);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const place = (before.kind === now.kind ? 0.5 : 0) + (one.address === other.address ? 0.25 : 0);
  return EQUAL * equal.length + 1 + similarity(one.words, other.words) + place;
}

/**
 * Sentences that one block lacks and another one has too many count as current where they are the
 * same: two paragraphs may be translated by one.
 */
function acrossBlocks(all: readonly Sentence[][]): Sentence[][] {
  const left = all
    .flat()
    .flatMap(({ before, now }) => (now === null && before !== null ? [before] : []));
  const found: string[] = [];
  const filled = all.map((sentences) =>
    sentences.map((sentence) => {
      const at = sentence.state === 'missing' ? left.indexOf(sentence.now as string) : -1;
      if (at < 0) return sentence;
      const [before = ''] = left.splice(at, 1);
      found.push(before);
      return { ...sentence, state: 'current' as const, before };
    }),
  );
  return filled.map((sentences) =>
    sentences.filter(({ before, now }) => {
      const at = now === null ? found.indexOf(before as string) : -1;
      if (at >= 0) found.splice(at, 1);
      return at < 0;
    }),
  );
}

/** A number distinguishes equal blocks. */
function idsFor() {
  const counts = new Map<string, number>();
  return (original: TextBlock | null, own: TextBlock | null): string => {
    const block = (original ?? own) as TextBlock;
    const content = [original !== null, block.kind, lineOf(block) || contentOf(block)];
    const digest = digestOf(content);
    const count = (counts.get(digest) ?? 0) + 1;
    counts.set(digest, count);
    return `${digest}-${count}`;
  };
}

export function basedBlocks({ basis, language, translation }: RichTranslation) {
  let end = 0;
  return textBlocks(translation, language).map((block) => {
    const from = end;
    end += block.sentences.flat().length;
    return { block, basis: basis.slice(from, end) };
  });
}

/**
 * Pairs the blocks of a formatted text with those of its translation, by the sentences that translate
 * each other; in the order of the original, with those that are gone from it between.
 */
export function blockPairs(text: RichTranslation): BlockPair[] {
  const originals = textBlocks(text.original, DEFAULT_LOCALE);
  const own = basedBlocks(text);
  const before = originals.map((block) => comparable(block, block.sentences.flat()));
  const now = own.map(({ block, basis }) =>
    comparable(
      block,
      basis.flatMap((segment) => segment.originals),
    ),
  );
  const score = (row: number, column: number) =>
    likeness(before[row] as Comparable, now[column] as Comparable);
  const pairs = alignBy(before.length, now.length, score).map((pair) => ({
    one: pair.before === null ? null : (originals[pair.before] ?? null),
    other: pair.now === null ? null : (own[pair.now] ?? null),
  }));
  const sentences = acrossBlocks(
    pairs.map(({ one, other }) => compare(other?.basis ?? [], one?.sentences.flat() ?? [])),
  );
  const idOf = idsFor();
  return pairs.map(({ one, other }, at) => {
    const block = other?.block ?? null;
    const marks = sharedMarks(marksIn(one?.pieces ?? []), marksIn(block?.pieces ?? []));
    return {
      id: idOf(one, block),
      original: one,
      own: block,
      sentences: sentences[at] ?? [],
      marks,
      originalLine: lineOf(one),
      ownLine: lineOf(block, marks),
    };
  });
}
