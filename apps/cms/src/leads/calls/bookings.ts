import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, Where } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import { recordEvents } from '../events/record-events.ts';

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

/** The appointment of a lead, as it is stored. */
export interface Booking {
  id: number;
  lead: number;
  reference: string;
  adviser?: number | null;
  startsAt: string;
  state: Arrangement['state'];
  sequence: number;
  arrangements: Arrangement[];
  /** The visitor's, as their browser named it. */
  timeZone?: string | null;
}

/**
 * At most one call has it: an adviser's time is taken once, whichever process was asked, and free
 * again when the call is moved or cancelled.
 */
export function keyOf(adviser: number, startsAt: string): string {
  return `${adviser} ${startsAt}`;
}

/** The appointment of a lead, `null` without one. */
export async function bookingOf(
  payload: Payload,
  lead: number,
  req: Partial<InTransaction> = {},
): Promise<Booking | null> {
  return payload.db.findOne<Booking>({
    collection: 'bookings',
    where: { lead: { equals: lead } },
    req,
  });
}

/** A new appointment. */
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
  return (await payload.db.count({ collection: 'bookings', where })).totalDocs;
}

/** Makes the adviser of a call work on its lead, and records it. */
export async function assignLead(
  payload: Payload,
  lead: number,
  adviser: number,
  at: string,
  req: InTransaction,
): Promise<void> {
  const where = { id: { equals: lead } };
  const found = await payload.db.findOne<{ id: number; assignee?: number | null }>({
    collection: 'leads',
    where,
    select: { assignee: true },
    req,
  });
  if (!found || found.assignee === adviser) return;
  const [from, to] = [
    await nameOf(payload, found.assignee, req),
    await nameOf(payload, adviser, req),
  ];
  const { leads } = tablesOf(payload);
  await queryBuilder(payload, req)
    .update(leads)
    .set({ assignee: adviser, updatedAt: at })
    .where(eq(leads.id, lead));
  const facts = { from, to };
  await recordEvents(payload, req, [{ kind: 'assignee', lead, at, facts, to: [adviser] }]);
}

async function nameOf(payload: Payload, id: number | null | undefined, req: InTransaction) {
  return (await accountOf(payload, id, req))?.name ?? null;
}

/** An account, as far as mails to it are concerned. */
interface Account {
  id: number;
  name: string;
  email: string;
  mailLanguage?: string | null;
}

/** Name, mailbox and language of an account; `null` when it is gone. */
export async function accountOf(
  payload: Payload,
  id: number | null | undefined,
  req: Partial<InTransaction> = {},
): Promise<Account | null> {
  if (!id) return null;
  return payload.db.findOne({ collection: 'users', where: { id: { equals: id } }, req });
}
