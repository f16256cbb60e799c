import { dayOf, instantOf, type Office, wallClock } from '@osnowa/contract';
import { type Fact, replyMinutes } from '@osnowa/text/facts';

/** A span of time in which the office is open. */
interface Opening {
  from: Date;
  to: Date;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days looked at before an office without hours counts as permanently closed. */
const LONGEST_WAIT_DAYS = 60;

/** Minutes of a time of day, given as `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Openings of the day of the zone that begins at this wall clock's midnight, in their order; none on
 * a closed day. Hours that overlap are one opening, so that no minute counts twice.
 */
function openingsOf(midnight: number, { officeHours, timeZone, closedDays }: Office): Opening[] {
  const weekday = new Date(midnight).getUTCDay() || 7;
  if (closedDays?.includes(dayOf(midnight))) return [];
  const openings: Opening[] = [];
  const ofDay = officeHours
    .filter((hours) => hours.weekday === weekday && hours.opens < hours.closes)
    .toSorted((one, other) => one.opens.localeCompare(other.opens));
  for (const { opens, closes } of ofDay) {
    const from = instantOf(midnight + minutesOf(opens) * MINUTE, timeZone);
    const to = instantOf(midnight + minutesOf(closes) * MINUTE, timeZone);
    const last = openings.at(-1);
    if (last && from <= last.to) last.to = to > last.to ? to : last.to;
    else openings.push({ from, to });
  }
  return openings;
}

/** Openings from the day of an instant on, or back from it, day by day. */
function* openings(instant: Date, office: Office, step: 1 | -1): Generator<Opening> {
  const wall = wallClock(instant, office.timeZone);
  const today = wall - (wall % DAY);
  for (let day = 0; day <= LONGEST_WAIT_DAYS; day += 1) {
    const ofDay = openingsOf(today + step * day * DAY, office);
    yield* step === 1 ? ofDay : ofDay.reverse();
  }
}

/** When the office opens next; `null` when it has no hours. */
export function nextOpening(now: Date, office: Office): Date | null {
  for (const { from } of openings(now, office, 1)) {
    if (from > now) return from;
  }
  return null;
}

/** When the office first opened on this day of its zone; `null` if it has not, or does not. */
export function openedAt(now: Date, office: Office): Date | null {
  const [first] = openings(now, office, 1);
  const wall = wallClock(now, office.timeZone);
  const isToday = first && wallClock(first.from, office.timeZone) < wall - (wall % DAY) + DAY;
  return isToday && first.from <= now ? first.from : null;
}

/**
 * When an answer is due that was promised within so many minutes of office time: the office is
 * closed at night, so the time of a night's request starts in the morning.
 * @returns `null` when the office has no hours
 */
export function dueAt(receivedAt: Date, minutes: number, office: Office): Date | null {
  let left = minutes * MINUTE;
  for (const { from, to } of openings(receivedAt, office, 1)) {
    const start = Math.max(from.getTime(), receivedAt.getTime());
    const open = to.getTime() - start;
    if (open <= 0) continue;
    if (left <= open) return new Date(start + left);
    left -= open;
  }
  return null;
}

/**
 * The reverse: leads that came in before this instant have waited longer than promised by now.
 * @returns `null` when the office has no hours
 */
export function overdueBefore(now: Date, minutes: number, office: Office): Date | null {
  let left = minutes * MINUTE;
  for (const { from, to } of openings(now, office, -1)) {
    const end = Math.min(to.getTime(), now.getTime());
    const open = end - from.getTime();
    if (open <= 0) continue;
    if (left <= open) return new Date(end - left);
    left -= open;
  }
  return null;
}

/** Office minutes between two instants; counted over 60 days at most. */
export function officeMinutes(from: Date, to: Date, office: Office): number {
  let open = 0;
  for (const opening of openings(from, office, 1)) {
    if (opening.from >= to) break;
    const start = Math.max(opening.from.getTime(), from.getTime());
    const end = Math.min(opening.to.getTime(), to.getTime());
    open += Math.max(0, end - start);
  }
  return open / MINUTE;
}

/** An office of which it is known when its own closed days were entered, and what it promised when. */
export type DatedOffice = Office & {
  /** How soon an answer is promised, as the company's fact says it. */
  reply?: Fact | undefined;
  /** When a closed day was entered, in ms since 1970; a day without one was always known. */
  enteredAt?: ReadonlyMap<string, number>;
};

/**
 * The office as it was known at an instant: a closed day that was entered later does not count, so
 * that it changes nothing about an answer that had been given by then.
 */
export function officeAsOf(office: DatedOffice, instant: Date): DatedOffice {
  const { closedDays, enteredAt } = office;
  if (!closedDays || !enteredAt) return office;
  const isKnown = (day: string) => (enteredAt.get(day) ?? 0) <= instant.getTime();
  return { ...office, closedDays: closedDays.filter(isKnown) };
}

/** Office minutes within which a visitor of this instant is promised an answer. */
export function promisedMinutes(office: DatedOffice, received: Date): number {
  return replyMinutes(office.reply, dayIn(office.timeZone, received));
}

/** The day of an instant in a zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return dayOf(wallClock(instant, timeZone));
}

/** The instant at which a day, given as `YYYY-MM-DD`, begins in a zone. */
export function beginningOf(day: string, timeZone: string): Date {
  return instantOf(Date.parse(`${day}T00:00:00Z`), timeZone);
}

/** A day so many days after another one, both as `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY);
}

/** The Monday of the week of a day, both as `YYYY-MM-DD`. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return dayAfter(day, 1 - weekday);
}

/** When the office first opens on a day, as `YYYY-MM-DD`, or after it; `null` without hours. */
export function firstOpening(day: string, office: Office): Date | null {
  const [first] = openings(beginningOf(day, office.timeZone), office, 1);
  return first?.from ?? null;
}

/** The smallest figure that nine of ten do not exceed; `null` without figures. */
export function percentile90(figures: readonly number[]): number | null {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? null;
}

/** The middle of some figures; of an even number the mean of the two in the middle. */
export function median(figures: readonly number[]): number | null {
  if (figures.length === 0) return null;
  const sorted = [...figures].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + upper) / 2 : upper;
}
