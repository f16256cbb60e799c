import { palette } from '@osnowa/brand';
import { contrast } from '@osnowa/brand/contrast';
import { expect, test } from 'vitest';

// Axe checks the contrast of texts on every kind of page, but not that of lines.
test.each(['paper', 'surface', 'night'] as const)('the focus ring is seen on %s', (ground) => {
  expect(contrast(palette.focus, palette[ground])).toBeGreaterThanOrEqual(3);
});

test.each([
  ['controlLine', 'paper'],
  ['controlLine', 'surface'],
  ['nightControlLine', 'night'],
] as const)('the border of a control, %s, is seen on %s', (line, ground) => {
  expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
});
