import { CALL_MINUTES, type FreeCalls, type Office, wallClock } from '@osnowa/contract';
import type { Payload, Where } from 'payload';
import { isAway } from '../../accounts/colleagues.ts';
import type { Role } from '../../accounts/roles.ts';
import { spansOf } from '../../kit/fields/days/span-of-days.ts';
import { findStored, type Stored } from '../../platform/database/stored.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { officeAt, readLeadSettings } from '../deadlines/office-hours.ts';
import { minutesOf, officeMinutes } from '../deadlines/office-time.ts';

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

/** A time that is free, with the advisers who could call then. */
interface FreeTime {
  /** ms since 1970. */
  at: number;
  advisers: number[];
}

export interface Calendar {
  office: Office;
  advisers: readonly Adviser[];
  /** The calls that are arranged already, by ms since 1970. */
  taken: readonly { adviser: number; at: number }[];
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
      !isAway(adviser, day) &&
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

/** Whether the office is open during the whole call. */
function isOpenFor(office: Office, at: number): boolean {
  return officeMinutes(new Date(at), new Date(at + CALL), office) >= CALL_MINUTES;
}

/** Roles of people who work on leads of visitors. An account that has lost them takes no calls. */
const ADVISERS: readonly string[] = ['sales', 'manager', 'admin'] satisfies Role[];

const ARE_BOOKABLE: Where = {
  and: [{ 'calls.bookable': { equals: true } }, { roles: { in: [...ADVISERS] } }],
};

/** Whether visitors may arrange a call with an account. */
export function takesCalls({ calls, roles }: Partial<Stored<'users'>>): boolean {
  return Boolean(calls?.bookable) && Boolean(roles?.some((role) => ADVISERS.includes(role)));
}

async function readAdvisers(payload: Payload, req: Partial<InTransaction>): Promise<Adviser[]> {
  const accounts = await findStored(payload, 'users', { where: ARE_BOOKABLE, req });
  return accounts
    .map(({ id, calls, absences }) => ({
      id,
      spans: (calls?.spans ?? []).map((span) => ({ ...span, weekday: Number(span.weekday) })),
      buffer: Number(calls?.buffer ?? 0),
      absences: spansOf(absences),
    }))
    .filter(({ spans }) => spans.length > 0);
}

/** Calls that are over for so long do not matter any more, in ms. */
const LOOK_BACK = 24 * 60 * 60_000;

/** Calls to come, and those of the last day. */
export function comingCalls(now: Date): Where {
  return { startsAt: { greater_than: new Date(now.getTime() - LOOK_BACK).toISOString() } };
}

/** The data that free times depend on at this moment; in a transaction as that one sees them. */
async function readCalendar(
  payload: Payload,
  now: Date,
  req: Partial<InTransaction> = {},
): Promise<Calendar> {
  const advisers = await readAdvisers(payload, req);
  if (advisers.length === 0)
    return { office: { officeHours: [], timeZone: 'UTC' }, advisers, taken: [] };
  const office = await officeAt(payload, now, await readLeadSettings(payload, req));
  const calls = await findStored(payload, 'bookings', {
    where: {
      and: [{ state: { equals: 'booked' } }, comingCalls(now)],
    },
    fields: ['adviser', 'startsAt'],
    req,
  });
  const taken = calls.flatMap(({ adviser, startsAt }) =>
    adviser ? [{ adviser, at: Date.parse(startsAt) }] : [],
  );
  return { office, advisers, taken };
}

/** The times that visitors can choose from, as the contract has them. */
export async function readFreeCalls(payload: Payload, now: Date): Promise<FreeCalls> {
  const calendar = await readCalendar(payload, now);
  const { timeZone, officeHours } = calendar.office;
  return {
    isOffered: calendar.advisers.length > 0,
    timeZone,
    officeHours: officeHours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    times: freeTimes(calendar, now).map(({ at }) => new Date(at).toISOString()),
  };
}

/**
 * Ids of the advisers who can call at a time, the first choice first.
 * @param notice ms before the call; without it the notice that visitors have to give
 */
export async function advisersFor(
  payload: Payload,
  time: string,
  now: Date,
  req: Partial<InTransaction> = {},
  notice?: number,
): Promise<number[]> {
  return advisersFree(await readCalendar(payload, now, req), Date.parse(time), now, notice);
}
