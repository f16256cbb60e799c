import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';

/** Leads that one statement stores. */
const BATCH = 200;

/** Stores copies of a lead's row, as many as a busy year has; `changes` makes the nth one differ. */
export async function copyLead(
  payload: Payload,
  id: number,
  count: number,
  changes: (nth: number) => object = () => ({}),
): Promise<void> {
  const { leads } = tablesOf(payload);
  const db = queryBuilder(payload);
  const [{ id: _, ...lead } = { id }] = await db.select().from(leads).where(eq(leads.id, id));
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) => ({
      ...{ ...lead, reference: `COPY-${first + at}`, idempotencyKey: null },
      ...changes(first + at),
    }));
    await db.insert(leads).values(rows as never);
  }
}
