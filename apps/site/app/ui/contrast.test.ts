import { expect, test } from 'vitest';
import { textOn } from './contrast.ts';

test.each([
  ['#D33A21', 'white'],
  ['#066BB5', 'white'],
  ['#42AD5B', 'ink'],
  ['#F5B710', 'ink'],
  ['#14171F', 'white'],
])('text on %s is %s', (colour, text) => {
  expect(textOn(colour)).toBe(text);
});
