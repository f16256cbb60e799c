import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Key of PostgreSQL's lock for work on the whole database; any number that nothing else uses. */
const LOCK = 7_041_982;

/**
 * Does work on the database that only one process may do at a time, such as migrating it; others that
 * start at the same time wait. On SQLite there is one process.
 */
export async function alone<Result>(
  payload: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  if (payload.db.name !== 'postgres') return work();
  const { pool } = payload.db as unknown as ReturnType<ReturnType<typeof postgresAdapter>['init']>;
  const client = await pool.connect();
  try {
    // The connection waits for the other process, however long that takes.
    await client.query('SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    // Ending the connection releases the lock, whatever state it is in.
    client.release(true);
  }
}
