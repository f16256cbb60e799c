import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf } from './catalogue.ts';
import { effortOf, priceOf, weeksFor } from './effort.ts';
import { CATALOGUE } from './testing/catalogue.ts';

const FACTORS = { mobileFactor: 1.5, rangeFactor: 1.3 };

const ITEMS = itemsOf(CATALOGUE);

describe('effort', () => {
  test.each([
    [
      ['own-domain', 'two-factor'],
      false,
      { items: 9, mobile: 0, missing: 0, sum: 9, low: 9, high: 12 },
    ],
    [
      ['booking', 'email-sign-up', 'ssl'],
      true,
      { items: 12, mobile: 5, missing: 0, sum: 17, low: 17, high: 23 },
    ],
    [['crash-reporting'], true, { items: 0, mobile: 0, missing: 0, sum: 0, low: 0, high: 0 }],
    [[], false, { items: 0, mobile: 0, missing: 0, sum: 0, low: 0, high: 0 }],
  ])('of %j, mobile %s', (chosen, isMobile, expected) => {
    expect(effortOf(ITEMS, chosen, FACTORS, isMobile)).toEqual(expected);
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
  const earlier = effortOf(ITEMS, chosen, FACTORS, true, 'nearest');
  expect(earlier).toEqual({ items: 12, mobile: 4.5, missing: 0, sum: 16.5, low: 16.5, high: 22 });
  expect(priceOf({ low: 1, high: 2 }, 340, 'nearest')).toEqual({ low: 300, high: 700 });
});
