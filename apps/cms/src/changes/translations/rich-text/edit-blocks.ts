import { type Basis, confirmed, translated } from '../basis.ts';
import { type BlockPair, basedBlocks, blockPairs, type RichTranslation } from './block-pairs.ts';
import { type LineProblem, lineProblem, marksOfLine, piecesOf } from './marked-line.ts';
import { hasWords, type RichNode, rootOf } from './rich-node.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';
import { copyWith, TranslationTree } from './translation-tree.ts';

/** An editor's change of a block. */
export interface BlockEdit {
  /** Of the `BlockPair`. */
  id: string;
  /** The translation that the editor saw next to it, as a line with marks. */
  seen: string;
  /** A line with marks, empty to remove the block; without it, the original is copied. */
  text?: string | undefined;
  /** Whether nothing has to change in it. */
  isConfirmed?: boolean | undefined;
}

/**
 * Why a block cannot be written: its marks; more than one line; its translation is another one by
 * now, or its original is.
 */
export interface BlockProblem {
  id: string;
  kind: LineProblem['kind'] | 'lines' | 'changed' | 'gone';
  /** Of `LineProblem`; otherwise empty. */
  mark: string;
}

/** A translation after some of its blocks were written. */
interface Edited {
  /** `null` when no word is left of it. */
  translation: unknown;
  basis: Basis;
}

function problemOf(pair: BlockPair | undefined, edit: BlockEdit): BlockProblem | null {
  const { id, isConfirmed, seen } = edit;
  const line = edit.text?.trim() ?? '';
  const hasLine = Boolean(pair?.original?.pieces ?? pair?.own?.pieces);
  if (!pair || (line !== '' && !hasLine)) return { id, kind: 'gone', mark: '' };
  const { originalLine, ownLine } = pair;
  if (ownLine !== seen && ownLine !== line) return { id, kind: 'changed', mark: '' };
  if (isConfirmed || line === '') return null;
  if (line.includes('\n')) return { id, kind: 'lines', mark: '' };
  const allowed = [...marksOfLine(originalLine), ...marksOfLine(ownLine)];
  const problem = lineProblem(marksOfLine(ownLine || originalLine), line, allowed);
  return problem && { id, ...problem };
}

/** Problems that prevent edits; with any of them, no edit is made. */
export function blockProblems(text: RichTranslation, edits: readonly BlockEdit[]): BlockProblem[] {
  const pairs = new Map(blockPairs(text).map((pair) => [pair.id, pair]));
  return edits.flatMap((edit) => problemOf(pairs.get(edit.id), edit) ?? []);
}

/** The tree of the translation, or else that of the original with the blocks that are written. */
function treeFor(
  { original, translation }: RichTranslation,
  pairs: readonly BlockPair[],
  written: readonly BlockPair[],
): TranslationTree {
  const blocks = pairs.flatMap((pair) => pair.original ?? []);
  const nodes = new Map<TextBlock, RichNode>();
  const root = rootOf(translation);
  if (root && hasWords([root])) {
    for (const pair of pairs)
      if (pair.original && pair.own) nodes.set(pair.original, pair.own.node);
    return new TranslationTree(root, blocks, nodes);
  }
  const copies = new Map<RichNode, RichNode>();
  const kept = new Set(written.flatMap((pair) => pair.original?.node ?? []));
  const copy = copyWith(rootOf(original) ?? {}, kept, copies);
  for (const block of blocks) {
    const made = copies.get(block.node);
    if (made) nodes.set(block, made);
  }
  return new TranslationTree(copy ?? {}, blocks, nodes);
}

/**
 * Writes, removes and confirms blocks of a translation. All others keep words and basis: a stale
 * one stays stale. A translation without a structure of its own gets that of the original.
 * @param edits in which `blockProblems` finds nothing
 */
export function editBlocks(text: RichTranslation, edits: readonly BlockEdit[]): Edited {
  const own = { ...text, translation: structuredClone(text.translation) };
  const pairs = blockPairs(own);
  const bases = new Map(basedBlocks(own).map(({ block, basis }) => [block.node, basis]));
  const asked = new Map(edits.map((edit) => [edit.id, edit]));
  const editOf = ({ id }: BlockPair) => asked.get(id);
  const isRemoved = (pair: BlockPair) => editOf(pair)?.text?.trim() === '';
  const written = pairs.filter((pair) => {
    const edit = editOf(pair);
    return edit && !edit.isConfirmed && !isRemoved(pair);
  });
  const tree = treeFor(own, pairs, written);
  const writtenTo = new Map<RichNode, BlockPair>();
  for (const pair of written) {
    const node = pair.original ? tree.nodeFor(pair.original) : pair.own?.node;
    if (!node) continue;
    const line = editOf(pair)?.text?.trim() ?? pair.originalLine;
    if (line !== '') tree.fill(node, piecesOf(line, pair.marks));
    writtenTo.set(node, pair);
  }
  for (const { original, own: block } of pairs.filter(isRemoved)) {
    // A picture outlives its description, while the original has it.
    if (block?.kind === 'caption' && original) tree.fill(block.node, []);
    else if (block) tree.remove(block.node);
  }
  const translation = hasWords([tree.root])
    ? { ...(own.translation as object | null), root: tree.root }
    : null;
  const confirmedNodes = new Map(
    pairs.flatMap((pair) => (editOf(pair)?.isConfirmed && pair.own ? [[pair.own.node, pair]] : [])),
  );
  const basis = textBlocks(translation, text.language).flatMap(({ node, sentences }): Basis => {
    const now = (pair: BlockPair) => pair.original?.sentences ?? [];
    const [isConfirmed, isWritten] = [confirmedNodes.get(node), writtenTo.get(node)];
    if (isConfirmed) return confirmed(now(isConfirmed), sentences);
    const before = bases.get(node) ?? [];
    return isWritten ? translated(before, now(isWritten), sentences) : before;
  });
  return { translation, basis };
}
