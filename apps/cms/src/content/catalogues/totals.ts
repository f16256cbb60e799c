import {
  type Currency,
  type Effort,
  type Extent,
  estimateOf,
  type Figures,
  growthOf,
  packageFor,
  type Sample,
  samplesOf,
} from '@osnowa/estimate';
import { type Fault, faultsOf } from './faults.ts';
import type { ReadCatalogue } from './read-catalogue.ts';

/** Currencies in which calculators name prices. */
export const CURRENCIES = ['PLN', 'EUR'] as const satisfies Currency[];

/** Totals of a sample in one state of the catalogue. */
export interface Totals {
  effort: Effort;
  /** Without a price where the catalogue has no rate in the currency. */
  prices: Record<Currency, Figures['price']>;
  weeks: Figures['weeks'];
  /** Name of the package that is proposed, where the calculator has packages. */
  package: string | null;
}

/** A fault, and the name of the row that contains its field. */
export type NamedFault = Fault & { row: string | null };

/** Its totals, or why they cannot be calculated; `null` where the sample does not exist. */
export type SampleState = { totals: Totals } | { faults: NamedFault[] } | null;

/** A sample with its totals on the site and as they will be. */
export interface Comparison {
  id: string;
  /** Name of a preset; `null` for an extent. */
  preset: string | null;
  extent: Extent | null;
  isMobile: boolean;
  before: SampleState;
  after: SampleState;
}

/** From this share on, a growth or a decrease is marked. */
const LARGE_CHANGE = 0.1;

/**
 * Compares the samples of two states of a catalogue.
 * @param before the published state; `null` where none is published
 */
export function compareTotals(
  before: ReadCatalogue | null,
  after: ReadCatalogue,
  hasMobile: boolean,
): Comparison[] {
  const old = before ? statesOf(before, hasMobile) : new Map();
  const present = statesOf(after, hasMobile);
  return [...new Map([...old, ...present]).entries()].map(([id, { sample, preset }]) => ({
    id,
    preset,
    extent: sample.extent,
    isMobile: sample.choice.mobile,
    before: old.get(id)?.state ?? null,
    after: present.get(id)?.state ?? null,
  }));
}

interface Named {
  sample: Sample;
  preset: string | null;
  state: Exclude<SampleState, null>;
}

function statesOf(catalogue: ReadCatalogue, hasMobile: boolean): Map<string, Named> {
  const faults = faultsOf(catalogue).map((fault) => ({ ...fault, row: rowOf(fault, catalogue) }));
  return new Map(
    samplesOf(catalogue, hasMobile).map((sample) => {
      const id = `${sample.preset ?? `*${sample.extent}`} ${sample.choice.mobile}`;
      const preset = catalogue.presets.find(({ key }) => key === sample.preset);
      const found = faults.filter(({ path }) => concerns(path, catalogue, sample));
      const state = found.length > 0 ? { faults: found } : { totals: totalsOf(catalogue, sample) };
      return [id, { sample, preset: preset ? (preset.name ?? preset.key) : null, state }];
    }),
  );
}

function rowOf({ path }: Fault, { groups, packages, presets }: ReadCatalogue): string | null {
  const rows = [...groups.flatMap(({ items }) => items), ...groups, ...packages, ...presets];
  return rows.find((row) => path.startsWith(`${row.path}.`))?.name ?? null;
}

/** Whether a fault is in a part that the sample is calculated from. */
function concerns(fault: string, catalogue: ReadCatalogue, { preset, extent, choice }: Sample) {
  const chosen = new Set(choice.items);
  const items = catalogue.groups.flatMap((group) => group.items);
  const places = [
    'rates',
    ...catalogue.presets.filter(({ key }) => key === preset).map(({ path }) => path),
    ...items.filter(({ key }) => chosen.has(key)).map(({ path }) => path),
    ...(extent ? ['packages', 'groups'] : []),
  ];
  return places.some((place) => fault === place || fault.startsWith(`${place}.`));
}

function totalsOf(catalogue: ReadCatalogue, { choice }: Sample): Totals {
  const [pln, eur] = CURRENCIES.map((currency) => estimateOf(catalogue, choice, currency));
  const { effort, weeks } = pln as Figures;
  const proposed = packageFor(catalogue, effort.sum);
  const found = catalogue.packages.find(({ key }) => key === proposed);
  return {
    effort,
    weeks,
    prices: { PLN: pln?.price ?? null, EUR: eur?.price ?? null },
    package: found ? (found.name ?? found.key) : null,
  };
}

/** By which shares days and prices change; empty where one of the states cannot be calculated. */
export function changesOf({ before, after }: Comparison): Record<'days' | Currency, number | null> {
  if (!before || !after || 'faults' in before || 'faults' in after) {
    return { days: null, PLN: null, EUR: null };
  }
  const [old, present] = [before.totals, after.totals];
  const money = (currency: Currency) => {
    const [was, is] = [old.prices[currency], present.prices[currency]];
    return was && is ? growthOf(was, is) : null;
  };
  return { days: growthOf(old.effort, present.effort), PLN: money('PLN'), EUR: money('EUR') };
}

/** The currency whose rate stays while that of the other changes, where the calculator has both. */
export function rateThatStays(before: ReadCatalogue | null, after: ReadCatalogue): Currency | null {
  const changes = CURRENCIES.map((currency) => {
    const rates = [before, after].map((state) => state?.rates[`dailyRate${currency}`] ?? null);
    return rates.includes(null) ? null : rates[0] !== rates[1];
  });
  const stays = changes.indexOf(false);
  return changes.includes(true) ? (CURRENCIES[stays] ?? null) : null;
}

/** Whether days or prices change so much that an editor should look twice. */
export function isLarge(share: number): boolean {
  return Math.abs(share) > LARGE_CHANGE;
}

/** Whether both states are the same, also where neither can be calculated. */
export function isUnchanged({ before, after }: Comparison): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
