import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { editor } from '../fields/rich-text.ts';

/** Turns the markdown of a content file into what the rich-text editor stores. */
export type RichTextMaker = (markdown: string) => unknown;

interface Node {
  type?: string;
  text?: string;
  children?: Node[];
}

/** Takes away the spaces that stand around the text of a cell in markdown. */
function trimmed(line: Node[]): Node[] {
  const nodes = line.filter(({ text }) => text === undefined || text.trim() !== '');
  const [first, last] = [nodes.at(0), nodes.at(-1)];
  if (first?.text) first.text = first.text.trimStart();
  if (last?.text) last.text = last.text.trimEnd();
  return nodes;
}

function trimCells(node: Node, isInCell = false): void {
  const inside = isInCell || node.type === 'tablecell';
  if (inside && node.type === 'paragraph') node.children = trimmed(node.children ?? []);
  for (const child of node.children ?? []) trimCells(child, inside);
}

/** A maker that knows the elements which our editor knows, and no other. */
export async function richTextMaker(config: SanitizedConfig): Promise<RichTextMaker> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor });
  return (markdown) => {
    const state = convertMarkdownToLexical({ editorConfig, markdown });
    trimCells(state.root as Node);
    return state;
  };
}
