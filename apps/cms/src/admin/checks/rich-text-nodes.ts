/** A node of a rich text, as the checks know it: imported and pasted texts may lack any field. */
export interface Node {
  type?: unknown;
  tag?: unknown;
  text?: unknown;
  value?: unknown;
  fields?: unknown;
  children?: unknown;
  /** Types of the nodes around it, the outermost first. */
  around: readonly string[];
}

/** Deeper than any text of a person; a broken one may contain itself without end. */
const DEEPEST = 100;

function collect(children: unknown, around: readonly string[], found: Node[]): void {
  if (!Array.isArray(children) || around.length > DEEPEST) return;
  for (const child of children) {
    if (typeof child !== 'object' || child === null) continue;
    const node: Node = { ...child, around };
    found.push(node);
    collect(node.children, [...around, String(node.type)], found);
  }
}

/** All nodes of a rich text in their order; none for a value that is no rich text. */
export function nodesOf(value: unknown): Node[] {
  const root = (value as { root?: { children?: unknown } } | null | undefined)?.root;
  const found: Node[] = [];
  collect(root?.children, [], found);
  return found;
}

/** The words in a node. */
export function wordsIn({ text, children }: Pick<Node, 'text' | 'children'>): string {
  if (typeof text === 'string') return text;
  if (!Array.isArray(children)) return '';
  return children
    .map((child) => (typeof child === 'object' && child !== null ? wordsIn(child) : ''))
    .join('');
}
