import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brandFile } from '@osnowa/brand/files';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { characters, mergeFonts } from './merge.ts';
import { readTables, table } from './tables.ts';

async function cut(subset: string, letters: string): Promise<Buffer> {
  const file = `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`;
  const source = await readFile(fileURLToPath(import.meta.resolve(file)));
  return subsetFont(source, letters, { targetFormat: 'sfnt', noHinting: true });
}

test('a merged font has the letters of both, each with a glyph of its own', async () => {
  const merged = mergeFonts(await cut('latin', 'abc'), await cut('latin-ext', 'ąć'));
  const map = characters(readTables(merged));
  expect([...map.keys()].map((code) => String.fromCodePoint(code)).join('')).toBe('abcąć');
  expect(new Set(map.values()).size).toBe(5);
});

test('the added letters grow bolder as far as the base does', async () => {
  const merged = mergeFonts(await cut('latin', 'abc'), await cut('latin-ext', 'ąć'));
  const light = await subsetFont(merged, 'ą', {
    targetFormat: 'sfnt',
    variationAxes: { wght: 400 },
  });
  const bold = await subsetFont(merged, 'ą', {
    targetFormat: 'sfnt',
    variationAxes: { wght: 700 },
  });
  const widths = [light, bold].map((font) => {
    const tables = readTables(font);
    const glyph = characters(tables).get('ą'.charCodeAt(0)) ?? 0;
    return table(tables, 'hmtx').readUInt16BE(4 * glyph);
  });
  expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
});

describe.each(['display', 'text'])('%s as committed', (name) => {
  const file = brandFile(`fonts/${name}.woff2`);

  test('has every letter of Polish, German and English', async () => {
    const font = await subsetFont(await readFile(file), null, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
    });
    const map = characters(readTables(font));
    const alphabet = 'abcdefghijklmnopqrstuvwxyząćęłńóśźżäöüß';
    const wanted = `${alphabet}${alphabet.toUpperCase()}0123456789„”“’–−€ @`;
    expect([...wanted].filter((letter) => !map.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  test('weighs at most 35 kB', async () => {
    expect((await stat(file)).size).toBeLessThanOrEqual(35_000);
  });
});
