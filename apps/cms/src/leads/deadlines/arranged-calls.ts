import { CALL_MINUTES } from '@osnowa/contract';
import { inArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';

const CALL = CALL_MINUTES * 60_000;

/** When the calls that were arranged with these leads were over, or cancelled; ISO 8601. */
export async function callsOver(
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
