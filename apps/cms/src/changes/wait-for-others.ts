import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { queryBuilder } from '../database/sql.ts';
import type { Place } from './translations/newest-state.ts';

/**
 * Saves of one document wait for each other, to the end of the request's transaction: SQLite has one
 * writer, PostgreSQL has locks.
 */
export async function waitForOthers(req: PayloadRequest, place: Place): Promise<void> {
  const transactionID = await req.transactionID;
  if (req.payload.db.name !== 'postgres' || !transactionID) return;
  const name = 'global' in place ? place.global : `${place.collection} ${place.id}`;
  const db = queryBuilder(req.payload, { transactionID }) as unknown as {
    execute(query: unknown): Promise<unknown>;
  };
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
