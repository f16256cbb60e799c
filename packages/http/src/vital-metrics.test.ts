import { expect, test } from 'vitest';
import { rangeOf, upperQuartile } from './vital-metrics.ts';

test('a value falls in the first range that reaches it, or in the last', () => {
  expect([0, 500, 501, 10_001].map((value) => rangeOf('LCP', value))).toEqual([0, 0, 1, 9]);
  expect(rangeOf('CLS', 0)).toBe(0);
});

test('the upper quartile lies within its range', () => {
  expect(upperQuartile('LCP', new Map())).toBeNull();
  expect(upperQuartile('LCP', new Map([[1, 4]]))).toBe(875);
  const visits = new Map([
    [0, 50],
    [1, 30],
    [9, 20],
  ]);
  expect(upperQuartile('LCP', visits)).toBeCloseTo(500 + (500 * 25) / 30);
});

test('where the range has no end, its beginning is said', () => {
  expect(upperQuartile('INP', new Map([[8, 3]]))).toBe(1_000);
});
