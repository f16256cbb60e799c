import { inArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';

/**
 * Gives leads that were merged into others back to the inbox, in progress, before the others are
 * deleted: they may be another person's, and are not lost with them. Programs that follow the leads
 * read them again.
 */
export async function separateFrom(
  payload: Payload,
  ids: readonly number[],
  req: Partial<InTransaction>,
): Promise<void> {
  if (ids.length === 0) return;
  const { leads } = tablesOf(payload);
  await queryBuilder(payload, req)
    .update(leads)
    .set({ mergedInto: null, state: 'in-progress', updatedAt: new Date().toISOString() })
    .where(inArray(leads.mergedInto, [...ids]));
}
