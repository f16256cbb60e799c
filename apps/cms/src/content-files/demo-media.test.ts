import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Texts } from '../testing/content-prose.ts';
import { DEMO, readSources } from './source-files.ts';

const sources = await readSources(DEMO);
const PICTURES = sources
  .filter(({ kind }) => kind === 'media')
  .map(({ data }) => data as { file: string; alt: Texts });

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
