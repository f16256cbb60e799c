import { expect, test } from 'vitest';
import { officeWords } from '../kit/words.ts';
import { MAX_ROWS, readTable, writeTable } from './table-file.ts';

const read = (text: string) => readTable(new TextEncoder().encode(text));
const problemsOf = (text: string) =>
  read(text).problems.map(({ row, words }) => `${row} ${words(officeWords('en'))}`);

test('what was exported can be imported', () => {
  const redirects = [
    { from: '/blog/stary', to: '/blog/erp/nowy?a=b;c#d', status: '301', hits: 7 },
    { from: '/zażółć', to: 'https://osnowa.example/', status: '302', hits: null },
  ];
  const text = writeTable(redirects);
  expect(text.startsWith('\uFEFFfrom;to;status;hits\r\n')).toBe(true);
  expect(read(text)).toEqual({
    problems: [],
    rows: redirects.map(({ from, to, status }, index) => ({ row: index + 2, from, to, status })),
  });
});

test('no cell of an exported table is a formula', () => {
  const text = writeTable([{ from: '=HYPERLINK("x")', to: '@SUM(1)', status: '+1' }]);
  expect(text).not.toMatch(/(?:^|;|")[=@+]/m);
});

test.each([',', ';', '\t'])('cells are parted by %j', (mark) => {
  const lines = [
    ['to', 'note', 'FROM'],
    ['/b', 'any', '/a'],
  ];
  expect(read(lines.map((line) => line.join(mark)).join('\n')).rows).toEqual([
    { row: 2, from: '/a', to: '/b', status: '301' },
  ]);
});

test('every wrong row is named, with what is wrong', () => {
  const text = [
    'from,to,status',
    '/a,/b,301',
    'b,/c,301',
    '',
    '/c#x,/d,',
    '/d,javascript:alert(1),301',
    '/e,//evil.example,301',
    '/f,/g,308',
    '/a,/h,301',
    '/A/,/j,',
  ].join('\n');
  expect(problemsOf(text).map((line) => line.split(' ', 4).slice(0, 4).join(' '))).toEqual([
    '3 The old address',
    '5 The old address',
    '6 The new address',
    '7 The new address',
    '8 The kind is',
    '9 This old address',
    '10 This old address',
  ]);
});

test.each([
  ['', 'This is not a CSV file'],
  ['a;b\n1;2', 'This is not a CSV file'],
  ['from;to\n"/a;/b', 'This is not a CSV file'],
  ['from;to\n', 'The file holds no redirect'],
])('%j as a whole is refused', (text, start) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining(`0 ${start}`)]);
});

test('neither is a table of another encoding, nor one without end', () => {
  const latin2 = Buffer.concat([
    Buffer.from('from;to\n/za'),
    Buffer.from([0xbf]),
    Buffer.from(';/b'),
  ]);
  expect(readTable(latin2).problems[0]?.words(officeWords('en'))).toContain('UTF-8');
  const rows = Array.from({ length: MAX_ROWS + 1 }, (_, number) => `/a${number},/b`);
  expect(problemsOf(['from,to', ...rows].join('\n'))[0]).toContain('more than');
});
