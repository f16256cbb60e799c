import { readFile, stat } from 'node:fs/promises';
import { brandFile } from '@osnowa/brand/files';
import { create, type Font, openSync } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyząćęłńóśźżäöüß';

describe.each(['display', 'text'])('%s as committed', (name) => {
  const file = brandFile(`fonts/${name}.woff2`);
  const font = openSync(file) as Font;

  test('has every letter of Polish, German and English, each with a glyph of its own', () => {
    const wanted = `${ALPHABET}${ALPHABET.toUpperCase()}0123456789„”“’–−€ @`;
    expect(
      [...wanted].filter((letter) => !font.characterSet.includes(letter.codePointAt(0) ?? 0)),
    ).toEqual([]);
    expect(new Set(font.glyphsForString(ALPHABET).map(({ id }) => id)).size).toBe(ALPHABET.length);
  });

  test('weighs at most 35 kB', async () => {
    expect((await stat(file)).size).toBeLessThanOrEqual(35_000);
  });
});

test('the letters of Polish grow bolder as the others do', async () => {
  const file = await readFile(brandFile('fonts/text.woff2'));
  const widthAt = async (wght: number) => {
    const cut = await subsetFont(file, 'ą', { targetFormat: 'sfnt', variationAxes: { wght } });
    return (create(cut) as Font).glyphForCodePoint('ą'.charCodeAt(0)).advanceWidth;
  };
  expect(await widthAt(700)).toBeGreaterThan(await widthAt(400));
});
