import { expect, test } from 'vitest';
import { figureScale } from './figure-scale.ts';

test.each([
  ['41 → 3 godz.', 'pl', { kind: 'pair', from: 41, to: 3 }],
  ['4,1\u00a0→\u00a00,6%', 'pl', { kind: 'pair', from: 4.1, to: 0.6 }],
  ['60 albo 90', 'pl', { kind: 'pair', from: 60, to: 90 }],
  ['61.000 → 8.400 €', 'de', { kind: 'pair', from: 61_000, to: 8_400 }],
  ['£47,000 → £6,200', 'en', { kind: 'pair', from: 47_000, to: 6_200 }],
  ['60–310 tys. zł', 'pl', { kind: 'range', from: 60, to: 310 }],
  ['70–\u2060343', 'de', { kind: 'range', from: 70, to: 343 }],
  ['168 ze 180', 'pl', { kind: 'share', part: 168, whole: 180 }],
  ['1 na 2400', 'pl', { kind: 'share', part: 1, whole: 2_400 }],
  ['312 von 1.900', 'de', { kind: 'share', part: 312, whole: 1_900 }],
  ['9 of 14', 'en', { kind: 'share', part: 9, whole: 14 }],
  ['31%', 'en', { kind: 'share', part: 31, whole: 100 }],
  ['8\u00a0tygodni', 'pl', { kind: 'count', count: 8 }],
  ['430', 'pl', { kind: 'count', count: 430 }],
] as const)('%s is drawn to scale', (value, language, scale) => {
  expect(figureScale(value, language)).toEqual(scale);
});

test.each([
  ['140\u00a0000 zł', 'pl'],
  ['1804', 'pl'],
  ['April 2029', 'en'],
  ['0 → 0', 'pl'],
  ['31 of 9', 'en'],
  ['310–60', 'pl'],
  ['130%', 'pl'],
  ['2,5 dnia', 'pl'],
  ['8 weeks, 3 people', 'en'],
  ['1.2.3 → 4', 'en'],
] as const)('%s stays in words', (value, language) => {
  expect(figureScale(value, language)).toBeNull();
});
