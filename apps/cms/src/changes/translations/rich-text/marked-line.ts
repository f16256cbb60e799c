import { PLAIN, type RichNode } from './rich-node.ts';

/** Nodes of a line that are more than plain text: the first of these is at `<1>`. */
export type Marks = readonly RichNode[];

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
export function marksIn(pieces: readonly RichNode[]): RichNode[] {
  return pieces.flatMap((node) => (isPlain(node) ? [] : [node, ...marksIn(node.children ?? [])]));
}

/** Writes pieces of text as a line, with a mark around each that is more than plain: `<1>…</1>`. */
export function markedLine(pieces: readonly RichNode[], marks: Marks): string {
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

/** The marks in a line. */
export function marksOfLine(line: string): string[] {
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
export function piecesOf(line: string, marks: Marks): RichNode[] {
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
export interface LineProblem {
  kind: 'missing' | 'foreign' | 'open';
  mark: string;
}

/**
 * The first fault in the marks of a line that was written.
 * @param wanted marks that have to be in it
 */
export function lineProblem(wanted: readonly string[], written: string): LineProblem | null {
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
