import { TEAM_BOUNDS } from '@osnowa/contract';
import { estimateOf, samplesOf } from '@osnowa/estimate';
import { fill } from '@osnowa/text';
import type { LabelName } from '../../kit/fields/field-options.ts';
import type { Word, Words } from '../../kit/screen-words.ts';
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

type Name = keyof Words['catalogues']['faults'];

function fault(path: string, name: Name): Fault {
  return { path, words: ({ catalogues: { faults } }) => fill(faults[name], TEAM_BOUNDS) };
}

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
  const empty = groups.filter((group) => group.items.length === 0);
  const unused = presets.filter(({ key }) => !items.some((item) => item.presets.includes(key)));
  const beyond = packages.filter(({ fromDays }) => !within(fromDays, BOUNDS.fromDays));
  const faults = [
    ...[presets, packages, groups, items].flatMap((rows) => repeated(rows, 'key', 'twice')),
    ...ratesFaults(catalogue),
    ...(groups.length > 0 ? [] : [fault('groups', 'noGroup')]),
    ...empty.map(({ path }) => fault(`${path}.items`, 'noItem')),
    ...items.flatMap((item) => itemFaults(catalogue, item)),
    ...unused.map(({ path }) => fault(`${path}.key`, 'emptyPreset')),
    ...beyond.map(({ path }) => fault(`${path}.fromDays`, 'days')),
    ...repeated(packages, 'fromDays', 'sameStart'),
  ];
  return faults.length > 0 ? faults : packageFaults(catalogue);
}

function within(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max;
}

/** A field without a number is not found, and has a fault of its own. */
function repeated<Field extends 'key' | 'fromDays'>(
  rows: readonly ({ path: string } & Record<Field, unknown>)[],
  field: Field,
  name: Name,
): Fault[] {
  const isAgain = (row: Record<Field, unknown>, at: number) =>
    rows.slice(0, at).some((earlier) => earlier[field] === row[field]);
  return rows.filter(isAgain).map(({ path }) => fault(`${path}.${field}`, name));
}

function ratesFaults({ rates }: ReadCatalogue): Fault[] {
  const { rangeFactor, mobileFactor, dailyRatePLN, dailyRateEUR, smallestDays } = rates;
  const ifAny = (value: number | null, bounds: Bounds) => value === null || within(value, bounds);
  const found: [field: string, isGood: boolean, name: Name][] = [
    ['rangeFactor', within(rangeFactor, BOUNDS.rangeFactor), 'range'],
    ['mobileFactor', within(mobileFactor, BOUNDS.mobileFactor), 'mobile'],
    ['dailyRatePLN', ifAny(dailyRatePLN, BOUNDS.dailyRate), 'rate'],
    ['dailyRateEUR', ifAny(dailyRateEUR, BOUNDS.dailyRate), 'rate'],
    ['smallestDays', ifAny(smallestDays, BOUNDS.smallestDays), 'smallest'],
  ];
  const wrong = found.filter(([, isGood]) => !isGood);
  return wrong.map(([field, , name]) => fault(`rates.${field}`, name));
}

function itemFaults({ presets }: ReadCatalogue, item: ReadCatalogue['groups'][0]['items'][0]) {
  const { dayCost, path, team } = item;
  const known = new Set(presets.map(({ key }) => key));
  const isTeam = team == null || (Number.isInteger(team) && within(team, TEAM_BOUNDS));
  return [
    ...(within(dayCost, BOUNDS.dayCost) ? [] : [fault(`${path}.dayCost`, 'days')]),
    ...(isTeam ? [] : [fault(`${path}.team`, 'team')]),
    ...(item.presets.every((preset) => known.has(preset))
      ? []
      : [fault(`${path}.presets`, 'noSuchPreset')]),
  ];
}

/** A calculator with questions and packages proposes one, however small the answers are. */
function packageFaults(catalogue: ReadCatalogue): Fault[] {
  const [smallest] = catalogue.packages.toSorted((one, other) => one.fromDays - other.fromDays);
  const least = samplesOf(catalogue, false).find(({ extent }) => extent === 'least');
  if (!smallest || !least) return [];
  const { effort } = estimateOf(catalogue, least.choice, 'PLN');
  const isReached = smallest.fromDays <= effort.sum;
  return isReached ? [] : [fault(`${smallest.path}.fromDays`, 'noPackage')];
}
