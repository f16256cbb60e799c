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

test('markup in a title is only letters', async () => {
  expect(await drawing({ ...PICTURE, title: '<script>&"</script>' })).not.toContain('<script');
});

test("a product's own thread runs alone", async () => {
  const svg = await drawing({ ...PICTURE, accent: palette.fibu });
  expect(svg).toContain(palette.fibu);
  expect(svg).not.toContain(palette.erp);
  expect(await drawing(PICTURE)).toContain(palette.erp);
});

test('one long word and a very long title are drawn too', async () => {
  const long = await drawing({ ...PICTURE, title: 'Donaudampfschifffahrt'.repeat(6) });
  const many = await drawing({ ...PICTURE, title: 'słowo '.repeat(80) });
  expect(long.length + many.length).toBeGreaterThan(10_000);
});
