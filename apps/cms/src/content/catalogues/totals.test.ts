import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { readCatalogue } from './read-catalogue.ts';
import { changesOf, compareTotals, isLarge, isUnchanged, rateThatStays } from './totals.ts';

const item = (key: string | null, dayCost: unknown, presets: string[] = [], more = {}) => ({
  key,
  name: key && `Pozycja ${key}`,
  dayCost,
  ui: key === 'cart',
  presets,
  ...more,
});
const VALUES = {
  rates: {
    rangeFactor: 1.3,
    mobileFactor: 1.5,
    dailyRatePLN: 1000,
    dailyRateEUR: null,
    smallestDays: null,
  },
  presets: [
    { key: 'shop', name: 'Sklep' },
    { key: 'portal', name: 'Portal' },
  ],
  groups: [
    {
      key: 'sales',
      choice: 'many',
      items: [item('cart', 10, ['shop']), item('login', 4, ['shop', 'portal'])],
    },
    { key: 'pace', choice: 'one', items: [item('calm', 1), item('quick', 5, [], { team: 5 })] },
  ],
  packages: [
    { key: 'start', name: 'Start', fromDays: 0 },
    { key: 'whole', name: 'Całość', fromDays: 15 },
  ],
};
type Values = typeof VALUES;

/** The same catalogue with a change. */
function changed(change: (values: Values) => void) {
  const values = structuredClone(VALUES);
  change(values);
  return readCatalogue(values);
}

const published = readCatalogue(VALUES);

/** The table's content for each sample after a change: its days, or the fields at fault. */
function table(change: (values: Values) => void) {
  return compareTotals(published, changed(change), true).map(
    ({ preset, extent, isMobile, after }) => [
      `${preset ?? extent}${isMobile ? ' mobile' : ''}`,
      after && ('totals' in after ? after.totals.effort.low : after.faults.map(({ path }) => path)),
    ],
  );
}

test('without a change every total is the same on the site and after it', () => {
  const comparisons = compareTotals(
    published,
    changed(() => undefined),
    true,
  );
  expect(comparisons.every(isUnchanged)).toBe(true);
  expect(table(() => undefined)).toEqual([
    ['Sklep', 14],
    ['Sklep mobile', 19],
    ['Portal', 4],
    ['Portal mobile', 4],
    ['least', 1],
    ['least mobile', 1],
    ['middle', 5],
    ['middle mobile', 5],
    ['most', 19],
    ['most mobile', 24],
  ]);
});

test('a dearer item changes the presets that have it, days and money by their own shares', () => {
  const after = changed(({ groups, rates }) => {
    Object.assign(groups[0]?.items[0] ?? {}, { dayCost: 13 });
    rates.dailyRatePLN = 1100;
  });
  const [shop, portal] = compareTotals(published, after, false);
  const [inShop, inPortal] = [shop, portal].map((one) => one && changesOf(one));
  expect(inShop?.days).toBeCloseTo(0.212, 3);
  expect(inShop?.PLN).toBeCloseTo(0.333, 3);
  expect(inShop?.EUR).toBeNull();
  expect(inPortal?.days).toBe(0);
  expect(inPortal?.PLN).toBe(0.1);
  expect([0.333, 0.1, -0.11].map(isLarge)).toEqual([true, false, true]);
});

test('a preset that is removed or new is named, and has one state', () => {
  const after = changed(({ presets, groups }) => {
    presets.splice(1, 1, { key: 'new', name: 'Nowy' });
    Object.assign(groups[0]?.items[1] ?? {}, { presets: ['shop', 'new'] });
  });
  const states = compareTotals(published, after, false)
    .filter(({ extent }) => extent === null)
    .map(({ preset, before, after }) => [preset, before !== null, after !== null]);
  expect(states).toEqual([
    ['Sklep', true, true],
    ['Portal', true, false],
    ['Nowy', false, true],
  ]);
});

test('an empty field takes only the presets that need it out of the table, and says which field', () => {
  const words = (values: Values) =>
    Object.assign(values.groups[0]?.items[0] ?? {}, { dayCost: null });
  expect(table(words).slice(0, 4)).toEqual([
    ['Sklep', ['groups.0.items.0.dayCost']],
    ['Sklep mobile', ['groups.0.items.0.dayCost']],
    ['Portal', 4],
    ['Portal mobile', 4],
  ]);
});

test('values that would count for hours are named at once', () => {
  const started = process.cpuUsage();
  const rows = table((values) => {
    Object.assign(values.groups[1]?.items[1] ?? {}, { dayCost: 1e15 });
    Object.assign(values.groups[0]?.items[0] ?? {}, { dayCost: Number.POSITIVE_INFINITY });
  });
  expect(rows.at(-1)?.[1]).toEqual(['groups.0.items.0.dayCost', 'groups.1.items.1.dayCost']);
  expect(process.cpuUsage(started).user).toBeLessThan(1e6);
});

/** The catalogue with a value at a path, such as `groups.0.items`. */
function withValue(path: string, value: unknown) {
  const names = path.split('.');
  const last = names.pop() ?? '';
  return changed((values) => {
    const parent = names.reduce<unknown>((of, name) => Reflect.get(Object(of), name), values);
    Object.assign(Object(parent), { [last]: value });
  });
}

test.each<[what: string, path: string, value: unknown, faults?: string[]]>([
  ['no group', 'groups', [], ['groups', 'presets.0.key', 'presets.1.key']],
  ['a group without items', 'groups.1.items', []],
  ['a range that turns round', 'rates.rangeFactor', 0.9],
  ['a range of times 500', 'rates.rangeFactor', 500],
  ['a mobile app below nothing', 'rates.mobileFactor', 0],
  ['a rate of zero', 'rates.dailyRatePLN', 0],
  ['an item of a billion days', 'groups.0.items.0.dayCost', 1e9],
  ['a team of half a person', 'groups.1.items.1.team', 4.5],
  ['an item of a preset that does not exist', 'groups.0.items.0.presets', ['shop', 'gone']],
  ['a preset without items', 'presets.2', { key: 'x', name: 'X' }, ['presets.2.key']],
  ['a key that is used twice', 'groups.1.items.2', item('cart', 2), ['groups.1.items.2.key']],
  ['two packages with one beginning', 'packages.1.fromDays', 0],
  ['packages that begin above the smallest answers', 'packages.0.fromDays', 2],
])('%s is a fault of its field', (_what, path, value, faults = [path]) => {
  expect(faultsOf(withValue(path, value)).map((fault) => fault.path)).toEqual(faults);
});

test('a form of which nothing is filled in yet has faults and no figures', () => {
  const empty = readCatalogue({ groups: 0, presets: [null], rates: undefined });
  const [preset] = compareTotals(null, empty, true);
  expect(preset?.before).toBeNull();
  expect(preset?.after).toMatchObject({ faults: [{ path: 'rates.rangeFactor' }, {}, {}] });
});

test.each([
  ['one of two is raised', { PLN: 1000, EUR: 250 }, { PLN: 1180, EUR: 250 }, 'EUR'],
  ['the other is lowered', { PLN: 1000, EUR: 250 }, { PLN: 1000, EUR: 240 }, 'PLN'],
  ['both change', { PLN: 1000, EUR: 250 }, { PLN: 1180, EUR: 295 }, null],
  ['none changes', { PLN: 1000, EUR: 250 }, { PLN: 1000, EUR: 250 }, null],
  ['there is only one', { PLN: 1000, EUR: null }, { PLN: 1180, EUR: null }, null],
  ['one is new', { PLN: 1000, EUR: null }, { PLN: 1180, EUR: 250 }, null],
])('a rate that stays behind is named when %s', (_what, before, after, stays) => {
  const withRates = ({ PLN, EUR }: { PLN: number; EUR: number | null }) =>
    readCatalogue({ ...VALUES, rates: { ...VALUES.rates, dailyRatePLN: PLN, dailyRateEUR: EUR } });
  expect(rateThatStays(withRates(before), withRates(after))).toBe(stays);
  expect(rateThatStays(null, withRates(after))).toBeNull();
});
