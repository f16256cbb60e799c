/** A day of a calendar, and its state for a task that begins on the month's first working day. */
export interface CalendarDay {
  /** Day of the month. */
  number: number;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Day of the task now; day that it took before; another working day; day off. */
  is: 'now' | 'before' | 'after' | 'free';
}

/**
 * The weeks of a month from Monday to Sunday; days of other months are `null`.
 * @param month any day of it, `YYYY-MM-DD`
 * @param days number of working days that the task takes now, and took before; Monday to Friday are
 *   working days
 */
export function calendarOf(
  month: string,
  days: { now: number; before: number },
): (CalendarDay | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const ahead = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const cells: (CalendarDay | null)[] = Array.from({ length: ahead }, () => null);
  let worked = 0;
  for (let day = 1; day <= last; day += 1) {
    const isFree = cells.length % 7 > 4;
    if (!isFree) worked += 1;
    const date = `${month.slice(0, 'YYYY-MM'.length)}-${String(day).padStart(2, '0')}`;
    cells.push({ number: day, date, is: isFree ? 'free' : kindOf(worked, days) });
  }
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

function kindOf(worked: number, { now, before }: { now: number; before: number }) {
  if (worked <= now) return 'now';
  return worked <= before ? 'before' : 'after';
}
