import { palette } from '@osnowa/brand';
import { expect, test } from 'vitest';
import { drawing, type SharePicture } from './drawing.ts';

const PICTURE: SharePicture = {
  title: 'Zażółć gęślą jaźń',
  label: 'Blog',
  company: 'Osnowa',
  name: 'zazolc',
  accent: null,
};

test('letters are outlines, so that no font is looked for; nothing is fetched', async () => {
  const svg = await drawing(PICTURE);
  expect(svg).not.toMatch(/<text|<image|href=/);
  expect(await drawing(PICTURE)).toBe(svg);
});

test.each(['<script>&"</script>', 'Donaudampfschifffahrt'.repeat(6), 'słowo '.repeat(80)])(
  'any title is only letters: %s',
  async (title) => {
    const svg = await drawing({ ...PICTURE, title });
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toContain('<script');
  },
);

test("a product's own accent is alone", async () => {
  const svg = await drawing({ ...PICTURE, accent: palette.success });
  expect(svg).toContain(palette.success);
  expect(svg).not.toContain(palette.accent);
  expect(await drawing(PICTURE)).toContain(palette.accent);
});
