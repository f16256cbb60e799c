/**
 * Something that can be chosen, with its effort in person-days. `ui` marks items that cost more
 * with a mobile app.
 */
export interface EffortItem {
  key: string;
  dayCost: number;
  ui: boolean;
  /** Size of the team for a faster pace; absent for items that do not change the team. */
  team?: number | null;
}

/**
 * How figures are rounded. `up`: sums of days to whole days, money to tens below 1,000 and to
 * hundreds from there, never below the days times their rate. Estimates that were saved before this
 * rule keep their own: half days, and money to the `nearest` hundred.
 */
export type Rounding = 'nearest' | 'up';

/** Factors of a calculator; both are content and at least 1. */
export interface EffortFactors {
  /** Factor by which a mobile app multiplies the days of `ui` items. */
  mobileFactor: number;
  /** Upper end of the range as a multiple of the sum of days. */
  rangeFactor: number;
  /** Lower end of a measured range as a multiple of the sum; without one, the sum itself. */
  lowFactor?: number;
}

/** Effort of a choice in person-days: one person's day, so that two people spend two in a day. */
export interface Effort {
  /** Days of the chosen items themselves. */
  items: number;
  /** Days that the mobile app adds, a line of its own. */
  mobile: number;
  /** Days up to the smallest project that the company takes on, a line of its own. */
  missing: number;
  /** The sum of all days: the lines add up to it. */
  sum: number;
  /** Lower end of the range: the sum, or less or more of it where projects were measured. */
  low: number;
  /** Upper end of the range, whole days. */
  high: number;
}

/**
 * Effort of a choice. Unknown keys are ignored, and a repeated key counts once: both occur in
 * addresses that people store and share.
 * @param missing days that are added up to the smallest project
 * @param smallest days that the range never goes below
 */
export function effortOf(
  catalogue: readonly EffortItem[],
  chosen: Iterable<string>,
  factors: EffortFactors,
  isMobile: boolean,
  rounding: Rounding = 'up',
  missing = 0,
  smallest = 0,
): Effort {
  const keys = new Set(chosen);
  const items = catalogue.filter((item) => keys.has(item.key));
  const days = sumOfDays(items);
  const mobile = isMobile
    ? sumOfDays(items.filter((item) => item.ui)) * (factors.mobileFactor - 1)
    : 0;
  const exactSum = exact(days + mobile + missing);
  const sum = rounding === 'up' ? Math.ceil(exactSum) : exactSum;
  const low = lowEnd(sum, factors, smallest);
  return {
    items: days,
    // The rounding difference is part of this line, so that the lines add up to the sum.
    mobile: isMobile ? exact(sum - days - missing) : 0,
    missing,
    sum,
    low,
    high: Math.max(Math.ceil(exact(sum * factors.rangeFactor)), low),
  };
}

function lowEnd(sum: number, { lowFactor }: EffortFactors, smallest: number): number {
  if (lowFactor === undefined || sum === 0) return sum;
  return Math.max(Math.floor(exact(sum * lowFactor)), smallest, 1);
}

/** Share of a team's weekly hours that is spent on the work itself. */
const PRODUCTIVE = 0.8;
const DAYS_A_WEEK = 5;

/** Calendar weeks that a team of this size needs for this many person-days. */
export function weeksFor(days: number, team: number): number {
  return Math.ceil(exact(days / (DAYS_A_WEEK * team * PRODUCTIVE)));
}

/** Money for a range of days at a daily rate, net, each end rounded. */
export function priceOf(
  effort: Pick<Effort, 'low' | 'high'>,
  dailyRate: number,
  rounding: Rounding = 'up',
): { low: number; high: number } {
  const rounded = rounding === 'up' ? roundedUp : nearestHundred;
  return { low: rounded(effort.low * dailyRate), high: rounded(effort.high * dailyRate) };
}

/** Below this, money is rounded to tens. */
const SMALL_SUM = 1000;

function roundedUp(amount: number): number {
  const step = amount < SMALL_SUM ? 10 : 100;
  return Math.ceil(exact(amount / step)) * step;
}

function nearestHundred(amount: number): number {
  return Math.round(amount / 100) * 100;
}

function sumOfDays(items: readonly EffortItem[]): number {
  return exact(items.reduce((sum, item) => sum + item.dayCost, 0));
}

/**
 * Removes errors of binary fractions: 10 × 1.3 is 13, not 13.000000000000002, which would round up
 * to 14.
 */
export function exact(value: number): number {
  return Number(value.toFixed(6));
}
