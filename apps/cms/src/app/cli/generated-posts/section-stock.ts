import type { RichTextMaker } from '../../content-files/rich-text.ts';

/** A node of the rich-text editor, as it is stored. */
export interface RichNode {
  type?: string;
  text?: string;
  children?: RichNode[];
}

/** A whole rich text. */
interface RichText {
  root: RichNode & { children: RichNode[] };
}

/** The parts of which generated posts consist. */
export interface SectionStock {
  /** How many sections there are. */
  size: number;
  /** A text with these paragraphs and sections. */
  text(opening: readonly string[], sections: readonly number[]): RichText;
}

/** Leaves out pictures: this database may not have them. */
const FIGURE = /^!\[.+\]\(\S+\)$/gm;

/**
 * Splits posts into sections, once, because converting Markdown is slow.
 * @param texts Markdown of the posts
 */
export function sectionStock(richText: RichTextMaker, texts: readonly string[]): SectionStock {
  const made = (markdown: string) => richText(markdown, new Map()) as RichText;
  const sections = texts.flatMap((text) =>
    text
      .replace(FIGURE, '')
      .split(/\n(?=## )/)
      .slice(1)
      .map((markdown) => made(markdown).root.children),
  );
  const sample = made('Akapit.');
  const paragraph = (text: string) => {
    const node = structuredClone(sample.root.children[0]) as RichNode;
    const line = node.children?.[0];
    if (line?.text === undefined) throw new Error('A paragraph of the editor begins with no text.');
    line.text = text;
    return node;
  };
  return {
    size: sections.length,
    text: (opening, chosen) => ({
      root: {
        ...sample.root,
        children: [...opening.map(paragraph), ...chosen.flatMap((one) => sections[one] ?? [])],
      },
    }),
  };
}
