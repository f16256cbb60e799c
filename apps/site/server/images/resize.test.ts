import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resize } from './resize.ts';

const SIDE = 3_000;

test('a picture that takes too long is not one that is broken', async () => {
  // Noise cannot be simplified: without loss it takes many seconds.
  const noise = sharp(randomBytes(SIDE * SIDE * 3), {
    raw: { width: SIDE, height: SIDE, channels: 3 },
  });
  const original = new Uint8Array(await noise.jpeg().toBuffer());
  const form = { width: SIDE, height: null, cut: null, part: null, quality: 90 } as const;
  const slow = resize(original, { ...form, format: 'webp_lossless' }, 1);
  await expect(slow).rejects.toThrow('timeout');
  expect(await resize(original.slice(0, 1_000), { ...form, format: 'jpeg' }, 1)).toBeNull();
});

test('a part for phones is cut out of the whole picture and never made larger', async () => {
  // 600 px wide, in thirds of red, green and blue; the lower half is darker.
  const [width, height] = [600, 400];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const third = Math.floor((at % width) / 200);
    pixels[at * 3 + third] = at < (width * height) / 2 ? 255 : 51;
  }
  const raw = sharp(pixels, { raw: { width, height, channels: 3 } });
  const original = new Uint8Array(await raw.png().toBuffer());
  const colourOf = async (across: number, down: number) => {
    const part = { share: 3, across, down } as const;
    const form = { width: 100, height: 100, cut: null, part, quality: 90, format: 'png' } as const;
    const made = sharp((await resize(original, form, 5)) as Uint8Array<ArrayBuffer>);
    expect(await made.metadata()).toMatchObject({ width: 100, height: 100 });
    const { channels } = await made.stats();
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
  };
  expect(await colourOf(0, 0)).toEqual([255, 0, 0]);
  expect(await colourOf(5, 0)).toEqual([0, 255, 0]);
  expect(await colourOf(7.5, 0)).toEqual([0, 128, 128]);
  expect(await colourOf(10, 10)).toEqual([0, 0, 51]);
});
