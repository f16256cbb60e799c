import type { Office } from '@osnowa/contract';
import { beginningOf, dayAfter, dayIn, firstOpening, mondayOf } from '../../deadlines/clock.ts';

/** A week of the office's calendar, from Monday to Monday. */
export interface Week {
  /** Its Monday, as `YYYY-MM-DD`. */
  monday: string;
  from: Date;
  /** The beginning of the next Monday. */
  to: Date;
}

/** The week before the one of an instant. */
export function weekBefore(now: Date, { timeZone }: Office): Week {
  const thisMonday = mondayOf(dayIn(timeZone, now));
  const monday = dayAfter(thisMonday, -7);
  return { monday, from: beginningOf(monday, timeZone), to: beginningOf(thisMonday, timeZone) };
}

/** Whether the office has opened this week: on a Monday morning, or later after a holiday. */
export function hasWeekBegun(now: Date, office: Office): boolean {
  const opening = firstOpening(mondayOf(dayIn(office.timeZone, now)), office);
  return opening !== null && opening <= now;
}
