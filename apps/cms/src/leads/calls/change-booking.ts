import { AppError } from '@osnowa/contract';
import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { insertRows, queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { type InTransaction, inTransaction } from '../../platform/database/writes/transaction.ts';
import { noteCopyJobs } from '../copies/copy-jobs.ts';
import {
  type Arrangement,
  assignLead,
  type Booking,
  bookingOf,
  keyOf,
} from '../events/bookings.ts';
import type { EventFacts } from '../events/lead-events.ts';
import { type NewEvent, recordEvents } from '../events/record-events.ts';
import { advisersFor } from './calendar.ts';
import { messagesAbout, type Owner } from './messages-about.ts';

/** Times that a visitor may move a call: each sends mails to two people. */
const MOST_MOVES = 5;

/** The author of a change of a call. */
type ChangeBy = Pick<NewEvent, 'by' | 'account'> & Pick<EventFacts, 'how'>;

/** The application itself: its adviser will not be there, or the lead is spam. */
export const BY_SYSTEM: ChangeBy = { by: null };

/**
 * Records that a call was moved, or cancelled, in the transaction of the change. One that only another
 * adviser takes over is in the history as a change of the owner.
 */
export async function noteCallChange(
  payload: Payload,
  { lead, startsAt }: Pick<Booking, 'startsAt'> & { lead: number },
  next: Pick<Arrangement, 'at' | 'startsAt' | 'state'>,
  { by, account, how }: ChangeBy,
  req: Partial<InTransaction>,
): Promise<void> {
  const isOff = next.state === 'cancelled';
  if (!isOff && next.startsAt === startsAt) return;
  const kind = isOff ? 'call-cancelled' : 'call-moved';
  const facts = { from: startsAt, to: isOff ? null : next.startsAt, ...(how && { how }) };
  await recordEvents(payload, req, [{ kind, lead, at: next.at, by, account, facts }]);
}

/** The author of a change, and the accounts that get no notice of it; 0 is the visitor. */
interface Change {
  by: ChangeBy;
  unnotified: readonly number[];
}

/** By a link of their own. */
const VISITORS: Change = { by: { by: null, how: 'by-visitor' }, unnotified: [] };

/** Whether a call is still to come. Its visitor can cancel it until then. */
export function isOpen({ state, startsAt }: Booking, now: Date): boolean {
  return state === 'booked' && Date.parse(startsAt) > now.getTime();
}

/** Whether a call can still be moved by its visitor. */
export function isMovable(booking: Booking, now: Date): boolean {
  return isOpen(booking, now) && booking.sequence < MOST_MOVES;
}

async function movableBooking(payload: Payload, lead: Owner, now: Date): Promise<Booking> {
  const booking = await bookingOf(payload, lead.id);
  if (booking && isMovable(booking, now)) return booking;
  throw new AppError('Conflict', 'This call is over, cancelled, or was moved too often.');
}

/**
 * Moves the call of a lead. Its former time becomes free in the same transaction, in which the
 * mails to the visitor and the adviser are stored.
 * @throws AppError Conflict (it cannot be changed any more) or Validation (the time is not free)
 */
export async function moveBooking(
  payload: Payload,
  lead: Owner,
  startsAt: string,
  now: Date,
): Promise<void> {
  const booking = await movableBooking(payload, lead, now);
  if (booking.startsAt === startsAt) return;
  const free = await advisersFor(payload, startsAt, now);
  // The same adviser, if possible: they know the subject.
  const advisers = free.toSorted(
    (one, other) => Number(other === booking.adviser) - Number(one === booking.adviser),
  );
  for (const adviser of advisers) {
    const next = { startsAt, adviser, state: 'booked' } as const;
    if (await arrange(payload, lead, booking, next, now, VISITORS)) return;
  }
  throw new AppError('Validation', 'This time is not free.');
}

/**
 * Cancels the call of a lead, which frees its time. Cancelling it twice changes nothing.
 * @throws AppError Conflict when there is none, or it is over
 */
export async function cancelBooking(payload: Payload, lead: Owner, now: Date): Promise<void> {
  const booking = await bookingOf(payload, lead.id);
  if (booking?.state === 'cancelled') return;
  if (!booking || !isOpen(booking, now)) {
    throw new AppError('Conflict', 'There is no call to cancel.');
  }
  const { startsAt, adviser } = booking;
  const next = { startsAt, adviser: adviser ?? 0, state: 'cancelled' } as const;
  const isDone = await arrange(payload, lead, booking, next, now, VISITORS);
  if (!isDone) throw new AppError('Conflict', 'The call was changed meanwhile.');
}

/**
 * Arranges a call anew, with the mails about it and a line of the lead's history, in one transaction.
 * @returns whether it is so arranged; not when another change, or another visitor, was faster
 */
export async function arrange(
  payload: Payload,
  lead: Owner,
  booking: Booking,
  next: Pick<Arrangement, 'startsAt' | 'adviser' | 'state' | 'reason'>,
  now: Date,
  { by, unnotified }: Change,
): Promise<boolean> {
  try {
    return await inTransaction(payload, async (req) => {
      const arrangement = { ...next, sequence: booking.sequence + 1, at: now.toISOString() };
      if (!(await change(payload, booking, arrangement, req))) return false;
      if (next.state === 'booked')
        await assignLead(payload, lead.id, next.adviser, arrangement.at, req);
      const { startsAt } = booking;
      await noteCallChange(payload, { lead: lead.id, startsAt }, arrangement, by, req);
      const arrangements = [...booking.arrangements, arrangement];
      const rows = messagesAbout(lead, { arrangements }, unnotified);
      await insertRows(payload, 'messages', rows, req);
      await noteCopyJobs(payload, [booking.reference], false, req);
      return true;
    });
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** One UPDATE: of two changes at once, the second finds another sequence and does nothing. */
async function change(
  payload: Payload,
  { id, sequence, arrangements }: Booking,
  arrangement: Arrangement,
  req: InTransaction,
): Promise<boolean> {
  const { bookings } = tablesOf(payload);
  const { startsAt, adviser, state, at } = arrangement;
  const changed = await queryBuilder(payload, req)
    .update(bookings)
    .set({
      startsAt,
      state,
      ...(adviser > 0 && { adviser }),
      sequence: arrangement.sequence,
      arrangements: [...arrangements, arrangement],
      uniqueKey: state === 'booked' ? keyOf(adviser, startsAt) : null,
      updatedAt: at,
    })
    .where(and(eq(bookings.id, id), eq(bookings.sequence, sequence)))
    .returning({ id: bookings.id });
  return changed.length > 0;
}

/** Whether a unique value was taken, as PostgreSQL and SQLite say it. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || isTaken(error.cause);
}
