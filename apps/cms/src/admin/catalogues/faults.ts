import { TEAM_BOUNDS } from '@osnowa/contract';
import { estimateOf, samplesOf } from '@osnowa/estimate';
import { fill } from '@osnowa/text';
import type { LabelName } from '../../fields/field-options.ts';
import type { ScreenWords, Word } from '../../kit/screen-words.ts';
import type { ReadCatalogue } from './read-catalogue.ts';

/** A fault that makes the arithmetic of a catalogue impossible: its field and a sentence. */
export interface Fault {
  path: string;
  words: Word;
}

interface Bounds {
  min: number;
  max: number;
}

/** Smallest and largest numbers of a catalogue. A number outside is a typing error. */
export const BOUNDS = {
  /** Person-days of one item: four years of one person at most. */
  dayCost: { min: 0, max: 1_000 },
  fromDays: { min: 0, max: 10_000 },
  smallestDays: { min: 1, max: 10_000 },
  rangeFactor: { min: 1, max: 3 },
  mobileFactor: { min: 1, max: 5 },
  /** Money for a person-day, in either currency. */
  dailyRate: { min: 0.01, max: 100_000 },
} as const satisfies Record<string, Bounds>;

/** Label in the form of the field of a fault. */
export function labelOfFault({ path }: Fault): Word {
  return ({ fields }) => fields[path.split('.').at(-1) as LabelName];
}

/**
 * Faults that make a catalogue impossible to calculate with, or ambiguous in addresses of
 * estimates: there an item's key is unique in the whole catalogue.
 */
export function faultsOf(catalogue: ReadCatalogue): Fault[] {
  const { groups, packages, presets } = catalogue;
  const items = groups.flatMap((group) => group.items);
  const faults = [
    ...repeated(presets, 'key', (words) => words.catalogues.faults.twice),
    ...repeated(packages, 'key', (words) => words.catalogues.faults.twice),
    ...repeated(groups, 'key', (words) => words.catalogues.faults.twice),
    ...repeated(items, 'key', (words) => words.catalogues.faults.twice),
    ...ratesFaults(catalogue),
    ...(groups.length > 0
      ? []
      : [{ path: 'groups', words: (words: ScreenWords) => words.catalogues.faults.noGroup }]),
    ...groups
      .filter((group) => group.items.length === 0)
      .map(({ path }) => ({
        path: `${path}.items`,
        words: (words: ScreenWords) => words.catalogues.faults.noItem,
      })),
    ...items.flatMap((item) => itemFaults(catalogue, item)),
    ...presets
      .filter(({ key }) => !items.some((item) => item.presets.includes(key)))
      .map(({ path }) => ({
        path: `${path}.key`,
        words: (words: ScreenWords) => words.catalogues.faults.emptyPreset,
      })),
    ...packages.flatMap(({ fromDays, path }) =>
      within(fromDays, BOUNDS.fromDays)
        ? []
        : [
            {
              path: `${path}.fromDays`,
              words: (words: ScreenWords) => words.catalogues.faults.days,
            },
          ],
    ),
    ...repeated(packages, 'fromDays', (words) => words.catalogues.faults.sameStart),
  ];
  return faults.length > 0 ? faults : packageFaults(catalogue);
}

function within(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max;
}

function repeated<Name extends 'key' | 'fromDays'>(
  rows: readonly ({ path: string } & Record<Name, unknown>)[],
  name: Name,
  words: Word,
): Fault[] {
  const values = rows.map((row) => row[name]);
  return (
    rows
      // A field without a number is not found, and has a fault of its own.
      .filter((row, index) =>
        [...values.keys()].some((at) => at < index && values[at] === row[name]),
      )
      .map(({ path }) => ({ path: `${path}.${name}`, words }))
  );
}

function ratesFaults({ rates }: ReadCatalogue): Fault[] {
  const { rangeFactor, mobileFactor, dailyRatePLN, dailyRateEUR, smallestDays } = rates;
  const rate = (value: number | null) => value === null || within(value, BOUNDS.dailyRate);
  const found: [string, boolean, Word][] = [
    [
      'rangeFactor',
      within(rangeFactor, BOUNDS.rangeFactor),
      (words) => words.catalogues.faults.range,
    ],
    [
      'mobileFactor',
      within(mobileFactor, BOUNDS.mobileFactor),
      (words) => words.catalogues.faults.mobile,
    ],
    ['dailyRatePLN', rate(dailyRatePLN), (words) => words.catalogues.faults.rate],
    ['dailyRateEUR', rate(dailyRateEUR), (words) => words.catalogues.faults.rate],
    [
      'smallestDays',
      smallestDays === null || within(smallestDays, BOUNDS.smallestDays),
      (words) => words.catalogues.faults.smallest,
    ],
  ];
  return found
    .filter(([, isGood]) => !isGood)
    .map(([name, , words]) => ({ path: `rates.${name}`, words }));
}

function itemFaults({ presets }: ReadCatalogue, item: ReadCatalogue['groups'][0]['items'][0]) {
  const { dayCost, path, team } = item;
  const known = new Set(presets.map(({ key }) => key));
  const faults: Fault[] = [];
  if (!within(dayCost, BOUNDS.dayCost))
    faults.push({
      path: `${path}.dayCost`,
      words: (words: ScreenWords) => words.catalogues.faults.days,
    });
  if (team != null && !(Number.isInteger(team) && within(team, TEAM_BOUNDS))) {
    faults.push({
      path: `${path}.team`,
      words: (words: ScreenWords) =>
        fill(words.catalogues.faults.team, { min: TEAM_BOUNDS.min, max: TEAM_BOUNDS.max }),
    });
  }
  if (item.presets.some((preset) => !known.has(preset))) {
    faults.push({
      path: `${path}.presets`,
      words: (words: ScreenWords) => words.catalogues.faults.noSuchPreset,
    });
  }
  return faults;
}

/** A calculator with questions and packages proposes one, however small the answers are. */
function packageFaults(catalogue: ReadCatalogue): Fault[] {
  const [smallest] = catalogue.packages.toSorted((one, other) => one.fromDays - other.fromDays);
  const least = samplesOf(catalogue, false).find(({ extent }) => extent === 'least');
  if (!smallest || !least) return [];
  const { effort } = estimateOf(catalogue, least.choice, 'PLN');
  return smallest.fromDays <= effort.low
    ? []
    : [
        {
          path: `${smallest.path}.fromDays`,
          words: (words: ScreenWords) => words.catalogues.faults.noPackage,
        },
      ];
}
