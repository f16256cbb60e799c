import { readFile, stat } from 'node:fs/promises';
import { displayTypeface, LETTERS, textTypeface, unicodeRange } from '@osnowa/brand';
import { brandFile } from '@osnowa/brand/files';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { cutFile } from './cut-file.ts';

const SMALL = 'abcdefghijklmnopqrstuvwxyząćęłńóśźżäöü';
const ALPHABET = `${SMALL}${SMALL.toUpperCase()}ß0123456789„”“’–−€@`;

describe.each([displayTypeface, textTypeface])('$family', (typeface) => {
  test.each(typeface.files)('$file is what its source gives', async (file) => {
    const committed = await readFile(brandFile(`fonts/${file.file}`));
    expect(committed.equals(await cutFile(typeface, file))).toBe(true);
  });

  test('its source has every letter of Polish, German and English', async () => {
    const font = await readFile(brandFile(`fonts/sources/${typeface.source}`));
    // A font without a glyph for a character gives the same file as for one of the private area.
    const only = (letter: string) => subsetFont(font, letter, { targetFormat: 'sfnt' });
    const without = await only('\ue000');
    const cuts = await Promise.all([...ALPHABET].map(only));
    expect([...ALPHABET].filter((_, index) => cuts[index]?.equals(without))).toEqual([]);
  });
});

test('texts in Polish, German and English need the common files only', () => {
  expect([...ALPHABET].filter((letter) => !LETTERS.common.includes(letter))).toEqual([]);
});

test('no character is in both files, so that none loads the second one needlessly', () => {
  expect(new Set(LETTERS.all).size).toBe([...LETTERS.all].length);
});

test('characters that follow one another are one range', () => {
  expect(unicodeRange('cbaž')).toBe('U+61-63, U+17e');
});

test('what is loaded before the largest paint weighs at most 28 kB', async () => {
  const sizes = await Promise.all(
    ['display', 'text'].map((name) => stat(brandFile(`fonts/${name}.woff2`))),
  );
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(28_000);
});
