import { CALL_MINUTES, type Office, wallClock } from '@osnowa/contract';
import { officeMinutes } from '../deadlines/office-time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CALL = CALL_MINUTES * MINUTE;

/** A call is booked so long before it at least, in ms: the adviser first reads about it. */
const NOTICE = 60 * MINUTE;

/** Days ahead to search for free times, and most days with free times that are offered. */
const DAYS_AHEAD = 21;
const DAYS_OFFERED = 7;

/** An adviser's hours for calls, by the clock of the company's zone. */
export interface Adviser {
  id: number;
  /** 1 is Monday; times as `HH:MM`. */
  spans: readonly { weekday: number; from: string; to: string }[];
  /** Minutes without a call before and after each one. */
  buffer: number;
  /** Days away, both included, as `YYYY-MM-DD`. */
  absences: readonly { from: string; to: string }[];
}

/** A call that is arranged already. */
interface TakenTime {
  adviser: number;
  /** ms since 1970. */
  at: number;
}

/** A time that is free, with the advisers who could call then. */
interface FreeTime {
  /** ms since 1970. */
  at: number;
  advisers: number[];
}

/** The data that free times depend on. */
export interface Calendar {
  office: Office;
  advisers: readonly Adviser[];
  taken: readonly TakenTime[];
}

/** The free times of the next days that have some, in their order. */
export function freeTimes(calendar: Calendar, now: Date): FreeTime[] {
  const offered: FreeTime[] = [];
  const days = new Set<number>();
  for (const at of quartersAfter(now)) {
    const day = dayOf(at, calendar.office);
    if (!days.has(day) && days.size === DAYS_OFFERED) break;
    const advisers = advisersAt(calendar, at);
    if (advisers.length === 0) continue;
    days.add(day);
    offered.push({ at, advisers });
  }
  return offered;
}

/**
 * The advisers who can call at a time; none where it is too soon or too far ahead.
 * @param notice ms before the call
 */
export function advisersFree(
  calendar: Calendar,
  at: number,
  now: Date,
  notice: number = NOTICE,
): number[] {
  const isInReach = at >= now.getTime() + notice && at < now.getTime() + DAYS_AHEAD * DAY;
  return isInReach && at % CALL === 0 ? advisersAt(calendar, at) : [];
}

/** Full quarters of an hour; every zone's clock is at a quarter when they begin. */
function* quartersAfter(now: Date): Generator<number> {
  const first = Math.ceil((now.getTime() + NOTICE) / CALL) * CALL;
  for (let at = first; at < now.getTime() + DAYS_AHEAD * DAY; at += CALL) yield at;
}

function dayOf(at: number, { timeZone }: Office): number {
  return Math.floor(wallClock(new Date(at), timeZone) / DAY);
}

/** The advisers with the fewest calls that day first, so that calls are spread evenly. */
function advisersAt({ office, advisers, taken }: Calendar, at: number): number[] {
  const wall = new Date(wallClock(new Date(at), office.timeZone)).toISOString();
  const [day = '', time = ''] = [wall.slice(0, 10), wall.slice(11, 16)];
  const weekday = new Date(wall).getUTCDay() || 7;
  const free = advisers.filter(
    (adviser) =>
      adviser.spans.some((span) => span.weekday === weekday && covers(span, time)) &&
      !adviser.absences.some(({ from, to }) => from <= day && day <= to) &&
      !taken.some(
        (call) =>
          call.adviser === adviser.id && Math.abs(call.at - at) < CALL + adviser.buffer * MINUTE,
      ),
  );
  if (free.length === 0 || !isOpenFor(office, at)) return [];
  const callsOf = (id: number) =>
    taken.filter((call) => call.adviser === id && dayOf(call.at, office) === dayOf(at, office))
      .length;
  return free
    .map(({ id }) => id)
    .sort((one, other) => callsOf(one) - callsOf(other) || one - other);
}

/** Whether a call that begins at this time ends within the hours. */
function covers({ from, to }: { from: string; to: string }, time: string): boolean {
  return from <= time && minutesOf(time) + CALL_MINUTES <= minutesOf(to);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether the office is open during the whole call. */
function isOpenFor(office: Office, at: number): boolean {
  return officeMinutes(new Date(at), new Date(at + CALL), office) >= CALL_MINUTES;
}
