/** A node of a formatted text, as the editor of the form stores it. */
export interface RichNode {
  type?: string;
  text?: string;
  format?: unknown;
  style?: string;
  detail?: number;
  mode?: string;
  value?: unknown;
  children?: RichNode[];
  fields?: { caption?: string | null; url?: string };
}

/** A new piece of text as the editor of the form makes it. */
export const PLAIN = { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', version: 1 };

const INLINE: readonly string[] = ['text', 'linebreak', 'tab', 'link', 'autolink'];

/** Whether the text of a node goes on in the paragraph around it. */
function isInline({ type }: RichNode): boolean {
  return INLINE.includes(type ?? '');
}

/** Imported texts may lack what the editor stores. */
export function childrenOf({ children }: RichNode): RichNode[] {
  return Array.isArray(children) ? children : [];
}

/** The pieces of text in a node itself, and not in a paragraph inside it. */
export function piecesIn(node: RichNode): RichNode[] {
  return childrenOf(node).filter(isInline);
}

/** Nodes inside a node on lines of their own, such as the list inside an entry of a list. */
export function othersIn(node: RichNode): RichNode[] {
  return childrenOf(node).filter((child) => !isInline(child));
}

/** Whether anything is written in nodes, at any depth. */
export function hasWords(nodes: readonly RichNode[]): boolean {
  return nodes.some(
    ({ text, fields, children = [] }) =>
      Boolean(text?.trim()) || Boolean(fields?.caption?.trim()) || hasWords(children),
  );
}

/** The uppermost node of a formatted text; `undefined` for a value without one. */
export function rootOf(value: unknown): RichNode | undefined {
  return (value as { root?: RichNode } | null | undefined)?.root;
}
