import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { Payload } from 'payload';
import type * as schema from './generated/schema.ts';
import type { InTransaction } from './writes/transaction.ts';

/** All tables, as Payload generates them for SQLite. PostgreSQL has the same ones. */
export type Tables = typeof schema;

/** The tables of the database in use. Their types are SQLite's; their columns are called alike. */
export function tablesOf(payload: Payload): Tables {
  return payload.db.tables as unknown as Tables;
}

/**
 * The query builder, within the transaction if there is one. Its type is SQLite's; callers use only
 * what PostgreSQL's builder has too.
 */
export function queryBuilder(
  payload: Payload,
  req: Partial<InTransaction> | null = null,
): LibSQLDatabase {
  const session = req && payload.db.sessions?.[String(req.transactionID)];
  return (session ? session.db : payload.db.drizzle) as unknown as LibSQLDatabase;
}
