import type { Sentence } from '../basis.ts';
import { type BlockPair, blockPairs, type RichTranslation } from './block-pairs.ts';
import { marksOfLine } from './marked-line.ts';
import type { RichNode } from './rich-node.ts';
import type { BlockKind } from './text-blocks.ts';

/** The meaning of a mark. */
export type MarkMeaning = 'link' | 'break' | 'tab' | 'other' | (typeof FORMATS)[number][1];

/** Bits of `format` of a piece of text. */
const FORMATS = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'struck'],
  [8, 'underlined'],
  [16, 'code'],
  [32, 'lowered'],
  [64, 'raised'],
] as const;

const MEANINGS: Readonly<Record<string, MarkMeaning>> = {
  link: 'link',
  autolink: 'link',
  linebreak: 'break',
  tab: 'tab',
};

/** A mark that a translation of a block may have. */
export interface BlockMark {
  number: number;
  /** `<1/>`, which is alone, and not `<1>…</1>`. */
  isSingle: boolean;
  meanings: MarkMeaning[];
  /** Where a link leads. */
  url: string | null;
}

/** A block of a formatted text next to its translation. */
export interface ComparedBlock {
  id: string;
  kind: BlockKind;
  /** *New*: the translation does not have it. *Gone*: the original does not have it any more. */
  state: 'both' | 'new' | 'gone';
  /** Both as lines with marks, empty where there is nothing to translate: a picture, a rule. */
  original: string;
  translation: string;
  sentences: Sentence[];
  marks: BlockMark[];
}

function meaningsOf({ format, type = '' }: RichNode): MarkMeaning[] {
  if (type !== 'text') return [MEANINGS[type] ?? 'other'];
  const known = FORMATS.flatMap(([bit, name]) => (Number(format) & bit ? [name] : []));
  return known.length > 0 ? known : ['other'];
}

function comparedBlock(pair: BlockPair): ComparedBlock {
  const { id, marks, original, originalLine, own, ownLine, sentences } = pair;
  const used = [...marksOfLine(originalLine), ...marksOfLine(ownLine)];
  return {
    id,
    kind: (original ?? own)?.kind ?? 'other',
    state: original ? (own ? 'both' : 'new') : 'gone',
    original: originalLine,
    translation: ownLine,
    sentences,
    marks: marks.map((node, at) => ({
      number: at + 1,
      isSingle: used.includes(`<${at + 1}/>`),
      meanings: meaningsOf(node),
      url: node.fields?.url ?? null,
    })),
  };
}

/** A formatted text's blocks next to those of its translation; empty paragraphs are left out. */
export function comparedBlocks(text: RichTranslation): ComparedBlock[] {
  return blockPairs(text)
    .map(comparedBlock)
    .filter(({ kind }) => kind !== 'empty');
}
