import { dayOf, instantOf, wallClock } from '@osnowa/contract';
import type { Span } from '../../../changes/schedule/scheduled-jobs.ts';
import { SCHEDULE_ZONE } from '../../../fields/time-zone.ts';

/** A month of the calendar, as `YYYY-MM`. */
export type Month = `${number}-${number}`;

/** Years of the calendar: an address with another one is a typing error. */
const YEARS = { first: 2000, last: 2099 };

const DAY = 24 * 60 * 60_000;

/** The day in Poland, as `YYYY-MM-DD`, on which a moment lies. */
export function dayIn(instant: Date): string {
  return dayOf(wallClock(instant, SCHEDULE_ZONE));
}

function monthAt(wall: number): Month {
  return dayOf(wall).slice(0, 'YYYY-MM'.length) as Month;
}

function isMonth(asked: unknown): asked is Month {
  if (typeof asked !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked)) return false;
  const year = Number(asked.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
}

/** The month that an address asks for; today's when it asks for none that there is. */
export function askedMonth(asked: unknown, now: Date): Month {
  return isMonth(asked) ? asked : (dayIn(now).slice(0, 'YYYY-MM'.length) as Month);
}

/** Midnight of the first day as a clock would show it, in ms since 1970 as if it were UTC. */
function startOf(month: Month): number {
  return Date.parse(`${month}-01T00:00:00Z`);
}

/**
 * The month so many months later, or earlier where the number is negative; `null` beyond the years of the calendar.
 */
export function monthFrom(month: Month, months: number): Month | null {
  const first = new Date(startOf(month));
  const other = monthAt(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months));
  return isMonth(other) ? other : null;
}

/** From the first midnight of the month in Poland to that of the next one. */
export function spanOf(month: Month): Span {
  const first = new Date(startOf(month));
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return { from: instantOf(startOf(month), SCHEDULE_ZONE), to: instantOf(next, SCHEDULE_ZONE) };
}

/** The days of a month, each as `YYYY-MM-DD`. */
export function daysOf(month: Month): string[] {
  const first = new Date(startOf(month));
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: count }, (_, nth) => dayOf(startOf(month) + nth * DAY));
}

/** The day of the week of `YYYY-MM-DD`: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
