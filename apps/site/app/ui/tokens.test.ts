import { palette } from '@osnowa/brand';
import { contrast } from '@osnowa/brand/contrast';
import { expect, test } from 'vitest';

test.each([
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['inkSecond', 'paper'],
  ['inkSecond', 'surface'],
  ['inkSecond', 'linenGround'],
  ['error', 'paper'],
  ['error', 'surface'],
  ['paper', 'night'],
  ['nightSecond', 'night'],
  ['nightError', 'night'],
] as const)('text in %s can be read on %s', (text, ground) => {
  expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(['paper', 'surface', 'night'] as const)('the focus ring is seen on %s', (ground) => {
  expect(contrast(palette.dms, palette[ground])).toBeGreaterThanOrEqual(3);
});

test.each([
  ['controlLine', 'paper'],
  ['controlLine', 'surface'],
  ['nightControlLine', 'night'],
] as const)('the border of a control, %s, is seen on %s', (line, ground) => {
  expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
});
