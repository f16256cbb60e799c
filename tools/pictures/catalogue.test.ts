import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MEDIA_ALT } from '../../apps/cms/src/demo/media/alt.ts';
import { CATALOGUE } from './catalogue.ts';
import { MEDIA } from './picture.ts';

const ROOT = join(import.meta.dirname, '../..');

describe.each(CATALOGUE)('$file', (picture) => {
  test('is committed in the size that it is drawn in', async () => {
    const { width, height } = await sharp(join(ROOT, picture.file)).metadata();
    expect([width, height]).toEqual([
      picture.width * picture.scale,
      picture.height * picture.scale,
    ]);
  });

  test('needs nothing from the network', () => {
    const fetches = /(?:src|href)="?http|url\(['"]?http|@import/;
    expect(fetches.test(picture.css + picture.body)).toBe(false);
  });
});

test('two pictures never claim the same file', () => {
  const files = CATALOGUE.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});

test('every picture of the demo content has its alternative text, and no text lacks its picture', async () => {
  const found = await readdir(join(ROOT, MEDIA), { recursive: true });
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

test('all pictures together stay under 6 MB', async () => {
  const sizes = await Promise.all(
    CATALOGUE.map(async ({ file }) => (await stat(join(ROOT, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6 * 1024 * 1024);
});
