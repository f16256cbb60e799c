import type { PastProject } from './calibration.ts';
import type { EffortFactors, EffortItem } from './effort.ts';

/** One item to choose, and the presets that include it. */
export interface EstimateItem extends EffortItem {
  presets: readonly string[];
}

/** Items that belong together; of a group with choice `one`, at most one item is chosen. */
export interface EstimateGroup {
  key: string;
  choice: 'one' | 'many';
  items: readonly EstimateItem[];
}

/** Money for a working day, net; `null` if the company names no price. */
export interface DailyRates {
  dailyRatePLN: number | null;
  dailyRateEUR: number | null;
}

/** Person-days of the smallest project that the company takes on; `null` if none is too small. */
export interface SmallestProject {
  smallestDays: number | null;
}

/** Delivered projects of this calculator; estimates of earlier days have none. */
export interface History {
  history?: readonly PastProject[];
}

/**
 * The part of a calculator's catalogue that the arithmetic needs. The catalogue of the web API has
 * this shape, before and after its texts are reduced to one language.
 */
export interface EstimateCatalogue {
  rates: EffortFactors & DailyRates & SmallestProject & History;
  presets: readonly { key: string }[];
  groups: readonly EstimateGroup[];
  packages: readonly { key: string; fromDays: number }[];
}

/** Every item of a catalogue, in its order. */
export function itemsOf(catalogue: EstimateCatalogue): readonly EstimateItem[] {
  return catalogue.groups.flatMap((group) => group.items);
}
