import {
  type LineProblem,
  lineProblem,
  markedLine,
  marksIn,
  marksOfLine,
  piecesOf,
} from './marked-line.ts';
import { hasWords, othersIn, PLAIN, piecesIn, type RichNode, rootOf } from './rich-node.ts';

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
