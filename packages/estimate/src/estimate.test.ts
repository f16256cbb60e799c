import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf } from './catalogue.ts';
import { NOTHING_CHOSEN, withPhase } from './choice.ts';
import { estimateOf, firstOf } from './estimate.ts';
import { packageFor, proposalFor } from './package.ts';
import { teamsAlike } from './team.ts';
import { CATALOGUE } from './testing/catalogue.ts';

const KEYS = itemsOf(CATALOGUE).map(({ key }) => key);
const SEVERAL = CATALOGUE.groups.filter(({ choice }) => choice === 'many');
const choosing = (...items: string[]) => ({ ...NOTHING_CHOSEN, items });

/** The same catalogue of a company that takes on nothing below 25 person-days. */
const FROM_25 = { ...CATALOGUE, rates: { ...CATALOGUE.rates, smallestDays: 25 } };

describe('below the smallest project', () => {
  test.each([
    ['nothing', choosing(), 25],
    ['one item', choosing('ssl'), 22],
    ['as much as that project', choosing('marketplace', 'booking', 'two-factor'), 0],
    ['a mobile app', { ...choosing('booking'), mobile: true }, 13],
  ])('%s has its range, and a line for the rest', (_, choice, missing) => {
    const { effort, price } = estimateOf(FROM_25, choice, 'PLN');
    expect(effort).toMatchObject({ missing, low: 25, high: 33 });
    expect(price).toEqual({ currency: 'PLN', low: 35_000, high: 46_200 });
  });

  test('of 500 catalogues no choice is below its smallest project without saying so', () => {
    const factor = fc.integer({ min: 100, max: 300 }).map((percent) => percent / 100);
    const costs = fc.array(fc.integer({ min: 0, max: 80 }), {
      minLength: KEYS.length,
      maxLength: KEYS.length,
    });
    const some = fc.subarray(KEYS);
    const days = fc.integer({ min: 1, max: 250 });
    fc.assert(
      fc.property(days, factor, factor, costs, some, some, fc.boolean(), (...of) => {
        const [smallestDays, rangeFactor, mobileFactor, dayCosts, items, later, mobile] = of;
        const cost = new Map(KEYS.map((key, nth) => [key, dayCosts[nth] ?? 0]));
        const catalogue = {
          ...CATALOGUE,
          rates: { ...CATALOGUE.rates, smallestDays, rangeFactor, mobileFactor },
          groups: CATALOGUE.groups.map((group) => ({
            ...group,
            items: group.items.map((one) => ({ ...one, dayCost: cost.get(one.key) ?? 0 })),
          })),
        };
        const estimate = estimateOf(catalogue, { ...choosing(...items), later, mobile }, 'PLN');
        const { effort, price } = firstOf(estimate);
        expect(effort.low).toBeGreaterThanOrEqual(smallestDays);
        expect(price?.low).toBeGreaterThanOrEqual(smallestDays * 1400);
        // What says so is shown where days are missing.
        expect(effort.missing > 0).toBe(effort.items + effort.mobile < smallestDays);
      }),
      { numRuns: 500 },
    );
  });

  test('no choice costs less, in its first phase or as a whole, and the lines add up', () => {
    const some = fc.subarray(KEYS);
    fc.assert(
      fc.property(some, some, fc.boolean(), (items, later, mobile) => {
        const estimate = estimateOf(FROM_25, { ...choosing(...items), later, mobile }, 'PLN');
        for (const { effort, price } of [estimate, firstOf(estimate)]) {
          expect(effort.low).toBeGreaterThanOrEqual(25);
          expect(price?.low).toBeGreaterThanOrEqual(35_000);
          expect(effort.items + effort.mobile + effort.missing).toBe(effort.sum);
          expect(effort.low).toBe(effort.sum);
        }
      }),
    );
  });
});

describe('an estimate', () => {
  test('has days by group, range, weeks and price', () => {
    const choice = { ...choosing('booking', 'ssl', 'crash-reporting'), mobile: true };
    expect(estimateOf(CATALOGUE, choice, 'PLN')).toEqual({
      choice: { ...choice, items: ['booking', 'crash-reporting', 'ssl'] },
      groups: [
        { key: 'payments', days: 8, items: [{ key: 'booking', days: 8, later: false }] },
        {
          key: 'security',
          days: 3,
          items: [
            { key: 'crash-reporting', days: 0, later: false },
            { key: 'ssl', days: 3, later: false },
          ],
        },
      ],
      effort: { items: 11, mobile: 4, missing: 0, sum: 15, low: 15, high: 20 },
      weeks: [
        { team: 2, weeks: 3 },
        { team: 3, weeks: 2 },
        { team: 4, weeks: 2 },
      ],
      price: { currency: 'PLN', low: 21_000, high: 28_000 },
      phases: null,
      basis: { projects: null, isMeasured: false, low: 1, high: 1.3 },
    });
  });

  test('names no price in a currency without a rate', () => {
    expect(estimateOf(CATALOGUE, choosing('booking'), 'EUR').price).toBeNull();
  });

  test('in two phases costs what it costs in one', () => {
    const choice = withPhase(CATALOGUE, choosing('booking', 'cart', 'ssl'), 'cart', 2);
    const { effort, phases } = estimateOf(CATALOGUE, choice, 'PLN');
    expect(phases?.map((phase) => phase.effort.low)).toEqual([11, 8]);
    expect(effort.low).toBe(19);
  });

  const items = fc.array(fc.constantFrom(...KEYS, 'unknown'));

  test('does not depend on the order in which things were chosen, or how often', () => {
    fc.assert(
      fc.property(items, fc.boolean(), (chosen, mobile) => {
        const reckon = (keys: string[]) =>
          JSON.stringify(estimateOf(CATALOGUE, { ...choosing(...keys), mobile }, 'PLN'));
        expect(reckon([...chosen, ...chosen].reverse())).toBe(reckon(chosen));
      }),
    );
  });

  test('a faster pace never takes longer, whatever was chosen', () => {
    const scope = fc.array(fc.constantFrom(...KEYS.filter((key) => !key.startsWith('pace-'))));
    fc.assert(
      fc.property(scope, scope, fc.boolean(), (chosen, later, mobile) => {
        const at = (pace: string) =>
          estimateOf(CATALOGUE, { ...choosing(...chosen, pace), later, mobile }, 'PLN');
        const [calm, quick] = [at('pace-calm'), at('pace-quick')];
        const pairs = [
          [calm, quick],
          ...(calm.phases ?? []).map((phase, index) => [phase, quick.phases?.[index]]),
        ];
        for (const [slow, fast] of pairs) {
          const weeks = slow?.weeks.map((one) => one.weeks) ?? [];
          // Without any work nothing can be faster.
          if (slow?.effort.high === 0) continue;
          expect(fast?.weeks).toHaveLength(1);
          expect(fast?.weeks[0]?.weeks).toBeLessThanOrEqual(Math.min(...weeks));
          expect(fast?.weeks[0]?.team).toBeGreaterThan(4);
        }
      }),
    );
  });

  test('never gets smaller by adding, and its range is one', () => {
    const addable = SEVERAL.flatMap((group) => group.items.map(({ key }) => key));
    fc.assert(
      fc.property(items, fc.constantFrom(...addable), fc.boolean(), (chosen, key, mobile) => {
        const before = { ...choosing(...chosen), mobile };
        const after = { ...before, items: [...chosen, key] };
        const [less, more] = [before, after].map((of) => estimateOf(CATALOGUE, of, 'PLN').effort);
        expect(more?.low).toBeGreaterThanOrEqual(less?.low ?? 0);
        expect(more?.high).toBeGreaterThanOrEqual(more?.low ?? 0);
        expect(more?.low).toBe(Math.ceil(more?.low ?? 0));
      }),
    );
  });
});

test.each([
  [0, 'start'],
  [14.5, 'start'],
  [15, 'growth'],
  [400, 'whole'],
])('%d days lead to the package %s', (days, key) => {
  expect(packageFor(CATALOGUE, days)).toBe(key);
  expect(packageFor({ ...CATALOGUE, packages: [] }, days)).toBeNull();
});

test('a package is proposed once every question is answered, with the answers as the reason', () => {
  const answers = ['own-domain', 'booking', 'ssl', 'size-small', 'pace-calm'];
  const proposal = (...items: string[]) =>
    proposalFor(CATALOGUE, estimateOf(CATALOGUE, choosing(...items), 'PLN'));
  expect(proposal(...answers)).toEqual({ package: 'growth', because: answers });
  expect(proposal('own-domain', 'booking')).toBeNull();
});

test('teams of which the larger is no faster stand together', () => {
  const weeks = [3, 2, 2].map((count, index) => ({ team: index + 2, weeks: count }));
  expect(teamsAlike(weeks)).toEqual([
    { from: 2, to: 2, weeks: 3 },
    { from: 3, to: 4, weeks: 2 },
  ]);
  expect(teamsAlike([])).toEqual([]);
});
