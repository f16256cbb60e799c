import type { Locale } from '@osnowa/contract';
import { sentencesIn } from '@osnowa/text/sentences';
import { childrenOf, othersIn, piecesIn, type RichNode, rootOf } from './rich-text/rich-node.ts';

function wordsOf(node: RichNode): string {
  if (typeof node.text === 'string') return node.text;
  return node.type === 'linebreak' ? '\n' : childrenOf(node).map(wordsOf).join('');
}

/** The paragraphs of a rich text: every block on lines of its own, captions included. */
function blocksOf(node: RichNode): string[] {
  if (typeof node.fields?.caption === 'string') return [node.fields.caption];
  const own = piecesIn(node).map(wordsOf).join('');
  return [own, ...othersIn(node).flatMap(blocksOf)];
}

function paragraphsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  const root = rootOf(value);
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
