import { randomBytes } from 'node:crypto';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { editor } from '../../content/fields/rich-text.ts';

/** Pictures by their path below `media/`. */
type Pictures = ReadonlyMap<string, number>;

/** Turns the Markdown of a content file into what the rich-text editor stores. */
export type RichTextMaker = (markdown: string, pictures: Pictures) => unknown;

interface Node {
  type?: string;
  text?: string;
  children?: Node[];
}

/** Removes the spaces around the text of a cell in Markdown. */
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

/** A picture on a line of its own: its caption, then its path below `media/`. */
const FIGURE = /^!\[(.+)\]\((\S+)\)$/m;

function upload(caption: string, path: string, pictures: Pictures): Node {
  const value = pictures.get(path);
  if (value === undefined) throw new Error(`There is no picture «${path}».`);
  const id = randomBytes(12).toString('hex');
  const node = { type: 'upload', version: 3, format: '', relationTo: 'media' };
  return { ...node, id, value, fields: { caption } } as Node;
}

/** A converter for the elements of our editor, and no others. */
export async function richTextMaker(config: SanitizedConfig): Promise<RichTextMaker> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor });
  return (markdown, pictures) => {
    // Text, caption, path, text, caption, path … text.
    const [first = '', ...rest] = markdown.split(FIGURE);
    const state = convertMarkdownToLexical({ editorConfig, markdown: first.trim() });
    const root = state.root as Node & { children: Node[] };
    for (let at = 0; at < rest.length; at += 3) {
      const [caption = '', path = '', text = ''] = rest.slice(at, at + 3);
      const { root: more } = convertMarkdownToLexical({ editorConfig, markdown: text.trim() });
      root.children.push(
        upload(caption, path, pictures),
        ...(more as Node & { children: Node[] }).children,
      );
    }
    trimCells(root);
    return state;
  };
}
