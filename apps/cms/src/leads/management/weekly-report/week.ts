import type { Office } from '@osnowa/contract';
import {
  beginningOf,
  dayAfter,
  dayIn,
  firstOpening,
  mondayOf,
} from '../../deadlines/office-time.ts';
import { withUsualHours } from '../digest.ts';

/** A week of the office's calendar, from Monday to Monday; longer where the office stayed closed. */
export interface Week {
  /** Its Monday, as `YYYY-MM-DD`. */
  monday: string;
  from: Date;
  /** The beginning of the next Monday, or of a later one. */
  to: Date;
}

/** Weeks in a row for which an office is closed at most. */
const MOST_CLOSED = 8;

/**
 * The week before the one of an instant. Weeks in which the office did not open at all belong to
 * the one before them: no report is sent in them, and their leads must not be missed.
 */
export function weekBefore(now: Date, given: Office): Week {
  const office = withUsualHours(given);
  const begins = (day: string) => beginningOf(day, office.timeZone);
  const next = mondayOf(dayIn(office.timeZone, now));
  let monday = dayAfter(next, -7);
  for (let back = 0; back < MOST_CLOSED; back += 1) {
    const opening = firstOpening(monday, office);
    if (opening === null || opening < begins(dayAfter(monday, 7))) break;
    monday = dayAfter(monday, -7);
  }
  return { monday, from: begins(monday), to: begins(next) };
}

/** Whether the office has opened this week: on a Monday morning, or later after a holiday. */
export function hasWeekBegun(now: Date, office: Office): boolean {
  const opening = firstOpening(mondayOf(dayIn(office.timeZone, now)), office);
  return opening !== null && opening <= now;
}
