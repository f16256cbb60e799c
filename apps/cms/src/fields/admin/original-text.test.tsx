import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormattedText } from './formatted-text.tsx';
import { valueAt } from './value-at.ts';

test('a translator reads the original with its headings, lists, links and emphasis', () => {
  const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
  const html = renderToStaticMarkup(
    <FormattedText
      nodes={[
        { type: 'heading', tag: 'h3', children: [text('Targi')] },
        {
          type: 'list',
          listType: 'number',
          children: [
            { type: 'listitem', children: [text('ważne', 1), text(' i '), text('x', 16)] },
          ],
        },
        {
          type: 'paragraph',
          children: [{ type: 'link', fields: { url: '/contact' }, children: [text('kontakt')] }],
        },
      ]}
    />,
  );
  expect(html).toBe(
    '<h3>Targi</h3><ol><li><strong>ważne</strong> i <code>x</code></li></ol><p><u title="/contact">kontakt</u></p>',
  );
});

test('a section that was moved in the form has the original of its own row', () => {
  const document = {
    sections: [
      { id: 'a', content: 'pierwsza' },
      { id: 'b', content: 'druga' },
    ],
  };
  const rows: Record<string, string> = {
    'sections.0': 'b',
    'sections.1': 'a',
    'sections.2': 'new',
  };
  const at = (path: string) => valueAt(document, path, (row) => rows[row]);
  expect(at('sections.0.content')).toBe('druga');
  expect(at('sections.1.content')).toBe('pierwsza');
  expect(at('sections.2.content')).toBeUndefined();
});
