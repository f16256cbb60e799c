import { inArray, max } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../../database/sql.ts';
import type { InTransaction } from '../../../database/writes/transaction.ts';

/** The newest lead of each of these people, by its id; people without one are not in the answer. */
export async function newestLeads(
  payload: Payload,
  people: readonly number[],
  req: InTransaction | null = null,
): Promise<Map<number, number>> {
  if (people.length === 0) return new Map();
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select({ person: leads.assignee, newest: max(leads.id) })
    .from(leads)
    .where(inArray(leads.assignee, [...people]))
    .groupBy(leads.assignee);
  return new Map(
    rows.flatMap(({ person, newest }) =>
      person === null || newest === null ? [] : [[person, newest] as const],
    ),
  );
}
