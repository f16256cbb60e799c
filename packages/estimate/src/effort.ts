/** Something that can be chosen, with its effort in working days. `ui` marks what a mobile app makes dearer. */
export interface EffortItem {
  key: string;
  dayCost: number;
  ui: boolean;
}

/** Factors of a calculator; both are content and at least 1. */
export interface EffortFactors {
  /** What a mobile app multiplies the days of `ui` items by. */
  mobileFactor: number;
  /** How far the upper end of the range lies above the lower. */
  rangeFactor: number;
}

/** What a choice costs in working days. */
export interface Effort {
  /** Days of the chosen items themselves. */
  items: number;
  /** Days that the mobile app adds, a line of its own. */
  mobile: number;
  /** Lower end of the range: everything together. */
  low: number;
  /** Upper end of the range, whole days. */
  high: number;
}

/**
 * Effort of a choice. Keys that the catalogue does not know are left out, and a key given twice
 * counts once: both happen to addresses that people keep and share.
 */
export function effortOf(
  catalogue: readonly EffortItem[],
  chosen: Iterable<string>,
  factors: EffortFactors,
  isMobile: boolean,
): Effort {
  const keys = new Set(chosen);
  const items = catalogue.filter((item) => keys.has(item.key));
  const days = sumOfDays(items);
  const mobile = isMobile
    ? sumOfDays(items.filter((item) => item.ui)) * (factors.mobileFactor - 1)
    : 0;
  const low = exact(days + mobile);
  return {
    items: days,
    mobile: exact(mobile),
    low,
    high: Math.ceil(exact(low * factors.rangeFactor)),
  };
}

/** Hours of a team's week that go into the work itself, as a part of all. */
const PRODUCTIVE = 0.8;
const DAYS_A_WEEK = 5;

/** Calendar weeks that a team of so many people needs for so many working days. */
export function weeksFor(days: number, team: number): number {
  return Math.ceil(exact(days / (DAYS_A_WEEK * team * PRODUCTIVE)));
}

/** Money for a range of days at a daily rate, net, each end rounded to hundreds. */
export function priceOf(
  effort: Pick<Effort, 'low' | 'high'>,
  dailyRate: number,
): { low: number; high: number } {
  return { low: hundreds(effort.low * dailyRate), high: hundreds(effort.high * dailyRate) };
}

function hundreds(amount: number): number {
  return Math.round(amount / 100) * 100;
}

function sumOfDays(items: readonly EffortItem[]): number {
  return exact(items.reduce((sum, item) => sum + item.dayCost, 0));
}

/** Removes what binary fractions add: 10 × 1.3 is 13, not 13.000000000000002, which would round up to 14. */
function exact(value: number): number {
  return Number(value.toFixed(6));
}
