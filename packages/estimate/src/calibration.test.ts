import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  basisFor,
  ENOUGH_PROJECTS,
  type PastProject,
  quantileOf,
  trackRecord,
} from './calibration.ts';
import { itemsOf } from './catalogue.ts';
import { NOTHING_CHOSEN } from './choice.ts';
import { estimateOf, firstOf } from './estimate.ts';
import { proposalFor } from './package.ts';
import { CATALOGUE } from './testing/catalogue.ts';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Random = () => number;

const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Laws with fat tails: what projects really take, as a multiple of their estimate. */
const LAWS: [name: string, ratio: (random: Random) => number][] = [
  [
    'lognormal, a median of 1.1 and a few of more than twice',
    (r) => 1.1 * Math.exp(0.4 * normal(r)),
  ],
  ['lognormal, hardly any misses', (r) => Math.exp(0.1 * normal(r))],
  ['Pareto, of which one in twelve takes more than twice', (r) => 0.85 / (1 - r()) ** (1 / 3)],
  ['Pareto without a variance', (r) => 0.8 / (1 - r()) ** (1 / 1.8)],
];

const ratiosFrom = (ratios: readonly number[], days = 40): PastProject[] =>
  ratios.map((ratio) => ({ days, ratio }));

describe('of 500 generated histories', () => {
  const HELD_OUT = 40;

  test.each(LAWS)('%s: the range holds 76 to 84 % of the projects that follow', (_law, ratio) => {
    const random = randomFrom(20_261_130);
    const shares = new Map<string, number[]>();
    for (let nth = 0; nth < 500; nth += 1) {
      const count = ENOUGH_PROJECTS + Math.floor(random() * 43);
      const basis = basisFor(
        {
          history: ratiosFrom(Array.from({ length: count }, () => ratio(random))),
          rangeFactor: 1.3,
        },
        40,
      );
      expect(basis).toMatchObject({ projects: count, isMeasured: true });
      const later = Array.from({ length: HELD_OUT }, () => ratio(random));
      const inside = later.filter((one) => one >= basis.low && one <= basis.high).length;
      for (const group of ['all', count < 15 ? 'few' : 'many'])
        shares.set(group, [...(shares.get(group) ?? []), inside / HELD_OUT]);
    }
    for (const [group, found] of shares) {
      const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
      expect([group, mean]).toEqual([group, expect.any(Number)]);
      expect(mean).toBeGreaterThan(0.76);
      expect(mean).toBeLessThan(0.84);
    }
  });

  test('seven projects make no claim', () => {
    const random = randomFrom(7);
    for (const [, ratio] of LAWS) {
      const history = ratiosFrom(Array.from({ length: 7 }, () => ratio(random)));
      expect(basisFor({ history, rangeFactor: 1.3 }, 40)).toEqual({
        projects: 7,
        isMeasured: false,
        low: 1,
        high: 1.3,
      });
    }
  });
});

test('projects of another size do not count', () => {
  const of = (days: number) => basisFor({ history, rangeFactor: 1.3 }, days);
  const history = [...ratiosFrom(Array(8).fill(1.2), 40), ...ratiosFrom(Array(8).fill(3), 400)];
  expect([20, 40, 80].map((days) => of(days).high)).toEqual([1.2, 1.2, 1.2]);
  expect([19.9, 80.1, 199].map((days) => of(days).projects)).toEqual([0, 0, 0]);
  expect(of(300)).toMatchObject({ projects: 8, high: 3 });
});

test('a quantile is the order statistic at (n + 1) × share, and never beyond the values', () => {
  const eleven = Array.from({ length: 11 }, (_, index) => index + 1);
  expect(quantileOf(eleven, 0.5)).toBe(6);
  expect(quantileOf(eleven.slice(0, 9), 0.9)).toBe(9);
  expect(quantileOf(eleven.slice(0, 8), 0.9)).toBe(8);
  expect(quantileOf(eleven.slice(0, 8), 0.1)).toBe(1);
  expect(quantileOf(eleven, 0.9)).toBeCloseTo(10 * 1.1 ** 0.8, 5);
});

const KEYS = itemsOf(CATALOGUE).map(({ key }) => key);
const choosing = (...items: string[]) => ({ ...NOTHING_CHOSEN, items });
const measured = (history: PastProject[], smallestDays: number | null = null) => ({
  ...CATALOGUE,
  rates: { ...CATALOGUE.rates, history, smallestDays },
});

test('a measured range stands next to the sum, and weeks and money follow it', () => {
  const history = ratiosFrom([0.9, 1, 1, 1.1, 1.2, 1.3, 1.5, 2], 20);
  const choice = choosing('own-domain', 'booking', 'ssl', 'size-small', 'pace-calm');
  const estimate = estimateOf(measured(history), choice, 'PLN');
  expect(estimate.effort).toMatchObject({ sum: 17, low: 15, high: 34 });
  expect(estimate.price).toMatchObject({ low: 15 * 1400, high: 34 * 1400 });
  expect(estimate.weeks[0]).toEqual({ team: 2, weeks: 5 });
  expect(estimate.groups.reduce((sum, { days }) => sum + days, 0)).toBe(estimate.effort.sum);
  // The package is that of the work itself, not of its risk.
  const plain = estimateOf(CATALOGUE, choice, 'PLN');
  expect(proposalFor(CATALOGUE, estimate)).toEqual(proposalFor(CATALOGUE, plain));
});

test('of a choice in two phases, both have the ratios of the whole', () => {
  const history = ratiosFrom([0.8, 1, 1, 1, 1, 1, 1, 1.5], 20);
  const choice = { ...choosing('booking', 'cart', 'ssl'), later: ['cart'] };
  const { effort, phases, basis } = estimateOf(measured(history), choice, 'PLN');
  expect(basis).toEqual({ projects: 8, isMeasured: true, low: 0.8, high: 1.5 });
  expect(effort).toMatchObject({ sum: 19, low: 15, high: 29 });
  expect(phases?.map((phase) => phase.effort)).toMatchObject([
    { sum: 11, low: 8, high: 17 },
    { sum: 8, low: 6, high: 12 },
  ]);
});

const histories = fc.array(
  fc.record({
    days: fc.double({ min: 1, max: 200, noNaN: true }),
    ratio: fc.double({ min: 0.05, max: 20, noNaN: true }),
  }),
  { maxLength: 30 },
);

test('no history leads below the smallest project, turns a range round, or changes the lines', () => {
  const some = fc.subarray(KEYS);
  fc.assert(
    fc.property(histories, some, some, fc.boolean(), (history, items, later, mobile) => {
      const choice = { ...choosing(...items), later, mobile };
      const estimate = estimateOf(measured(history, 25), choice, 'PLN');
      const plain = estimateOf(measured([], 25), choice, 'PLN');
      for (const { effort } of [estimate, firstOf(estimate)]) {
        expect(effort.low).toBeGreaterThanOrEqual(25);
        expect(effort.high).toBeGreaterThanOrEqual(effort.low);
        expect(effort.items + effort.mobile + effort.missing).toBe(effort.sum);
      }
      expect(estimate.groups).toEqual(plain.groups);
      expect(estimate.effort.sum).toBe(plain.effort.sum);
      if (!estimate.basis.isMeasured) {
        expect({ ...estimate, basis: null }).toEqual({ ...plain, basis: null });
      }
    }),
    { numRuns: 500 },
  );
});

test('each project is compared with the range that the others give it', () => {
  const history = ratiosFrom([0.9, 1, 1, 1, 1.1, 1.1, 1.2, 1.3, 4]);
  const { median, isInside } = trackRecord(history, 1.3);
  expect(median).toBe(1.1);
  expect(isInside).toEqual([false, true, true, true, true, true, true, true, false]);
  // Of fewer, what the catalogue promises: from the sum of days to its factor.
  expect(trackRecord(history.slice(0, 5), 1.05).isInside).toEqual([false, true, true, true, false]);
});
