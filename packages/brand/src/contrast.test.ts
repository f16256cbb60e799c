import { expect, test } from 'vitest';
import { textOn } from './contrast.ts';

test.each([
  ['#dd3322', 'white'],
  ['#0066bb', 'white'],
  ['#44aa55', 'ink'],
  ['#ffbb11', 'ink'],
  ['#151820', 'white'],
])('text on %s is %s', (colour, text) => {
  expect(textOn(colour)).toBe(text);
});
