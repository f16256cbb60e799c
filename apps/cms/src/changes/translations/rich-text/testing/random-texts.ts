import fc from 'fast-check';
import type { RichNode } from '../rich-node.ts';

const word = fc.stringMatching(/^[a-zżół]{1,6}$/);

/** Words, and texts that look like a mark of the notation. */
const words = fc
  .array(fc.oneof({ weight: 12, arbitrary: word }, fc.constantFrom('<1>', '</2>', '<\\3/>', '<')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) => `w${all.join(' ')}`);

/** A piece of text as the editor of the form stores it. */
export const text = (said: string, format = 0): RichNode =>
  ({
    ...{ type: 'text', text: said, format, detail: 0, mode: 'normal', style: '', version: 1 },
  }) as RichNode;

const styled = fc
  .tuple(words, fc.constantFrom(1, 2, 3, 16))
  .map(([said, format]) => text(said, format));

const link = fc
  .tuple(fc.constantFrom('/contact', '/erp', 'https://a.example'), fc.array(styled), words)
  .map(([url, all, last]): RichNode => {
    const children = [...all.filter((_, at) => at < 2), text(last)];
    return { type: 'link', fields: { url }, children };
  });

/** Pieces of a line: plain ones are never neighbours, as the editor joins them. */
const pieces = fc
  .tuple(
    words,
    fc.array(
      fc.tuple(
        fc.oneof(styled, link, fc.constant<RichNode>({ type: 'linebreak' })),
        fc.option(words),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([first, rest]) => [
    text(first),
    ...rest.flatMap(([node, plain]) => [
      structuredClone(node),
      ...(plain === null ? [] : [text(` ${plain}`)]),
    ]),
  ]);

const line = (type: string) => pieces.map((children): RichNode => ({ type, children }));

const items = fc.array(line('listitem'), { minLength: 1, maxLength: 3 });

function list(children: readonly RichNode[]): RichNode {
  const numbered = children.map((child, at) => ({ ...child, value: at + 1 }));
  return { type: 'list', start: 1, children: numbered };
}

/** A list in a list is in an entry of its own, or, pasted, behind the words of one. */
const lists = fc
  .tuple(items, fc.option(items), fc.boolean())
  .map(([own, nested, isBehindWords]) => {
    if (!nested) return list(own);
    const inside = list(nested);
    const last = own.at(-1) as RichNode;
    const behind = { ...last, children: [...(last.children ?? []), inside] };
    return list(
      isBehindWords
        ? [...own.slice(0, -1), behind]
        : [...own, { type: 'listitem', children: [inside] }],
    );
  });

const cell = fc.option(line('paragraph')).map(
  (own): RichNode => ({
    type: 'tablecell',
    children: own ? [own] : [{ type: 'paragraph', children: [] }],
  }),
);

const row = fc.tuple(cell, cell).map((children): RichNode => ({ type: 'tablerow', children }));

const table = fc
  .array(row, { minLength: 1, maxLength: 3 })
  .map((children): RichNode => ({ type: 'table', children }));

const picture = fc
  .tuple(fc.nat(), fc.option(words))
  .map(([value, caption]): RichNode => ({ type: 'upload', value, fields: { caption } }));

/** A formatted text with everything that the editor of the form offers. */
export const richText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: line('paragraph') },
      line('heading'),
      line('quote'),
      lists,
      table,
      picture,
      fc.constant<RichNode>({ type: 'horizontalrule' }),
      fc.constant<RichNode>({ type: 'paragraph', children: [] }),
    ),
    { minLength: 1, maxLength: 7 },
  )
  // Values of their own: no node is at two places.
  .map((children) => structuredClone({ root: { type: 'root', children } }));
