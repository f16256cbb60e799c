/**
 * Opening hours of the days of the week, 1 is Monday; times as `HH:MM` in the time zone. A day with a
 * break has two.
 */
export interface Office {
  officeHours: readonly { weekday: number; opens: string; closes: string }[];
  timeZone: string;
  /** Days without hours, as `YYYY-MM-DD` in the time zone: holidays, and the company's own. */
  closedDays?: readonly string[] | undefined;
}

/** Making one costs more than using it, so each zone's is cached. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Time of a clock in the zone at an instant, as ms since 1970: year, month, day and time are those
 * of the zone, as if it were UTC.
 */
export function wallClock(instant: Date, timeZone: string): number {
  // The Swedish way to write a time is ISO 8601 but for the space in its middle.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/** The day, as `YYYY-MM-DD`, of a time that `wallClock` gave. */
export function dayOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * The instant at which the clocks of the zone show this; in the hour that is left out, one later.
 * @param wall as `wallClock` gives it
 */
export function instantOf(wall: number, timeZone: string): Date {
  const guess = wall - (wallClock(new Date(wall), timeZone) - wall);
  return new Date(guess - (wallClock(new Date(guess), timeZone) - wall));
}

/**
 * Whether the office is open: then a visitor gets an answer within minutes, otherwise on the next
 * working day.
 */
export function isOfficeOpen({ officeHours, timeZone, closedDays }: Office, now: Date): boolean {
  const wall = new Date(wallClock(now, timeZone));
  if (closedDays?.includes(dayOf(wall.getTime()))) return false;
  const weekday = wall.getUTCDay() || 7;
  const time = wall.toISOString().slice(11, 16);
  return officeHours.some(
    (day) => day.weekday === weekday && day.opens <= time && time < day.closes,
  );
}
