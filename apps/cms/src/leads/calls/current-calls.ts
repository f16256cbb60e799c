import { inArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';

interface WithDetails {
  id: number;
  details?: unknown;
}

/**
 * The same leads with the present times of their calls: the form named the first one. A call that
 * was cancelled has none.
 */
export async function withCurrentCalls<Lead extends WithDetails>(
  payload: Payload,
  leads: readonly Lead[],
): Promise<Lead[]> {
  const asked = leads.filter(({ details }) => pairsOf(details).some(isCallTime));
  if (asked.length === 0) return [...leads];
  const { bookings } = tablesOf(payload);
  const { lead, state, startsAt } = bookings;
  const rows = await queryBuilder(payload)
    .select({ lead, state, startsAt })
    .from(bookings)
    .where(
      inArray(
        lead,
        asked.map(({ id }) => id),
      ),
    );
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
