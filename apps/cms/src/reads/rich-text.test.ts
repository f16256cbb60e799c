import { expect, test } from 'vitest';
import { isRichText, richTextToHtml } from './rich-text.ts';

type Node = Record<string, unknown>;

const text = (words: string, format = 0): Node => ({ type: 'text', text: words, format });
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children });
const link = (url: string): Node => ({
  type: 'link',
  fields: { linkType: 'custom', url, newTab: true },
  children: [text('here')],
});

function htmlOf(...children: Node[]): string {
  const document: unknown = { root: { type: 'root', children } };
  if (!isRichText(document)) throw new Error('not a rich text');
  return richTextToHtml(document, 'de');
}

test('paragraphs, formats and line breaks', () => {
  expect(
    htmlOf(paragraph(text('one '), text('two', 3), { type: 'linebreak' }, text('x', 16))),
  ).toBe('<p>one <strong><em>two</em></strong><br /><code>x</code></p>');
});

test('what an editor types is text, never markup', () => {
  expect(htmlOf(paragraph(text('<script>alert("1")</script> & co')))).toBe(
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co</p>',
  );
});

test('words are typeset in the language of the text', () => {
  expect(htmlOf(paragraph(text('z. B. um 6 Uhr ')), paragraph(text('zu 80 %', 1)))).toBe(
    '<p>z.\u00A0B. um 6\u00A0Uhr </p><p><strong>zu 80\u00A0%</strong></p>',
  );
});

test('headings leave the first level to the page', () => {
  const heading = (tag: string): Node => ({ type: 'heading', tag, children: [text(tag)] });
  expect(htmlOf(heading('h1'), heading('h3'), heading('h6'))).toBe(
    '<h2>h1</h2><h3>h3</h3><h4>h6</h4>',
  );
});

test('lists and tables have no styles', () => {
  const item: Node = { type: 'listitem', value: 1, children: [text('a')] };
  expect(htmlOf({ type: 'list', tag: 'ol', start: 3, children: [item] })).toBe(
    '<ol start="3"><li>a</li></ol>',
  );
  const cell: Node = { type: 'tablecell', headerState: 1, colSpan: 2, children: [text('a')] };
  expect(htmlOf({ type: 'table', children: [{ type: 'tablerow', children: [cell] }] })).toBe(
    '<table><tbody><tr><th colspan="2" scope="col">a</th></tr></tbody></table>',
  );
});

test('a link leads only where the contract lets links lead', () => {
  expect(htmlOf(paragraph(link('/products/erp')))).toBe('<p><a href="/products/erp">here</a></p>');
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://x.example',
  ]) {
    expect(htmlOf(paragraph(link(url)))).toBe('<p>here</p>');
  }
});

test('a picture has its alternative text in the language of the text', () => {
  const value = {
    filename: 'a b.webp',
    width: 640,
    height: 360,
    alt: { pl: 'Hala', de: 'Halle "Nord"' },
  };
  expect(htmlOf(paragraph(text('x')), { type: 'upload', value })).toBe(
    '<p>x</p><figure><img src="/media/a%20b.webp" alt="Halle &quot;Nord&quot;" width="640" height="360"></figure>',
  );
});

test('a picture names the part that phones show, where its editor chose one', () => {
  const value = { filename: 'a.webp', width: 1920, height: 1200, alt: { pl: 'A' } };
  const part = { ...value, phonePart: 'third', focalX: 84, focalY: 31 };
  expect(htmlOf({ type: 'upload', value: part })).toBe(
    '<figure><img src="/media/a.webp" alt="A" width="1920" height="1200" data-part="third" data-focal="84 31"></figure>',
  );
});

test('what an editor wrote below a picture is its caption, as plain words', () => {
  const value = { filename: 'a.webp', width: 2, height: 1, alt: { pl: 'A' } };
  const node = { type: 'upload', value, fields: { caption: 'Stan <po> roku' } };
  expect(htmlOf(node)).toBe(
    '<figure><img src="/media/a.webp" alt="A" width="2" height="1"><figcaption>Stan &lt;po&gt; roku</figcaption></figure>',
  );
});

test('an empty text is no text, and an element of an unknown kind is left out', () => {
  expect(htmlOf(paragraph())).toBe('');
  expect(htmlOf(paragraph(text('x')), { type: 'iframe', src: '//evil.example' })).toBe('<p>x</p>');
});
