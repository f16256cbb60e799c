import { expect, test } from 'vitest';
import { fill, formatNumber, plural, pluralRange } from './format.ts';

test('Polish counts with one, few and many', () => {
  const forms = { one: '{n} plik', few: '{n} pliki', many: '{n} plików', other: '{n} pliku' };
  expect([1, 2, 5, 12, 22, 1.5].map((n) => plural('pl', n, forms))).toEqual([
    '1 plik',
    '2 pliki',
    '5 plików',
    '12 plików',
    '22 pliki',
    '1,5 pliku',
  ]);
});

test('English and German count with one and other', () => {
  expect(plural('en', 2, { one: '{n} file', other: '{n} files' })).toBe('2 files');
  expect(plural('de', 1, { one: '{n} Datei', other: '{n} Dateien' })).toBe('1 Datei');
});

test('a range is counted as its upper end', () => {
  const forms = { one: '{n} osoba', few: '{n} osoby', many: '{n} osób', other: '{n} osoby' };
  expect(pluralRange('pl', 2, 4, forms)).toBe('2–4 osoby');
  expect(pluralRange('pl', 4, 6, forms)).toBe('4–6 osób');
});

test('numbers are written as the language writes them', () => {
  expect(formatNumber('de', 107800)).toBe('107.800');
  expect(formatNumber('en', 107800)).toBe('107,800');
  expect(formatNumber('pl', 107800)).toBe('107\u00a0800');
});

test('a placeholder without a value stays visible', () => {
  expect(fill('{a} i {b}', { a: 1 })).toBe('1 i {b}');
});
