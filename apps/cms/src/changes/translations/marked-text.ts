/** A node of a formatted text. */
interface Node {
  type?: string;
  text?: string;
  format?: unknown;
  children?: Node[];
  fields?: { caption?: string | null };
}

/**
 * What is wrong with the marks of a line: one is missing, one is foreign or stands there twice, one
 * is not closed; or there are more or fewer lines than in the original.
 */
export interface MarkProblem {
  kind: 'missing' | 'foreign' | 'open' | 'lines';
  /** From 1. */
  line: number;
  /** `<2>`; the number of lines of the original. */
  mark: string;
}

const INLINE: readonly string[] = ['text', 'linebreak', 'tab', 'link', 'autolink'];
const MARKS = /<\/?\d+\/?>/g;

/** A new piece of text as the editor of the form makes it. */
const PLAIN = { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', version: 1 };

function isInline({ type }: Node): boolean {
  return INLINE.includes(type ?? '');
}

function isPlain({ type, format }: Node): boolean {
  return type === 'text' && (format ?? 0) === 0;
}

function hasWords(nodes: readonly Node[]): boolean {
  return nodes.some(({ text, children = [] }) => Boolean(text?.trim()) || hasWords(children));
}

/** Writes pieces of text with a mark around each that is more than plain; collects these by number. */
function lineOf(nodes: readonly Node[], marked: Node[]): string {
  return nodes
    .map((node) => {
      if (isPlain(node)) return (node.text ?? '').replaceAll('\n', ' ');
      const number = marked.push(node);
      const inside =
        node.type === 'text'
          ? (node.text ?? '').replaceAll('\n', ' ')
          : lineOf(node.children ?? [], marked);
      return inside === '' ? `<${number}/>` : `<${number}>${inside}</${number}>`;
    })
    .join('');
}

/** Goes through the lines of a formatted text; `line` may replace what a line consists of. */
function throughLines(node: Node, line: (pieces: Node[]) => Node[]): Node {
  const caption = node.fields?.caption;
  if (caption) {
    const [{ text = '' } = {}] = line([{ ...PLAIN, text: caption }]);
    return { ...node, fields: { ...node.fields, caption: text } };
  }
  const { children } = node;
  if (!children) return node;
  const isLine = children.some(isInline) && hasWords(children.filter(isInline));
  if (!isLine) return { ...node, children: children.map((child) => throughLines(child, line)) };
  // A list inside an entry of a list is a sibling of the entry's words.
  const own = line(children.filter(isInline));
  const others = children.filter((child) => !isInline(child));
  return { ...node, children: [...own, ...others.map((child) => throughLines(child, line))] };
}

function rootOf(value: unknown): Node | undefined {
  return (value as { root?: Node } | null | undefined)?.root;
}

/**
 * A formatted text as lines that a person or a program can translate: a line for each paragraph,
 * with numbered marks around what is bold, a link or the like: `Więcej w <1>cenniku</1>.`
 */
export function markedText(value: unknown): string {
  if (typeof value === 'string') return value;
  const root = rootOf(value);
  const lines: string[] = [];
  if (root) {
    throughLines(root, (pieces) => {
      lines.push(lineOf(pieces, []).trim());
      return pieces;
    });
  }
  return lines.join('\n');
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function lineProblem(original: string, written: string, line: number): MarkProblem | null {
  const wanted: readonly string[] = original.match(MARKS) ?? [];
  const marks: readonly string[] = written.match(MARKS) ?? [];
  const missing = wanted.find((mark) => !marks.includes(mark));
  if (missing) return { kind: 'missing', line, mark: missing };
  const foreign = marks.find((mark, at) => !wanted.includes(mark) || marks.indexOf(mark) !== at);
  if (foreign) return { kind: 'foreign', line, mark: foreign };
  const open: string[] = [];
  for (const mark of marks.filter((one) => !one.endsWith('/>'))) {
    if (!mark.startsWith('</')) open.push(mark);
    else if (open.pop() !== mark.replace('/', '')) return { kind: 'open', line, mark };
  }
  return null;
}

/**
 * What is wrong with the marks of a translation.
 * @param original with marks, as `markedText` writes it
 */
export function markProblem(original: string, written: string): MarkProblem | null {
  const [wanted, lines] = [linesOf(original), linesOf(written)];
  if (wanted.length !== lines.length) {
    return { kind: 'lines', line: lines.length, mark: String(wanted.length) };
  }
  for (const [at, line] of wanted.entries()) {
    const problem = lineProblem(line, lines[at] ?? '', at + 1);
    if (problem) return problem;
  }
  return null;
}

/** The pieces of a translated line, with the nodes of the original at its marks. */
function piecesOf(line: string, marked: readonly Node[]): Node[] {
  const outer = /<(\d+)\/>|<(\d+)>(.*?)<\/\2>/.exec(line);
  if (!outer) return line === '' ? [] : [{ ...PLAIN, text: line }];
  const [whole, single, number, inside = ''] = outer;
  const node = marked[Number(single ?? number) - 1];
  const after = line.slice(outer.index + whole.length);
  const before = line.slice(0, outer.index);
  const own = node?.type === 'text' ? { text: inside.replace(MARKS, '') } : {};
  const children = node?.children ? { children: piecesOf(inside, marked) } : {};
  return [
    ...(before === '' ? [] : [{ ...PLAIN, text: before }]),
    ...(node ? [{ ...node, ...own, ...children }] : []),
    ...piecesOf(after, marked),
  ];
}

/**
 * A formatted text with the words of a translation and the structure of the original.
 * @param written lines with marks, in which `markProblem` finds nothing
 */
export function richTextOf(original: unknown, written: string): unknown {
  const root = rootOf(original);
  if (!root) return undefined;
  const lines = linesOf(written);
  let at = 0;
  const translated = throughLines(root, (pieces) => {
    const marked: Node[] = [];
    lineOf(pieces, marked);
    const line = lines[at] ?? '';
    at += 1;
    return piecesOf(line, marked);
  });
  return { ...(original as object), root: translated };
}
