import type { ClosedDays } from '@osnowa/contract';
import { dayAfter, dayIn } from '../../deadlines/clock.ts';
import type { OpenOffice } from '../../deadlines/office.ts';

/** How far ahead the site knows closed days: no page is stored for longer. */
const AHEAD_DAYS = 30;

/**
 * The closed days of the coming weeks, and of yesterday, on which the office would have hours: a
 * holiday on a Sunday changes nothing for a visitor.
 */
export function comingClosedDays(office: OpenOffice, now: Date): ClosedDays {
  const today = dayIn(office.timeZone, now);
  const [first, last] = [dayAfter(today, -1), dayAfter(today, AHEAD_DAYS)];
  const weekdays = office.officeHours.map(({ weekday }) => weekday);
  const Days = office.closedDays.filter((day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    return first <= day && day <= last && weekdays.includes(weekday);
  });
  return { Days };
}
