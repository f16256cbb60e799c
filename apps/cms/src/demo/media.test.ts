import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoFolder } from './folder.ts';
import { MEDIA_ALT } from './media/alt.ts';

const MEDIA = demoFolder('media');

test('every picture of the demo content has its alternative text, and no text lacks its picture', async () => {
  const found = await readdir(MEDIA, { recursive: true });
  const pictures = found.filter((name) => name.endsWith('.webp'));
  expect(Object.keys(MEDIA_ALT).sort()).toEqual(pictures.sort());
});

test('alternative texts differ from language to language and fit one breath', () => {
  for (const [file, { pl, en, de }] of Object.entries(MEDIA_ALT)) {
    expect(new Set([pl, en, de]).size, file).toBe(3);
    for (const text of [pl, en, de]) {
      expect(text.length, `${file}: ${text}`).toBeLessThanOrEqual(220);
    }
  }
});
