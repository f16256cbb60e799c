import type { Locale } from '@osnowa/contract';
import type { Paragraphs } from '../basis.ts';
import { sentencesOf } from '../sentences.ts';
import { hasWords, othersIn, PLAIN, piecesIn, type RichNode, rootOf } from './rich-node.ts';

/** Kinds of blocks of a formatted text; an empty paragraph is `empty`. */
export type BlockKind =
  | 'paragraph'
  | 'heading'
  | 'item'
  | 'quote'
  | 'cell'
  | 'caption'
  | 'picture'
  | 'rule'
  | 'empty'
  | 'other';

/** A block of a formatted text: a line of words, or something without words, such as a picture. */
export interface TextBlock {
  kind: BlockKind;
  node: RichNode;
  /** The nodes around it, from the root. */
  around: readonly RichNode[];
  /** The pieces of its line; `null` without words. */
  pieces: readonly RichNode[] | null;
  /** Its sentences by its paragraphs: a line break inside it ends one. */
  sentences: Paragraphs;
}

const KINDS: Readonly<Record<string, BlockKind>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  listitem: 'item',
  quote: 'quote',
  upload: 'picture',
  horizontalrule: 'rule',
};

/** Nodes that an editor types into, and that may be empty. */
const OF_WORDS: readonly BlockKind[] = ['paragraph', 'heading', 'item', 'quote'];

function kindOf(node: RichNode, around: readonly RichNode[], isLine: boolean): BlockKind {
  const kind = KINDS[node.type ?? ''] ?? 'other';
  if (!isLine) return OF_WORDS.includes(kind) ? 'empty' : kind;
  if (kind === 'picture') return 'caption';
  return kind === 'paragraph' && around.some(({ type }) => type === 'tablecell') ? 'cell' : kind;
}

function blocksIn(node: RichNode, around: readonly RichNode[], locale: Locale): TextBlock[] {
  const caption = node.fields?.caption?.trim();
  const pieces = caption ? [{ ...PLAIN, text: caption }] : piecesIn(node);
  const isLine = hasWords(pieces);
  const kind = kindOf(node, around, isLine);
  if (isLine) {
    const sentences = sentencesOf({ root: { children: pieces } }, locale);
    const inside = caption ? [] : othersIn(node);
    return [
      { kind, node, around, pieces, sentences },
      ...inside.flatMap((child) => blocksIn(child, [...around, node], locale)),
    ];
  }
  if (!hasWords(node.children ?? [])) {
    // The cells of a table do not move: an empty one is no block.
    const isHidden = kind !== 'picture' && around.some(({ type }) => type === 'table');
    return isHidden ? [] : [{ kind, node, around, pieces: null, sentences: [] }];
  }
  return othersIn(node).flatMap((child) => blocksIn(child, [...around, node], locale));
}

/** The blocks of a formatted text, in their order. */
export function textBlocks(value: unknown, locale: Locale): TextBlock[] {
  const root = rootOf(value);
  return (root?.children ?? []).flatMap((child) => blocksIn(child, [root as RichNode], locale));
}
