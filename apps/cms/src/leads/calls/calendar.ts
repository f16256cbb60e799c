import type { FreeCalls } from '@osnowa/contract';
import type { Payload, Where } from 'payload';
import type { Role } from '../../access/roles.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import { spansOf } from '../../fields/days/span-of-days.ts';
import { officeAt, readLeadSettings } from '../deadlines/office-hours.ts';
import { type Adviser, advisersFree, type Calendar, freeTimes } from './free-times.ts';

/** An account, as far as calls are concerned. */
interface Account {
  id: number;
  roles?: readonly Role[] | null;
  calls?: {
    bookable?: boolean | null;
    spans?: { weekday: string; from: string; to: string }[] | null;
    buffer?: string | null;
  } | null;
  absences?: unknown;
}

/** Roles of people who work on leads of visitors. An account that has lost them takes no calls. */
const ADVISERS: readonly Role[] = ['sales', 'manager', 'admin'];

const ARE_BOOKABLE: Where = {
  and: [{ 'calls.bookable': { equals: true } }, { roles: { in: [...ADVISERS] } }],
};

/** Whether visitors may arrange a call with an account. */
export function takesCalls({ calls, roles }: Pick<Account, 'calls' | 'roles'>): boolean {
  return Boolean(calls?.bookable) && Boolean(roles?.some((role) => ADVISERS.includes(role)));
}

async function readAdvisers(payload: Payload, req: Partial<InTransaction>): Promise<Adviser[]> {
  const { docs } = await payload.db.find<Account>({
    collection: 'users',
    where: ARE_BOOKABLE,
    pagination: false,
    req,
  });
  return docs.map(adviserOf).filter(({ spans }) => spans.length > 0);
}

function adviserOf({ id, calls, absences }: Account): Adviser {
  return {
    id,
    spans: (calls?.spans ?? []).map(({ weekday, from, to }) => ({
      weekday: Number(weekday),
      from,
      to,
    })),
    buffer: Number(calls?.buffer ?? 0),
    absences: spansOf(absences),
  };
}

/** Calls that are over for so long do not matter any more, in ms. */
const LOOK_BACK = 24 * 60 * 60_000;

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
  const { docs } = await payload.db.find<{ adviser?: number | null; startsAt: string }>({
    collection: 'bookings',
    where: {
      and: [
        { state: { equals: 'booked' } },
        { startsAt: { greater_than: new Date(now.getTime() - LOOK_BACK).toISOString() } },
      ],
    },
    select: { adviser: true, startsAt: true },
    pagination: false,
    req,
  });
  const taken = docs.flatMap(({ adviser, startsAt }) =>
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
