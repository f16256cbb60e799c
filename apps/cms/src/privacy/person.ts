import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { type InTransaction, queryBuilder } from '../database/writes/transaction.ts';

/** The few calls of the query builder used here; both databases have them. */
interface Selects {
  select(columns: object): {
    from(table: unknown): {
      where(condition: SQL): { orderBy(order: SQL): Promise<{ id: number }[]> };
    };
  };
}

/**
 * Ids of the rows with an e-mail address, in any letter case; the newest first. (Payload's
 * own queries either distinguish case or find parts of an address.)
 */
export async function idsWithMail(
  payload: Payload,
  { table, column }: { table: 'leads' | 'subscribers' | 'messages'; column: 'mail' | 'recipient' },
  mail: string,
  req: InTransaction | null = null,
): Promise<number[]> {
  const columns = payload.db.tables[table] as unknown as Record<string, unknown>;
  const rows = await queryBuilder<Selects>(payload, req)
    .select({ id: columns.id })
    .from(columns)
    .where(sql`lower(${columns[column]}) = ${mail.trim().toLowerCase()}`)
    .orderBy(sql`${columns.id} desc`);
  return rows.map(({ id }) => id);
}
