import { expect, test } from 'vitest';
import { node, richText, words } from '../../testing/rich-text.ts';
import { markedText, markProblem, richTextOf } from './marked-text.ts';

const paragraph = (...children: object[]) => node('paragraph', children);
const offer = (...children: object[]) =>
  node('link', children, { fields: { url: '/cennik', newTab: false } });

const OFFER = richText(
  paragraph(words('Ceny są w '), offer(words('cenniku '), words('firmy', 1)), words('.')),
  { type: 'horizontalrule', version: 1 },
  paragraph(),
  node('list', [
    node('listitem', [words('Pierwszy '), words('ważny', 1)]),
    node('listitem', [words('Drugi'), { type: 'linebreak' }, words('x')]),
  ]),
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
    richText(
      paragraph(
        words('Im '),
        offer(words('Preisblatt', 1), words(' der Firma')),
        words(' stehen Preise.'),
      ),
      { type: 'horizontalrule', version: 1 },
      paragraph(),
      node('list', [
        node('listitem', [words('Wichtig', 1), words(' zuerst')]),
        node('listitem', [words('Zweiter'), { type: 'linebreak' }, words('x')]),
      ]),
      { type: 'upload', version: 3, value: 7, fields: { caption: 'Halle' } },
    ),
  );
  expect(markedText(OFFER).split('\n')[3]).toBe('Hala');
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
