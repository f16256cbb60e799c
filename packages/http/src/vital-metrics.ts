/** Upper bounds of a metric's counted ranges, and what three of four visits should stay within. */
interface VitalMetric {
  bounds: readonly number[];
  bar: number;
}

/**
 * What real visits are measured by: largest paint, next paint after an interaction and first byte in
 * ms, shift of the layout as a number without unit. The bars are those that Google calls good.
 */
export const VITAL_METRICS = {
  LCP: { bounds: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000], bar: 2_500 },
  INP: { bounds: [25, 50, 100, 150, 200, 300, 500, 1_000], bar: 200 },
  CLS: { bounds: [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5], bar: 0.1 },
  TTFB: { bounds: [50, 100, 200, 400, 600, 800, 1_200, 1_800, 3_000], bar: 800 },
} as const satisfies Record<string, VitalMetric>;

export type VitalName = keyof typeof VITAL_METRICS;

export const VITAL_NAMES = Object.keys(VITAL_METRICS) as VitalName[];

/** Kinds of pages that are counted apart; an address itself is never stored. */
export const PAGE_KINDS = [
  'home',
  'products',
  'realizations',
  'blog',
  'careers',
  'contact',
  'calculator',
  'wizard',
  'other',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** Classes of devices that are counted apart: by the width of the window, nothing else. */
export const DEVICES = ['phone', 'desktop'] as const;

export type Device = (typeof DEVICES)[number];

/** Where browsers send what they measured, on the site. */
export const VITALS_PATH = '/vitals';

/** Number of the range that a value falls in; the last one has no upper bound. */
export function rangeOf(name: VitalName, value: number): number {
  const { bounds } = VITAL_METRICS[name];
  const at = bounds.findIndex((bound) => value <= bound);
  return at < 0 ? bounds.length : at;
}

/**
 * What three of four visits stayed within, evenly spread within its range.
 * @param counts visits by number of range; ranges may be missing
 * @returns `null` without visits; the last bound where the range has no end
 */
export function upperQuartile(name: VitalName, counts: ReadonlyMap<number, number>): number | null {
  const bounds: readonly number[] = VITAL_METRICS[name].bounds;
  let left = [...counts.values()].reduce((sum, count) => sum + count, 0) * 0.75;
  if (left === 0) return null;
  for (const [range, upper] of bounds.entries()) {
    const count = counts.get(range) ?? 0;
    const lower = bounds[range - 1] ?? 0;
    if (count >= left) return lower + ((upper - lower) * left) / count;
    left -= count;
  }
  return bounds.at(-1) ?? null;
}
