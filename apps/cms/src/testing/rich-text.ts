/** A piece of a formatted text, as the editor of the form stores it. */
interface TextNode {
  type: string;
  version: number;
  [more: string]: unknown;
}

/** Words with their emphasis: 1 is bold. */
export function words(text: string, format = 0): TextNode {
  return { type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 };
}

export function node(type: string, children: readonly object[], more: object = {}) {
  const common = { version: 1, direction: null, format: '' as const, indent: 0 };
  return { type, ...common, children: children as TextNode[], ...more };
}

/** A link with these words. */
export function link(url: string, ...said: string[]) {
  const fields = { linkType: 'custom', newTab: false, url };
  return node(
    'link',
    said.map((text) => words(text)),
    { fields },
  );
}

/** A formatted text of these blocks; a string is a paragraph. */
export function richText(...blocks: (object | string)[]) {
  const children = blocks.map((block) =>
    typeof block === 'string' ? node('paragraph', [words(block)]) : block,
  );
  return { root: node('root', children) };
}
