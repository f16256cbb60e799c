import { hasWords, othersIn, PLAIN, piecesIn, type RichNode, rootOf } from './rich-node.ts';

/** Nodes of a line that are more than plain text: the first of these is at `<1>`. */
type Marks = readonly RichNode[];

/** Marks in a line; a backslash precedes a text that only looks like one. */
const MARKS = /<\/?\d+\/?>/g;
const LOOKS_LIKE_MARK = /<(\/?)(\\*\d+\/?>)/g;
const ESCAPED = /<(\/?)\\(\\*\d+\/?>)/g;

function isPlain({ type, format, style, detail, mode }: RichNode): boolean {
  const isUsual = !style && !detail && (mode ?? 'normal') === 'normal';
  return type === 'text' && (format ?? 0) === 0 && isUsual;
}

function escaped(text: string): string {
  return text.replaceAll('\n', ' ').replace(LOOKS_LIKE_MARK, '<$1\\$2');
}

function unescaped(text: string): string {
  return text.replace(ESCAPED, '<$1$2');
}

/** The nodes of a line that get marks, in their order. */
function marksIn(pieces: readonly RichNode[]): RichNode[] {
  return pieces.flatMap((node) => (isPlain(node) ? [] : [node, ...marksIn(node.children ?? [])]));
}

/** Writes pieces of text as a line, with a mark around each that is more than plain: `<1>…</1>`. */
function markedLine(pieces: readonly RichNode[], marks: Marks): string {
  let [line, plain] = ['', ''];
  const endPlain = () => {
    line += escaped(plain);
    plain = '';
  };
  for (const node of pieces) {
    if (isPlain(node)) {
      plain += node.text ?? '';
      continue;
    }
    endPlain();
    const number = marks.indexOf(node) + 1;
    const own = node.type === 'text' ? escaped(node.text ?? '') : '';
    const inside = own || markedLine(node.children ?? [], marks);
    line += inside === '' ? `<${number}/>` : `<${number}>${inside}</${number}>`;
  }
  endPlain();
  return line;
}

function marksOfLine(line: string): string[] {
  return line.match(MARKS) ?? [];
}

/** Gives plain pieces the format of a node: a bold link is a link with bold words. */
function formattedAs(node: RichNode, pieces: readonly RichNode[]): RichNode[] {
  return pieces.map((piece) => {
    if (piece.children) return { ...piece, children: formattedAs(node, piece.children) };
    if (piece.type !== 'text') return piece;
    if (isPlain(piece)) return { ...node, text: piece.text };
    return { ...piece, format: Number(piece.format) | Number(node.format) };
  });
}

function atMark(node: RichNode, inside: string, marks: Marks): RichNode[] {
  if (node.children) return [{ ...node, children: piecesOf(inside, marks) }];
  if (node.type !== 'text') return [node];
  return inside === '' ? [{ ...node, text: '' }] : formattedAs(node, piecesOf(inside, marks));
}

/** The pieces of text that a line encodes. A mark without a node is left out. */
function piecesOf(line: string, marks: Marks): RichNode[] {
  const outer = /<(\d+)\/>|<(\d+)>(.*?)<\/\2>/.exec(line);
  if (!outer) return line === '' ? [] : [{ ...PLAIN, text: unescaped(line) }];
  const [whole, single, number, inside = ''] = outer;
  const node = marks[Number(single ?? number) - 1];
  const before = line.slice(0, outer.index);
  return [
    ...(before === '' ? [] : [{ ...PLAIN, text: unescaped(before) }]),
    ...(node ? atMark(node, inside, marks) : []),
    ...piecesOf(line.slice(outer.index + whole.length), marks),
  ];
}

/** A fault in the marks of a line: one is missing, foreign or twice, or not closed. */
interface LineProblem {
  kind: 'missing' | 'foreign' | 'open';
  mark: string;
}

/**
 * The first fault in the marks of a line that was written.
 * @param wanted marks that have to be in it
 */
function lineProblem(wanted: readonly string[], written: string): LineProblem | null {
  const marks = marksOfLine(written);
  const missing = wanted.find((mark) => !marks.includes(mark));
  if (missing) return { kind: 'missing', mark: missing };
  const foreign = marks.find((mark, at) => !wanted.includes(mark) || marks.indexOf(mark) !== at);
  if (foreign) return { kind: 'foreign', mark: foreign };
  const open: string[] = [];
  for (const mark of marks.filter((one) => !one.endsWith('/>'))) {
    if (!mark.startsWith('</')) open.push(mark);
    else if (open.pop() !== mark.replace('/', '')) return { kind: 'open', mark };
  }
  const [unclosed] = open;
  return unclosed ? { kind: 'open', mark: unclosed } : null;
}

/**
 * A fault in the marks of a text: one is missing, foreign or twice in its line, or not closed; or
 * there are more or fewer lines than in the original.
 */
export interface MarkProblem {
  kind: LineProblem['kind'] | 'lines';
  /** From 1. */
  line: number;
  /** `<2>`; the number of lines of the original. */
  mark: string;
}

/** Goes through the lines of a formatted text; `line` may replace the pieces of a line. */
function throughLines(node: RichNode, line: (pieces: RichNode[]) => RichNode[]): RichNode {
  const caption = node.fields?.caption?.trim();
  if (caption) {
    const [{ text = '' } = {}] = line([{ ...PLAIN, text: caption }]);
    return { ...node, fields: { ...node.fields, caption: text } };
  }
  const { children } = node;
  if (!children) return node;
  const pieces = piecesIn(node);
  if (!hasWords(pieces))
    return { ...node, children: children.map((child) => throughLines(child, line)) };
  // A list inside an entry of a list is a sibling of the entry's words.
  const others = othersIn(node);
  return {
    ...node,
    children: [...line(pieces), ...others.map((child) => throughLines(child, line))],
  };
}

/**
 * A formatted text as lines that a person or a program can translate: a line for each paragraph,
 * with numbered marks around bold words, links and the like: `Więcej w <1>cenniku</1>.`
 */
export function markedText(value: unknown): string {
  if (typeof value === 'string') return value;
  const root = rootOf(value);
  const lines: string[] = [];
  if (root) {
    throughLines(root, (pieces) => {
      lines.push(markedLine(pieces, marksIn(pieces)).trim());
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

/**
 * The first fault in the marks of a translation.
 * @param original with marks, as `markedText` writes it
 */
export function markProblem(original: string, written: string): MarkProblem | null {
  const [wanted, lines] = [linesOf(original), linesOf(written)];
  if (wanted.length !== lines.length) {
    return { kind: 'lines', line: lines.length, mark: String(wanted.length) };
  }
  for (const [at, line] of wanted.entries()) {
    const problem = lineProblem(marksOfLine(line), lines[at] ?? '');
    if (problem) return { ...problem, line: at + 1 };
  }
  return null;
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
    const line = lines[at] ?? '';
    at += 1;
    return piecesOf(line, marksIn(pieces));
  });
  return { ...(original as object), root: translated };
}
