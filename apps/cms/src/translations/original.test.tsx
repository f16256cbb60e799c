import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormattedText } from './formatted-text.tsx';
import { keyAt, pathOf } from './text-keys.ts';

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

test('a paragraph with a changed sentence is marked where it is', () => {
  const paragraph = (words: string) => ({
    type: 'paragraph',
    children: [{ type: 'text', text: words }],
  });
  const nodes = [paragraph('Raz. Dwa i  pół.'), paragraph('Trzy.')];
  const html = renderToStaticMarkup(<FormattedText nodes={nodes} changed={['Dwa i pół.']} />);
  expect(html).toBe('<p><mark>Raz. Dwa i  pół.</mark></p><p>Trzy.</p>');
});

test('a section that was moved in the form has the original of its own row', () => {
  const rows = [{ id: 'b' }, { id: 'a' }];
  const fields = {
    sections: { rows },
    'sections.0.id': { value: 'b' },
    'sections.1.id': { value: 'a' },
    'sections.1.links': { rows: [{ id: 'c' }] },
    'sections.1.links.0.id': { value: 'c' },
  };
  expect(keyAt('sections.1.links.0.label', fields)).toBe('sections.a.links.c.label');
  expect(pathOf('sections.a.links.c.label', fields)).toBe('sections.1.links.0.label');
  expect(keyAt('meta.title', fields)).toBe('meta.title');
  expect(pathOf('meta.title', fields)).toBe('meta.title');
  expect(pathOf('sections.gone.title', fields)).toBeNull();
});
