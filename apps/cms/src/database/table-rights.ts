import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';

/** Whether a user may make tables in a PostgreSQL database, and change those of Payload. */
const QUESTION = sql`
  SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AND NOT EXISTS (
    SELECT FROM pg_tables WHERE schemaname = current_schema()
      AND tablename = 'payload_migrations' AND NOT pg_has_role(tableowner, 'USAGE')
  ) AS allowed`;

/**
 * Asked before a migration: when one fails, Payload ends the process before we can report why.
 *
 * @throws Error that the start's sentence about rights recognises
 */
export async function requireTableRights(payload: Payload): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  const database = payload.db.drizzle as unknown as {
    execute(query: typeof QUESTION): Promise<{ rows: { allowed: boolean }[] }>;
  };
  const { rows } = await database.execute(QUESTION);
  if (!rows[0]?.allowed) throw new Error('permission denied: no tables can be made.');
}
