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

const heading = (tag: string): Node => ({ type: 'heading', tag, children: [text(tag)] });
const item: Node = { type: 'listitem', value: 1, children: [text('a')] };
const cell: Node = { type: 'tablecell', headerState: 1, colSpan: 2, children: [text('a')] };
const row: Node = { type: 'tablerow', children: [cell] };
const PICTURE = { filename: 'a.webp', width: 2, height: 1, alt: { pl: 'A' } };
const upload = (change: object, more: object = {}): Node => ({
  ...{ type: 'upload', value: { ...PICTURE, ...change } },
  ...more,
});

test.each<[what: string, nodes: Node[], html: string]>([
  [
    'paragraphs, formats and line breaks stay',
    [paragraph(text('one '), text('two', 3), { type: 'linebreak' }, text('x', 16))],
    '<p>one <strong><em>two</em></strong><br /><code>x</code></p>',
  ],
  [
    'what an editor types is text, never markup',
    [paragraph(text('<script>alert("1")</script> & co'))],
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co</p>',
  ],
  [
    'words are typeset in the language of the text',
    [paragraph(text('z. B. um 6 Uhr ')), paragraph(text('zu 80 %', 1))],
    '<p>z.\u00A0B. um 6\u00A0Uhr </p><p><strong>zu 80\u00A0%</strong></p>',
  ],
  [
    'headings leave the first level to the page',
    ['h1', 'h3', 'h6'].map(heading),
    '<h2>h1</h2><h3>h3</h3><h4>h6</h4>',
  ],
  [
    'lists have no styles',
    [{ type: 'list', tag: 'ol', start: 3, children: [item] }],
    '<ol start="3"><li>a</li></ol>',
  ],
  [
    'tables have no styles',
    [{ type: 'table', children: [row] }],
    '<table><tbody><tr><th colspan="2" scope="col">a</th></tr></tbody></table>',
  ],
  [
    'a link leads where the contract lets links lead',
    [paragraph(link('/products/erp'))],
    '<p><a href="/products/erp">here</a></p>',
  ],
  [
    'a picture has its alternative text in the language of the text',
    [
      paragraph(text('x')),
      upload({ filename: 'a b.webp', alt: { pl: 'Hala', de: 'Halle "Nord"' } }),
    ],
    '<p>x</p><figure><img src="/media/a%20b.webp" alt="Halle &quot;Nord&quot;" width="2" height="1"></figure>',
  ],
  [
    'a picture names the part that phones show, where its editor chose one',
    [upload({ phonePart: 'third', focalX: 84, focalY: 31 })],
    '<figure><img src="/media/a.webp" alt="A" width="2" height="1" data-part="third" data-focal="84 31"></figure>',
  ],
  [
    'what an editor wrote below a picture is its caption, as plain words',
    [upload({}, { fields: { caption: 'Stan <po> roku' } })],
    '<figure><img src="/media/a.webp" alt="A" width="2" height="1"><figcaption>Stan &lt;po&gt; roku</figcaption></figure>',
  ],
  ['an empty text is no text', [paragraph()], ''],
  [
    'an element of an unknown kind is left out',
    [paragraph(text('x')), { type: 'iframe', src: '//evil.example' }],
    '<p>x</p>',
  ],
])('%s', (_what, nodes, html) => {
  expect(htmlOf(...nodes)).toBe(html);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://x.example'])(
  'a link leads nowhere to %s',
  (url) => {
    expect(htmlOf(paragraph(link(url)))).toBe('<p>here</p>');
  },
);
