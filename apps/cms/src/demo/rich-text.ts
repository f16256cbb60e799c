import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { editor } from '../fields/rich-text.ts';

/** Turns the markdown of a content file into what the rich-text editor stores. */
export type RichTextMaker = (markdown: string) => unknown;

/** A maker that knows the elements which our editor knows, and no other. */
export async function richTextMaker(config: SanitizedConfig): Promise<RichTextMaker> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown });
}
