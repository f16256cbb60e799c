import { hasWords, othersIn, piecesIn, type RichNode } from './rich-node.ts';
import type { TextBlock } from './text-blocks.ts';

type Path = readonly RichNode[];

function pathTo({ around, node }: TextBlock): RichNode[] {
  return [...around, node];
}

/** How many nodes two paths have in common, from the root. */
function commonLength(one: Path, other: Path): number {
  const different = one.findIndex((node, at) => node !== other[at]);
  return different < 0 ? one.length : different;
}

function isOfTable({ type }: RichNode): boolean {
  return type === 'table' || type === 'tablerow' || type === 'tablecell';
}

function holdsAny({ children = [] }: RichNode, kept: ReadonlySet<RichNode>): boolean {
  return children.some((child) => kept.has(child) || holdsAny(child, kept));
}

/** The entries of a list are numbered. */
function numbered(list: RichNode): void {
  if (list.type !== 'list') return;
  for (const [at, item] of (list.children ?? []).entries()) item.value = (list.start ?? 1) + at;
}

/**
 * Copies a part of the original for a translation that has some of its blocks only. Nodes without
 * words stay next to them; the other cells of a table are empty.
 * @param kept nodes of these blocks
 * @param copies is filled with the copy of each node
 * @returns `null` where nothing is left
 */
export function copyWith(
  node: RichNode,
  kept: ReadonlySet<RichNode>,
  copies: Map<RichNode, RichNode>,
): RichNode | null {
  const isTable = node.type === 'table' && holdsAny(node, kept);
  const copy = (one: RichNode, isCell: boolean): RichNode | null => {
    const isWhole = !hasWords([one]);
    const isHere = isWhole || isCell || kept.has(one) || holdsAny(one, kept);
    if (!isHere) return null;
    const { children, ...own } = one;
    const made: RichNode = structuredClone(isWhole ? one : own);
    copies.set(one, made);
    if (isWhole || !children) return made;
    const pieces = kept.has(one) ? structuredClone(piecesIn(one)) : [];
    const isOfCell = isCell || (one.type === 'table' && holdsAny(one, kept));
    const others = othersIn(one).map((child) => copy(child, isOfCell));
    made.children = [...pieces, ...others.filter((child) => child !== null)];
    numbered(made);
    return made;
  };
  return copy(node, isTable);
}

/**
 * The nodes of a translation, in which single blocks are written. The others keep every character,
 * and their nodes.
 */
export class TranslationTree {
  readonly root: RichNode;
  readonly #blocks: readonly TextBlock[];
  /** Nodes of the translation by the blocks of the original. */
  readonly #nodes: Map<TextBlock, RichNode>;

  /**
   * @param root is changed
   * @param blocks of the original, in their order
   * @param nodes of the translation, by the blocks that they translate
   */
  constructor(
    root: RichNode,
    blocks: readonly TextBlock[],
    nodes: ReadonlyMap<TextBlock, RichNode>,
  ) {
    this.root = root;
    this.#blocks = blocks;
    this.#nodes = new Map(nodes);
  }

  /** The node that translates a block; one that is not there is put in its place. */
  nodeFor(block: TextBlock): RichNode {
    return this.#nodes.get(block) ?? this.#insert(block);
  }

  /** Puts pieces of text into a node, and leaves its nodes on lines of their own. */
  fill(node: RichNode, pieces: readonly RichNode[]): void {
    if (node.type !== 'upload') node.children = [...pieces, ...othersIn(node)];
    else node.fields = { ...node.fields, caption: pieces[0]?.text ?? '' };
  }

  /** Removes a node, and nodes that are empty without it; the cells of a table stay. */
  remove(node: RichNode): void {
    const path = this.#pathOf(node);
    const table = path.find(({ type }) => type === 'table');
    if (table) {
      this.fill(node, []);
      if (!hasWords([table])) this.#takeOut(path.slice(0, path.indexOf(table) + 1));
      return;
    }
    const others = othersIn(node);
    if (hasWords(others)) node.children = others;
    else this.#takeOut(path);
  }

  #takeOut(path: Path): void {
    const [node, parent] = [path.at(-1), path.at(-2)];
    if (!parent) return;
    parent.children = parent.children?.filter((child) => child !== node);
    numbered(parent);
    if (parent.children?.length === 0 && parent !== this.root) this.#takeOut(path.slice(0, -1));
  }

  /** The nodes from the root to a node of the translation; empty for one that is not there. */
  #pathOf(node: RichNode, from: RichNode = this.root): RichNode[] {
    if (from === node) return [from];
    for (const child of from.children ?? []) {
      const path = this.#pathOf(node, child);
      if (path.length > 0) return [from, ...path];
    }
    return [];
  }

  /** The translated block next to another one: of those around it, the one in the same list. */
  #neighbour(block: TextBlock): TextBlock | undefined {
    const at = this.#blocks.indexOf(block);
    const isThere = (one: TextBlock) => this.#nodes.has(one);
    const before = this.#blocks.slice(0, at).findLast(isThere);
    const after = this.#blocks.slice(at).find(isThere);
    if (!before || !after) return before ?? after;
    const path = pathTo(block);
    const isNearer = commonLength(path, pathTo(after)) > commonLength(path, pathTo(before));
    return isNearer ? after : before;
  }

  #insert(block: TextBlock): RichNode {
    const path = pathTo(block);
    const neighbour = this.#neighbour(block);
    if (!neighbour) return this.#place(path, 1, this.root, this.root.children?.length ?? 0);
    const beside = this.#pathOf(this.#nodes.get(neighbour) as RichNode);
    const other = pathTo(neighbour);
    const common = commonLength(path, other);
    const owner = beside.at(-1) as RichNode;
    // The block is in a list inside the entry that is its neighbour.
    if (common === other.length && owner.type === neighbour.node.type) {
      return this.#place(path, common, owner, piecesIn(owner).length);
    }
    const depth = beside.length - (other.length - common);
    const holder = beside[depth - 1];
    // A list inside the block's own entry is translated, and the words before it are not.
    if (holder && common === path.length && holder.type === block.node.type) {
      if (!hasWords(piecesIn(holder))) return holder;
    }
    const isAlike = common < path.length && holder?.type === path[common - 1]?.type;
    const [at, level] = isAlike ? [depth, common] : [1, 1];
    const [parent, sibling] = [beside[at - 1] as RichNode, beside[at] as RichNode];
    const position = (parent.children ?? []).indexOf(sibling);
    const isAfter = this.#blocks.indexOf(neighbour) < this.#blocks.indexOf(block);
    const cell = isAlike ? this.#emptyCell(path, level, parent, position, other[level]) : null;
    return cell ?? this.#place(path, level, parent, position + (isAfter ? 1 : 0));
  }

  /** The empty place in a table that the translation has already; `null` if there is none. */
  #emptyCell(
    path: Path,
    level: number,
    parent: RichNode,
    position: number,
    beside: RichNode | undefined,
  ): RichNode | null {
    if (!path.slice(0, level).some(isOfTable)) return null;
    const siblings = path[level - 1]?.children ?? [];
    let at = position + siblings.indexOf(path[level] as RichNode);
    at -= siblings.indexOf(beside as RichNode);
    let node: RichNode | undefined = parent;
    for (const [index, step] of path.slice(level).entries()) {
      node = node?.children?.[at];
      if (!node || node.type !== step.type || hasWords(piecesIn(node))) return null;
      const next = path[level + index + 1];
      at = next ? (step.children ?? []).indexOf(next) : 0;
    }
    return node ?? null;
  }

  /** Copies a branch of the original, with one block of it, into a node of the translation. */
  #place(path: Path, level: number, parent: RichNode, position: number): RichNode {
    const node = path.at(-1) as RichNode;
    const copies = new Map<RichNode, RichNode>();
    const copy = copyWith(path[level] as RichNode, new Set([node]), copies) as RichNode;
    parent.children = (parent.children ?? []).toSpliced(position, 0, copy);
    numbered(parent);
    for (const block of this.#blocks) {
      const made = copies.get(block.node);
      if (made) this.#nodes.set(block, made);
    }
    return copies.get(node) as RichNode;
  }
}
