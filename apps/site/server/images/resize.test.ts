import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resize } from './resize.ts';

const SIDE = 3_000;

test('a picture that takes too long is not one that is broken', async () => {
  // Nothing can be left out of noise: without loss it takes many seconds.
  const noise = sharp(randomBytes(SIDE * SIDE * 3), {
    raw: { width: SIDE, height: SIDE, channels: 3 },
  });
  const original = new Uint8Array(await noise.jpeg().toBuffer());
  const form = { width: SIDE, height: null, cut: null, quality: 90 } as const;
  const slow = resize(original, { ...form, format: 'webp_lossless' }, 1);
  await expect(slow).rejects.toThrow('timeout');
  expect(await resize(original.slice(0, 1_000), { ...form, format: 'jpeg' }, 1)).toBeNull();
});
