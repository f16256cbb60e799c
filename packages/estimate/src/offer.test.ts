import { describe, expect, test } from 'vitest';
import {
  changedLines,
  figuresOfOffer,
  knownSelection,
  notSelectable,
  OFFER_PAYMENTS,
  OFFER_ROLES,
  type OfferLine,
  offeredSelection,
  withLine,
} from './offer.ts';

const LINE: OfferLine = {
  ...{ key: 'stock', paid: 'days', days: 20, price: 28_000, role: 'fixed', instead: '' },
};

const LINES: OfferLine[] = [
  LINE,
  { ...LINE, key: 'mobile', days: 10, price: 14_000, role: 'taken' },
  { ...LINE, key: 'cloud', paid: 'month', days: 0, price: 340, role: 'taken', instead: 'server' },
  {
    ...{ ...LINE, key: 'own-server', paid: 'once', days: 0, price: 9_000, role: 'not-taken' },
    instead: 'server',
  },
  { ...LINE, key: 'shop', days: 15, price: 21_000, role: 'later' },
];

const TERMS = { lines: LINES, rangeFactor: 1.3, team: 2, payments: [30, 30, 40].map(asPercent) };

function asPercent(percent: number) {
  return { percent };
}

describe('figures', () => {
  test('an offer costs what is fixed and taken; a later phase stands apart', () => {
    expect(figuresOfOffer(TERMS, offeredSelection(LINES))).toEqual({
      days: { low: 30, high: 39 },
      weeks: 5,
      price: { low: 42_000, high: 54_600 },
      monthly: 340,
      later: {
        days: { low: 15, high: 20 },
        weeks: 3,
        price: { low: 21_000, high: 27_300 },
        monthly: 0,
      },
      payments: [12_600, 12_600, 16_800],
    });
  });

  test('what is paid at once has no range, and what is taken out costs nothing', () => {
    const figures = figuresOfOffer(TERMS, ['own-server']);
    expect(figures.price).toEqual({ low: 37_000, high: 45_400 });
    expect(figures.monthly).toBe(0);
  });

  test('without a range both ends are the same sum', () => {
    const { days, price } = figuresOfOffer({ ...TERMS, rangeFactor: 1 }, ['mobile']);
    expect(days).toEqual({ low: 30, high: 30 });
    expect(price).toEqual({ low: 42_000, high: 42_000 });
  });
});

describe('selections', () => {
  test('of alternatives one is taken, and the other one goes', () => {
    expect(withLine(LINES, ['mobile', 'cloud'], 'own-server', true)).toEqual([
      'mobile',
      'own-server',
    ]);
    expect(withLine(LINES, ['mobile', 'own-server'], 'own-server', false)).toEqual(['mobile']);
  });

  test('nothing fixed, postponed, unknown or given twice is a choice', () => {
    const wanted = ['stock', 'shop', 'nothing', 'mobile', 'mobile', 'cloud', 'own-server'];
    expect(notSelectable(LINES, wanted)).toEqual([
      'stock',
      'shop',
      'nothing',
      'mobile',
      'own-server',
    ]);
    expect(knownSelection(LINES, wanted)).toEqual(['mobile', 'cloud']);
  });
});

/** A generator of the same numbers in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('10,000 random offers: sums are those of their lines, payments add up, ends are in order', () => {
  const next = numbersFrom(47);
  for (let round = 0; round < 10_000; round += 1) {
    const rate = 400 + next(1_500);
    const lines = Array.from({ length: 1 + next(12) }, (_, nth): OfferLine => {
      const paid = OFFER_PAYMENTS[next(3)] ?? 'days';
      const days = paid === 'days' ? next(80) / 2 : 0;
      const price = paid === 'days' ? Math.round(days * rate) : next(20_000);
      const role = OFFER_ROLES[next(4)] ?? 'fixed';
      return {
        key: `line-${nth}`,
        paid,
        days,
        price,
        role,
        instead: next(3) === 0 ? 'server' : '',
      };
    });
    const shares = [10 + next(30), 10 + next(30)];
    const rest = 100 - (shares[0] ?? 0) - (shares[1] ?? 0);
    const terms = {
      ...{ lines, team: 1 + next(4), rangeFactor: 1 + next(8) / 10 },
      payments: [...shares, rest].map(asPercent),
    };
    let taken = offeredSelection(lines).slice(0, 1);
    for (let edit = 0; edit < 5; edit += 1) {
      taken = withLine(lines, taken, `line-${next(12)}`, next(2) === 0);
      expect(notSelectable(lines, taken)).toEqual([]);
      const { days, price, payments, monthly, later } = figuresOfOffer(terms, taken);
      const counted = lines.filter(({ key, role }) => role === 'fixed' || taken.includes(key));
      const paidOnce = counted.filter(({ paid }) => paid !== 'month');
      expect(price.low).toBe(paidOnce.reduce((sum, line) => sum + line.price, 0));
      expect(days.low).toBe(paidOnce.reduce((sum, line) => sum + line.days, 0));
      expect(price.high).toBeGreaterThanOrEqual(price.low);
      expect(days.high).toBeGreaterThanOrEqual(days.low);
      expect(payments.reduce((sum, one) => sum + one, 0)).toBe(price.low);
      const monthlyLines = counted.filter(({ paid }) => paid === 'month');
      expect(monthly).toBe(monthlyLines.reduce((sum, line) => sum + line.price, 0));
      expect(later !== null).toBe(lines.some(({ role }) => role === 'later'));
    }
  }
});

test('a version says what is new, gone and different since the one before', () => {
  const after = [{ ...LINE, days: 25 }, ...LINES.slice(2), { ...LINE, key: 'training' }];
  const isSame = (one: OfferLine, other: OfferLine) => one.days === other.days;
  expect(
    changedLines(LINES, after, isSame).map(({ before, after: now }) => [
      before?.days ?? null,
      now?.key ?? before?.key,
    ]),
  ).toEqual([
    [20, 'stock'],
    [null, 'training'],
    [10, 'mobile'],
  ]);
});
