import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

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

test('all pictures together stay under 15.5 MB', async () => {
  const sizes = await Promise.all(
    CATALOGUE.map(async ({ file }) => (await stat(join(ROOT, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15.5 * 1024 * 1024);
});
