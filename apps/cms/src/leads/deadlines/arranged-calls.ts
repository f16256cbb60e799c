import { CALL_MINUTES } from '@osnowa/contract';
import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  notExists,
  or,
  type SQL,
} from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';

const CALL = CALL_MINUTES * 60_000;

/**
 * Calls that end, or were cancelled, at this moment or later. One whose adviser's account is gone
 * does not count: no adviser will call.
 */
function callsSince(payload: Payload, moment: Date): SQL | undefined {
  const { bookings } = tablesOf(payload);
  const beginning = new Date(moment.getTime() - CALL).toISOString();
  return or(
    and(
      eq(bookings.state, 'booked'),
      isNotNull(bookings.adviser),
      gte(bookings.startsAt, beginning),
    ),
    and(eq(bookings.state, 'cancelled'), gte(bookings.updatedAt, moment.toISOString())),
  );
}

/** Leads whose senders have not waited since before this moment: a call was arranged with them. */
export async function leadsWithCall(payload: Payload, moment: Date): Promise<number[]> {
  const { bookings } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select({ lead: bookings.lead })
    .from(bookings)
    .where(callsSince(payload, moment));
  return rows.flatMap(({ lead }) => lead ?? []);
}

/** The same as a condition of a query of leads: those whose senders have waited for longer. */
export function withoutCall(payload: Payload, moment: Date): SQL {
  const { bookings, leads } = tablesOf(payload);
  const calls = queryBuilder(payload)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.lead, leads.id), callsSince(payload, moment)));
  return notExists(calls);
}

/**
 * Since when the senders of these leads wait for an answer, where a call was arranged with them: from
 * its end, or from when it was cancelled; ISO 8601.
 */
export async function waitsSince(
  payload: Payload,
  leads: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (leads.length === 0) return new Map();
  const { bookings } = tablesOf(payload);
  const { lead, state, adviser, startsAt, updatedAt } = bookings;
  const rows = await queryBuilder(payload)
    .select({ lead, state, adviser, startsAt, updatedAt })
    .from(bookings)
    .where(inArray(bookings.lead, [...leads]));
  return new Map(
    rows.flatMap(({ lead, ...call }): [number, string][] => {
      if (lead === null) return [];
      if (call.state === 'cancelled') return [[lead, new Date(call.updatedAt).toISOString()]];
      const end = new Date(Date.parse(call.startsAt) + CALL).toISOString();
      return call.adviser === null ? [] : [[lead, end]];
    }),
  );
}
