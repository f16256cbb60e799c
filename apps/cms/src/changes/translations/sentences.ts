import type { Locale } from '@osnowa/contract';
import { sentencesIn } from '@osnowa/text/sentences';

interface Node {
  type?: unknown;
  text?: unknown;
  children?: unknown;
  fields?: { caption?: unknown };
}

/** Nodes whose text goes on in the paragraph around them. */
const INLINE: readonly string[] = ['text', 'linebreak', 'tab', 'link', 'autolink'];

function isInline(node: Node): boolean {
  return INLINE.includes(String(node.type));
}

function childrenOf({ children }: Node): Node[] {
  return Array.isArray(children) ? (children as Node[]) : [];
}

function wordsOf(node: Node): string {
  if (typeof node.text === 'string') return node.text;
  return node.type === 'linebreak' ? '\n' : childrenOf(node).map(wordsOf).join('');
}

/** The paragraphs of a rich text: every block on lines of its own, captions included. */
function blocksOf(node: Node): string[] {
  if (typeof node.fields?.caption === 'string') return [node.fields.caption];
  const children = childrenOf(node);
  const own = children.filter(isInline).map(wordsOf).join('');
  return [own, ...children.filter((child) => !isInline(child)).flatMap(blocksOf)];
}

function paragraphsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  const root = (value as { root?: Node } | null | undefined)?.root;
  return root ? blocksOf(root).flatMap((block) => block.split('\n')) : [];
}

/**
 * The sentences of a localised text by its paragraphs; none for an empty one. White space counts as
 * one space, and the formatting of a rich text does not count, so that neither makes a sentence new.
 * @param value what a text field, a text area or a rich text stores
 */
export function sentencesOf(value: unknown, locale: Locale): string[][] {
  return paragraphsOf(value)
    .map((paragraph) =>
      sentencesIn(paragraph, locale)
        .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
        .filter((sentence) => sentence !== ''),
    )
    .filter((sentences) => sentences.length > 0);
}

/** A text without its formatting, a paragraph on each line. */
export function plain(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  return sentencesOf(value, locale)
    .map((sentences) => sentences.join(' '))
    .join('\n');
}
