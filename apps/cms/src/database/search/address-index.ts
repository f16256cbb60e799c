import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../writes/transaction.ts';
import { rowsOf, run } from './search-index.ts';

/** Its name, in both databases. */
export const ADDRESS_INDEX = 'leads_mail_lower';

const INDEXES = {
  sqlite: sql`SELECT name FROM sqlite_schema WHERE type = 'index' AND name = ${ADDRESS_INDEX}`,
  postgres: sql`SELECT indexname AS name FROM pg_indexes
    WHERE indexname = ${ADDRESS_INDEX} AND schemaname = current_schema()`,
} as const;

/**
 * Makes the index by which leads are found by an address in any letter case, where it is missing:
 * each mail that comes in and each call that is asked for does so. Payload's schema has no index of
 * an expression, and a migration that makes the table again on SQLite takes this one away. Called after
 * the migrations, by one process at a time.
 */
export async function prepareAddresses(payload: Payload): Promise<void> {
  const known = await rowsOf(payload, INDEXES[payload.db.name as keyof typeof INDEXES]);
  if (known.length > 0) return;
  await inTransaction(payload, (req) =>
    run(payload, `CREATE INDEX ${ADDRESS_INDEX} ON leads (lower(mail))`, req),
  );
}
