import type { EstimateCatalogue, EstimateGroup, EstimateItem, PastProject } from '@osnowa/estimate';
import { type NumberedFacts, ratesInNumbers } from '../../reads/catalogue-rates.ts';

/** Path of a row in the form, and its name in the language of the content. */
interface Row {
  path: string;
  name: string | null;
}

/** A catalogue as the arithmetic takes it, of which each row knows its place in the form. */
export interface ReadCatalogue extends EstimateCatalogue {
  presets: (Row & { key: string })[];
  groups: (Row & EstimateGroup & { items: (Row & EstimateItem)[] })[];
  packages: (Row & { key: string; fromDays: number })[];
}

type Values = Record<string, unknown>;

function rowsIn(values: unknown, path: string): (Values & Row & { key: string })[] {
  if (!Array.isArray(values)) return [];
  return values.map((value: Values | null, index) => {
    const row = { ...value, path: `${path}.${index}` };
    // A new row has no key yet; its path replaces the key, so that the row is counted as well.
    return { ...row, key: textOf(row, 'key') ?? row.path, name: textOf(row, 'name') };
  });
}

function textOf(values: Values, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** NaN for a value that is no number, so that the faults name it. */
function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

function numberIfAny(value: unknown): number | null {
  return value === null || value === undefined || value === '' ? null : numberOf(value);
}

/**
 * Reads a document or the values of its form, however incomplete they are.
 * @param history delivered projects of its calculator
 */
export function readCatalogue(
  values: Values,
  facts: NumberedFacts | null = null,
  history: readonly PastProject[] = [],
): ReadCatalogue {
  const own = (values.rates ?? {}) as Values;
  const rates = facts ? ratesInNumbers(own, facts) : own;
  return {
    rates: {
      rangeFactor: numberOf(rates.rangeFactor),
      mobileFactor: numberOf(rates.mobileFactor),
      dailyRatePLN: numberIfAny(rates.dailyRatePLN),
      dailyRateEUR: numberIfAny(rates.dailyRateEUR),
      smallestDays: numberIfAny(rates.smallestDays),
      history,
    },
    presets: rowsIn(values.presets, 'presets'),
    groups: rowsIn(values.groups, 'groups').map((group) => ({
      ...group,
      choice: group.choice === 'one' ? 'one' : 'many',
      items: rowsIn(group.items, `${group.path}.items`).map((item) => ({
        ...item,
        dayCost: numberOf(item.dayCost),
        ui: item.ui === true,
        team: numberIfAny(item.team),
        presets: Array.isArray(item.presets) ? item.presets.map(String) : [],
      })),
    })),
    packages: rowsIn(values.packages, 'packages').map((one) => ({
      ...one,
      fromDays: numberOf(one.fromDays),
    })),
  };
}
