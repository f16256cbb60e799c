import { TEAM_BOUNDS } from '@osnowa/contract';
import { estimateOf, samplesOf } from '@osnowa/estimate';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { LABELS, type LabelName } from '../../fields/labels.ts';
import type { ReadCatalogue } from './read-catalogue.ts';

/** A fault that makes the arithmetic of a catalogue impossible: its field and a sentence. */
export interface Fault {
  path: string;
  words: AdminLabel;
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

const DAYS: AdminLabel = {
  pl: 'Wpisz liczbę osobodni od 0 do 1000.',
  en: 'Enter a number of person-days from 0 to 1,000.',
};

const TEAM: AdminLabel = {
  pl: `Wpisz od ${TEAM_BOUNDS.min} do ${TEAM_BOUNDS.max} osób albo zostaw puste pole.`,
  en: `Enter ${TEAM_BOUNDS.min} to ${TEAM_BOUNDS.max} people, or leave the field empty.`,
};

const RANGE: AdminLabel = {
  pl: 'Wpisz mnożnik od 1 do 3. Poniżej 1 górny koniec widełek byłby mniejszy od dolnego.',
  en: 'Enter a factor from 1 to 3. Below 1 the upper end of the range would lie under the lower.',
};

const MOBILE: AdminLabel = {
  pl: 'Wpisz mnożnik od 1 do 5. Poniżej 1 aplikacja mobilna odejmowałaby dni.',
  en: 'Enter a factor from 1 to 5. Below 1 a mobile app would take days away.',
};

const RATE: AdminLabel = {
  pl: 'Wpisz stawkę od 0,01 do 100 000 albo zostaw puste pole: wtedy kalkulator nie podaje ceny.',
  en: 'Enter a rate from 0.01 to 100,000, or leave the field empty: the calculator then names no price.',
};

const SMALLEST: AdminLabel = {
  pl: 'Wpisz od 1 do 10 000 osobodni albo zostaw puste pole: wtedy żaden projekt nie jest za mały.',
  en: 'Enter 1 to 10,000 person-days, or leave the field empty: no project is too small then.',
};

const NO_GROUP: AdminLabel = {
  pl: 'Kalkulator potrzebuje przynajmniej jednej grupy.',
  en: 'The calculator needs one group at least.',
};

const NO_ITEM: AdminLabel = {
  pl: 'Grupa potrzebuje przynajmniej jednej pozycji.',
  en: 'The group needs one item at least.',
};

const EMPTY_PRESET: AdminLabel = {
  pl: 'Ten zestaw nie ma żadnej pozycji. Dopisz jego klucz przy pozycjach albo usuń zestaw.',
  en: 'This preset has no item. Add its key to items, or remove the preset.',
};

const TWICE: AdminLabel = {
  pl: 'Ten klucz występuje dwa razy.',
  en: 'This key is used twice.',
};

const NO_SUCH_PRESET: AdminLabel = {
  pl: 'Nie ma zestawu o takim kluczu.',
  en: 'There is no preset with such a key.',
};

const SAME_START: AdminLabel = {
  pl: 'Dwa pakiety zaczynają się od tej samej liczby dni.',
  en: 'Two packages begin at the same number of days.',
};

const NO_PACKAGE: AdminLabel = {
  pl: 'Najmniejszy pakiet zaczyna się powyżej najmniejszego zakresu. Kalkulator nie miałby co zaproponować.',
  en: 'The smallest package begins above the smallest scope. The calculator would have nothing to propose.',
};

/** Label in the form of the field of a fault. */
export function labelOfFault({ path }: Fault): AdminLabel {
  return LABELS[path.split('.').at(-1) as LabelName];
}

/**
 * Faults that make a catalogue impossible to calculate with, or ambiguous in addresses of
 * estimates: there an item's key is unique in the whole catalogue.
 */
export function faultsOf(catalogue: ReadCatalogue): Fault[] {
  const { groups, packages, presets } = catalogue;
  const items = groups.flatMap((group) => group.items);
  const faults = [
    ...repeated(presets, 'key', TWICE),
    ...repeated(packages, 'key', TWICE),
    ...repeated(groups, 'key', TWICE),
    ...repeated(items, 'key', TWICE),
    ...ratesFaults(catalogue),
    ...(groups.length > 0 ? [] : [{ path: 'groups', words: NO_GROUP }]),
    ...groups
      .filter((group) => group.items.length === 0)
      .map(({ path }) => ({ path: `${path}.items`, words: NO_ITEM })),
    ...items.flatMap((item) => itemFaults(catalogue, item)),
    ...presets
      .filter(({ key }) => !items.some((item) => item.presets.includes(key)))
      .map(({ path }) => ({ path: `${path}.key`, words: EMPTY_PRESET })),
    ...packages.flatMap(({ fromDays, path }) =>
      within(fromDays, BOUNDS.fromDays) ? [] : [{ path: `${path}.fromDays`, words: DAYS }],
    ),
    ...repeated(packages, 'fromDays', SAME_START),
  ];
  return faults.length > 0 ? faults : packageFaults(catalogue);
}

function within(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max;
}

function repeated<Name extends 'key' | 'fromDays'>(
  rows: readonly ({ path: string } & Record<Name, unknown>)[],
  name: Name,
  words: AdminLabel,
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
  const found: [string, boolean, AdminLabel][] = [
    ['rangeFactor', within(rangeFactor, BOUNDS.rangeFactor), RANGE],
    ['mobileFactor', within(mobileFactor, BOUNDS.mobileFactor), MOBILE],
    ['dailyRatePLN', rate(dailyRatePLN), RATE],
    ['dailyRateEUR', rate(dailyRateEUR), RATE],
    ['smallestDays', smallestDays === null || within(smallestDays, BOUNDS.smallestDays), SMALLEST],
  ];
  return found
    .filter(([, isGood]) => !isGood)
    .map(([name, , words]) => ({ path: `rates.${name}`, words }));
}

function itemFaults({ presets }: ReadCatalogue, item: ReadCatalogue['groups'][0]['items'][0]) {
  const { dayCost, path, team } = item;
  const known = new Set(presets.map(({ key }) => key));
  const faults: Fault[] = [];
  if (!within(dayCost, BOUNDS.dayCost)) faults.push({ path: `${path}.dayCost`, words: DAYS });
  if (team != null && !(Number.isInteger(team) && within(team, TEAM_BOUNDS))) {
    faults.push({ path: `${path}.team`, words: TEAM });
  }
  if (item.presets.some((preset) => !known.has(preset))) {
    faults.push({ path: `${path}.presets`, words: NO_SUCH_PRESET });
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
    : [{ path: `${smallest.path}.fromDays`, words: NO_PACKAGE }];
}
