import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Texts } from '../testing/content-prose.ts';
import { DEMO, readSources } from './source-files.ts';

const sources = await readSources(DEMO);
const PICTURES = sources
  .filter(({ kind }) => kind === 'media')
  .map(({ data }) => data as { file: string; alt: Texts; versions?: Partial<Texts> });

/** Screens with words that stay as they are: a guest from Britain reads this tablet in English. */
const UNTRANSLATED = ['realizations/hotel-room-3.webp'];

/** A screen with Polish words, such as `products/erp-1.webp`. */
const SCREEN = /^(?:products|realizations)\/[\w-]+\.webp$/;

test('every picture of the demo content has its alternative text, and no text lacks its picture', async () => {
  const found = await readdir(path.join(DEMO, 'media'), { recursive: true });
  const files = found.filter((name) => /\.\w+$/.test(name));
  expect(PICTURES.map(({ file }) => file).sort()).toEqual(files.sort());
});

test('alternative texts of drawn pictures differ from language to language and fit one breath', () => {
  for (const { file, alt } of PICTURES.filter((picture) => picture.file.endsWith('.webp'))) {
    const texts = Object.values(alt);
    expect(new Set(texts).size, file).toBe(3);
    for (const text of texts) {
      expect(text.length, `${file}: ${text}`).toBeLessThanOrEqual(220);
    }
  }
});

test('every screen has a version in the other languages, and no version of another screen', () => {
  const screens = PICTURES.filter(({ file }) => SCREEN.test(file) && !UNTRANSLATED.includes(file));
  expect(screens.length).toBeGreaterThan(30);
  for (const { file, versions } of screens) {
    const inLanguage = (language: string) => file.replace(/(?=\.webp$)/, `.${language}`);
    expect(versions, file).toEqual({ en: inLanguage('en'), de: inLanguage('de') });
  }
});

test('pictures share a description with their versions only', () => {
  const versions = new Set(PICTURES.flatMap((picture) => Object.values(picture.versions ?? {})));
  const described = PICTURES.filter(({ file }) => !versions.has(file)).map(({ alt }) => alt.pl);
  expect(described.filter((text, at) => described.indexOf(text) < at)).toEqual([]);
});
