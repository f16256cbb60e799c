import { expect, test } from 'vitest';
import { markedText, markProblem, richTextOf } from './marked-text.ts';

const text = (words: string, format = 0) => ({
  ...{ type: 'text', text: words, format, detail: 0, mode: 'normal', style: '', version: 1 },
});
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children });
const rich = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });

const link = (url: string, ...children: object[]) => ({
  ...{ type: 'link', version: 3, fields: { url, newTab: false }, children },
});

const OFFER = rich(
  paragraph(text('Ceny są w '), link('/cennik', text('cenniku '), text('firmy', 1)), text('.')),
  { type: 'horizontalrule', version: 1 },
  paragraph(),
  {
    ...{ type: 'list', tag: 'ul', version: 1 },
    children: [
      { type: 'listitem', version: 1, children: [text('Pierwszy '), text('ważny', 1)] },
      { type: 'listitem', version: 1, children: [text('Drugi'), { type: 'linebreak' }, text('x')] },
    ],
  },
  { type: 'upload', version: 3, value: 7, fields: { caption: 'Hala' } },
);

test('a formatted text becomes a line for each paragraph, with marks at links and emphasis', () => {
  expect(markedText(OFFER).split('\n')).toEqual([
    'Ceny są w <1>cenniku <2>firmy</2></1>.',
    'Pierwszy <1>ważny</1>',
    'Drugi<1/>x',
    'Hala',
  ]);
});

test('a translation gets the structure of the original, in its own order of words', () => {
  const lines = ['Im <1><2>Preisblatt</2> der Firma</1> stehen Preise.', '<1>Wichtig</1> zuerst'];
  const german = richTextOf(OFFER, [...lines, 'Zweiter<1/>x', 'Halle'].join('\n')) as typeof OFFER;
  expect(german).toEqual(
    rich(
      paragraph(
        text('Im '),
        link('/cennik', text('Preisblatt', 1), text(' der Firma')),
        text(' stehen Preise.'),
      ),
      { type: 'horizontalrule', version: 1 },
      paragraph(),
      {
        ...{ type: 'list', tag: 'ul', version: 1 },
        children: [
          { type: 'listitem', version: 1, children: [text('Wichtig', 1), text(' zuerst')] },
          {
            ...{ type: 'listitem', version: 1 },
            children: [text('Zweiter'), { type: 'linebreak' }, text('x')],
          },
        ],
      },
      { type: 'upload', version: 3, value: 7, fields: { caption: 'Halle' } },
    ),
  );
  expect(markedText(OFFER).split('\n')[3]).toBe('Hala');
});

test('the same words make the same text', () => {
  expect(richTextOf(OFFER, markedText(OFFER))).toEqual(OFFER);
});

test.each([
  ['a lost mark', 'Ein Link.', { kind: 'missing', line: 1, mark: '<1>' }],
  [
    'a mark of another line',
    'Ein <1>Link</1> <2>x</2>.',
    { kind: 'foreign', line: 1, mark: '<2>' },
  ],
  ['a mark twice', '<1>Ein</1> <1>Link</1>.', { kind: 'foreign', line: 1, mark: '<1>' }],
  ['a mark that closes first', 'Ein </1>Link<1>.', { kind: 'open', line: 1, mark: '</1>' }],
  ['another number of lines', 'Ein <1>Link</1>.\nMehr.', { kind: 'lines', line: 2, mark: '1' }],
])('%s is named', (_what, written, problem) => {
  expect(markProblem('To jest <1>link</1>.', written)).toEqual(problem);
});

test('marks may stand in another order', () => {
  expect(markProblem('<1>a</1> b <2>c</2>', '<2>c</2> b <1>a</1>')).toBeNull();
});
