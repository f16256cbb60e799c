import type { Office } from '@osnowa/contract';
import { and, eq, gt } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { seesForm } from '../../accounts/access.ts';
import { type Colleague, isAway, presentFor, readColleagues } from '../../accounts/colleagues.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { dayIn } from '../deadlines/office-time.ts';
import { accountOf, type Booking, bookingOf, UNKNOWN_ADVISER } from '../events/bookings.ts';
import { advisersFor } from './calendar.ts';
import { arrange, BY_SYSTEM } from './change-booking.ts';

/** A colleague takes a call over so long before it at least, in ms: they first read about it. */
const TAKEN_OVER_BEFORE = 15 * 60_000;

type ComingCall = Awaited<ReturnType<typeof comingCalls>>[number];

/**
 * Looks at the calls to come. One whose adviser is away that day, works on such leads no more, or
 * has no account any more goes to a colleague who is free then; without one, it is cancelled, and
 * visitor and office are notified; a restored one waits. The call of a spam lead is cancelled
 * without a notice to its sender. Of two processes one does it: a call is changed by one UPDATE.
 * @returns how many calls this call changed
 */
export async function repairCalls(
  payload: Payload,
  { timeZone }: Pick<Office, 'timeZone'>,
  now: Date,
): Promise<number> {
  const calls = await comingCalls(payload, now);
  if (calls.length === 0) return 0;
  const colleagues = (await readColleagues(payload)).filter((one) => seesForm(one, 'consultation'));
  let changed = 0;
  for (const call of calls) {
    const day = dayIn(timeZone, new Date(call.startsAt));
    const adviser = colleagues.find(({ id }) => id === call.adviser);
    const isUnchanged = !call.isSpam && adviser && !isAway(adviser, day);
    if (isUnchanged) continue;
    const standIn = adviser ? presentFor(adviser, colleagues, day) : null;
    if (await repair(payload, call, standIn, now)) changed += 1;
  }
  return changed;
}

async function comingCalls(payload: Payload, now: Date) {
  const { bookings, leads } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select({
      lead: leads.id,
      mail: leads.mail,
      state: leads.state,
      adviser: bookings.adviser,
      startsAt: bookings.startsAt,
    })
    .from(bookings)
    .innerJoin(leads, eq(bookings.lead, leads.id))
    .where(and(eq(bookings.state, 'booked'), gt(bookings.startsAt, now.toISOString())))
    .orderBy(bookings.startsAt);
  return rows.map(({ state, ...call }) => ({ ...call, isSpam: state === 'spam' }));
}

/** @returns whether the call was changed; not when its visitor was faster */
async function repair(
  payload: Payload,
  { lead: id, mail, isSpam }: ComingCall,
  standIn: Colleague | null,
  now: Date,
): Promise<boolean> {
  const booking = await bookingOf(payload, id);
  if (booking?.state !== 'booked') return false;
  const { startsAt } = booking;
  const lead = { id, mail };
  const off = { startsAt, adviser: booking.adviser ?? 0, state: 'cancelled' } as const;
  const gone = await withoutAccount(payload, booking);
  const change = { by: BY_SYSTEM, unnotified: gone };
  if (isSpam)
    return arrange(payload, lead, booking, off, now, { by: BY_SYSTEM, unnotified: [0, ...gone] });
  for (const adviser of await takers(payload, booking, standIn, now)) {
    const next = { startsAt, adviser, state: 'booked' } as const;
    if (await arrange(payload, lead, booking, next, now, change)) return true;
  }
  // After a restore: its adviser may get an account yet.
  if (booking.arrangements.at(-1)?.adviser === UNKNOWN_ADVISER) return false;
  return arrange(payload, lead, booking, { ...off, reason: 'no-adviser' }, now, change);
}

/** The advisers who could call instead, the stand-in first. */
async function takers(
  payload: Payload,
  { adviser, startsAt }: Booking,
  standIn: Colleague | null,
  now: Date,
): Promise<number[]> {
  const free = await advisersFor(payload, startsAt, now, {}, TAKEN_OVER_BEFORE);
  const others = free.filter((id) => id !== adviser);
  return others.toSorted(
    (one, other) => Number(other === standIn?.id) - Number(one === standIn?.id),
  );
}

/** The adviser who had the call, if the account is gone: no mail reaches it. */
async function withoutAccount(payload: Payload, { arrangements }: Booking): Promise<number[]> {
  const adviser = arrangements.at(-1)?.adviser ?? 0;
  return (await accountOf(payload, adviser)) ? [] : [adviser];
}
