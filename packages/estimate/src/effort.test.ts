import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EffortItem, effortOf, priceOf, weeksFor } from './effort.ts';

const FACTORS = { mobileFactor: 1.5, rangeFactor: 1.3 };

/** Examples of the specification, with their days. */
const CATALOGUE: EffortItem[] = [
  { key: 'own-domain', dayCost: 4, ui: false },
  { key: 'email-sign-up', dayCost: 1, ui: true },
  { key: 'dashboard', dayCost: 5, ui: true },
  { key: 'booking', dayCost: 8, ui: true },
  { key: 'marketplace', dayCost: 12, ui: true },
  { key: 'crash-reporting', dayCost: 0, ui: false },
  { key: 'ssl', dayCost: 3, ui: false },
];

describe('effort', () => {
  test.each([
    [['own-domain', 'dashboard'], false, { items: 9, mobile: 0, missing: 0, low: 9, high: 12 }],
    [
      ['booking', 'email-sign-up', 'ssl'],
      true,
      { items: 12, mobile: 5, missing: 0, low: 17, high: 23 },
    ],
    [['crash-reporting'], true, { items: 0, mobile: 0, missing: 0, low: 0, high: 0 }],
    [[], false, { items: 0, mobile: 0, missing: 0, low: 0, high: 0 }],
  ])('of %j, mobile %s', (chosen, isMobile, expected) => {
    expect(effortOf(CATALOGUE, chosen, FACTORS, isMobile)).toEqual(expected);
  });

  test('ten days at 1.3 are thirteen, not fourteen', () => {
    const ten = [{ key: 'ten', dayCost: 10, ui: false }];
    expect(effortOf(ten, ['ten'], FACTORS, false).high).toBe(13);
  });
});

test.each([
  [101, 2, 13],
  [101, 3, 9],
  [101, 4, 7],
  [8, 2, 1],
  [0, 2, 0],
])('%d days are %d people’s %d weeks', (days, team, weeks) => {
  expect(weeksFor(days, team)).toBe(weeks);
});

test.each([
  [{ low: 77, high: 101 }, 1400, { low: 107_800, high: 141_400 }],
  [{ low: 1, high: 2 }, 340, { low: 340, high: 680 }],
  [{ low: 1, high: 2 }, 1234, { low: 1300, high: 2500 }],
])('the price of %j at %d is rounded up, to tens below a thousand', (days, rate, price) => {
  expect(priceOf(days, rate)).toEqual(price);
});

test('money is never below the days at their own rate, nor a hundred above', () => {
  const days = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 5000 }), (low, rate) => {
      const price = priceOf({ low, high: low }, rate);
      expect(price.low).toBeGreaterThanOrEqual(low * rate);
      expect(price.low).toBeLessThan(low * rate + 100);
    }),
  );
});

test('an estimate that was saved earlier keeps half days and the nearest hundred', () => {
  const chosen = ['booking', 'email-sign-up', 'ssl'];
  const earlier = effortOf(CATALOGUE, chosen, FACTORS, true, 'nearest');
  expect(earlier).toEqual({ items: 12, mobile: 4.5, missing: 0, low: 16.5, high: 22 });
  expect(priceOf({ low: 1, high: 2 }, 340, 'nearest')).toEqual({ low: 300, high: 700 });
});
