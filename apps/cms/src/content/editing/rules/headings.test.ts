import { expect, test } from 'vitest';
import { officeWords } from '../../../kit/words.ts';
import { type CheckedDocument, type CheckWord, nodesOf } from '../checked-document.ts';
import { headingOrder } from './headings.ts';

const heading = (tag: string, text: string) => ({
  type: 'heading',
  tag,
  children: text === '' ? [] : [{ type: 'text', text }],
});

const table = (...children: object[]) => ({
  type: 'table',
  children: [{ type: 'tablerow', children: [{ type: 'tablecell', children }] }],
});

/** Sentences about a text below a title, in English, with their placeholders unfilled. */
function said(nodes: readonly object[], title: string | null = 'Tytuł sekcji') {
  const document = {
    texts: [
      {
        path: 'sections.0.content',
        siblings: { title },
        language: 'pl',
        nodes: nodesOf({ root: { children: nodes } }),
      },
    ],
    named: (path: string) => path,
    said: (word: CheckWord, values: object) =>
      `${word(officeWords('en').checkRules)} ${JSON.stringify(values)}`,
    finding: (of: object) => of,
  };
  return headingOrder(document as unknown as CheckedDocument);
}

test.each([
  [
    'an h4 after an h2',
    [heading('h2', 'A'), heading('h4', 'B')],
    '"level":4,"before":2,"words":"B"',
  ],
  ['an h1 from a word processor', [heading('h1', 'A')], 'Heading 1'],
  ['an h6', [heading('h6', 'A')], 'too deep'],
  ['an empty one', [heading('h3', ' ')], 'An empty heading'],
  ['a table within a table', [table(table())], 'A table within a table'],
])('%s is found, with its field and language', (_what, nodes, sentence) => {
  const [finding, ...others] = said(nodes);
  expect(finding?.sentence).toContain(sentence);
  expect(finding).toMatchObject({ language: 'pl', field: 'sections.0.content', weight: 'hurts' });
  expect(others).toEqual([]);
});

test('headings in their order are fine, and so are tables side by side', () => {
  const order = ['h2', 'h3', 'h4', 'h2', 'h3'].map((tag) => heading(tag, tag));
  expect(said([...order, table(), table()])).toEqual([]);
});

test('a text below no title begins with an h2', () => {
  expect(said([heading('h3', 'A')], null)).toHaveLength(1);
  expect(said([heading('h3', 'A')])).toEqual([]);
});
