import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, Where } from 'payload';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import {
  countStored,
  findStored,
  type Stored,
  storedWhere,
  storedWith,
} from '../../platform/database/stored.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { recordEvents } from './record-events.ts';

/** One arrangement of a call, in the order of time: each mail is about one of them. */
export interface Arrangement {
  /** Counts from 0; calendars recognise newer entries by it. */
  sequence: number;
  /** When it was arranged, ISO 8601. */
  at: string;
  startsAt: string;
  adviser: number;
  state: 'booked' | 'cancelled';
  /** Why it was cancelled, if not by the visitor or a member of staff. */
  reason?: 'no-adviser';
}

/** In a restored arrangement: its adviser has no account here. The check of calls finds one. */
export const UNKNOWN_ADVISER = 0;

/** The appointment of a lead, as it is stored; with the time zone as the visitor's browser named it. */
export type Booking = Omit<Stored<'bookings'>, 'lead' | 'reference' | 'arrangements'> & {
  lead: number;
  reference: string;
  arrangements: Arrangement[];
};

/**
 * At most one call has it: an adviser's time is taken once, whichever process was asked, and free
 * again when the call is moved or cancelled.
 */
export function keyOf(adviser: number, startsAt: string): string {
  return `${adviser} ${startsAt}`;
}

export function bookingOf(
  payload: Payload,
  lead: number,
  req?: Partial<InTransaction>,
): Promise<Booking | null> {
  const booking = storedWhere(payload, 'bookings', { lead: { equals: lead } }, req);
  return booking as Promise<Booking | null>;
}

interface NewBooking {
  lead: number;
  reference: string;
  startsAt: string;
  timeZone: string | null;
  /** ISO 8601. */
  at: string;
}

/**
 * Takes a time for a lead, with the first of these advisers who still has it.
 * @returns the adviser; `null` when others were faster with all of them
 */
export async function insertBooking(
  payload: Payload,
  { lead, reference, startsAt, timeZone, at }: NewBooking,
  advisers: readonly number[],
  req: InTransaction,
): Promise<number | null> {
  const { bookings } = tablesOf(payload);
  for (const adviser of advisers) {
    const first: Arrangement = { sequence: 0, at, startsAt, adviser, state: 'booked' };
    const row = {
      lead,
      reference,
      formType: 'consultation',
      adviser,
      startsAt,
      state: 'booked',
      sequence: 0,
      arrangements: [first],
      timeZone,
      uniqueKey: keyOf(adviser, startsAt),
      createdAt: at,
      updatedAt: at,
    };
    const inserted = await queryBuilder(payload, req)
      .insert(bookings)
      .values(row as never)
      .onConflictDoNothing()
      .returning({ id: bookings.id });
    if (inserted.length > 0) return adviser;
  }
  return null;
}

/** How many calls of these leads are still to come. */
export async function countComing(
  payload: Payload,
  leads: readonly number[],
  now: Date,
): Promise<number> {
  if (leads.length === 0) return 0;
  const where: Where = {
    and: [
      { lead: { in: [...leads] } },
      { state: { equals: 'booked' } },
      { startsAt: { greater_than: now.toISOString() } },
    ],
  };
  return countStored(payload, 'bookings', where);
}

/** Makes the adviser of a call work on its lead, and records it. */
export async function assignLead(
  payload: Payload,
  lead: number,
  adviser: number,
  at: string,
  req: InTransaction,
): Promise<void> {
  const found = await storedWith(payload, 'leads', lead, req);
  if (!found || found.assignee === adviser) return;
  const nameOf = async (id: number | null | undefined) =>
    (await accountOf(payload, id, req))?.name ?? null;
  const facts = { from: await nameOf(found.assignee), to: await nameOf(adviser) };
  const { leads } = tablesOf(payload);
  await queryBuilder(payload, req)
    .update(leads)
    .set({ assignee: adviser, updatedAt: at })
    .where(eq(leads.id, lead));
  await recordEvents(payload, req, [{ kind: 'assignee', lead, at, facts, to: [adviser] }]);
}

/** An account with its name, mailbox and language; `null` when it is gone. */
export async function accountOf(
  payload: Payload,
  id: number | null | undefined,
  req?: Partial<InTransaction>,
): Promise<Stored<'users'> | null> {
  return id ? storedWith(payload, 'users', id, req) : null;
}

/**
 * The same leads with the present times of their calls: the form named the first one. A call that
 * was cancelled has none.
 */
export async function withCurrentCalls<Lead extends { id: number; details?: unknown }>(
  payload: Payload,
  leads: readonly Lead[],
): Promise<Lead[]> {
  const asked = leads.filter(({ details }) => pairsOf(details).some(isCallTime));
  if (asked.length === 0) return [...leads];
  const rows = await findStored(payload, 'bookings', {
    where: { lead: { in: asked.map(({ id }) => id) } },
    fields: ['lead', 'state', 'startsAt'],
  });
  const calls = new Map(rows.map((row) => [row.lead, row]));
  return leads.map((each) => {
    const call = calls.get(each.id);
    if (!call) return each;
    const value = new Date(call.startsAt).toISOString();
    const details = pairsOf(each.details).flatMap((pair) => {
      if (!isCallTime(pair)) return [pair];
      return call.state === 'cancelled' ? [] : [{ ...pair, value }];
    });
    return { ...each, details };
  });
}

interface Pair {
  key?: unknown;
}

function isCallTime({ key }: Pair): boolean {
  return key === 'callTime';
}

function pairsOf(details: unknown): Pair[] {
  return Array.isArray(details) ? details : [];
}
