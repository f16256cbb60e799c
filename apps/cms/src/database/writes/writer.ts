import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';

/** A connection that writes. */
export type Writer = ReturnType<typeof drizzle>['$client'];

/**
 * What every connection has to be told. What is deleted is written over, so that an erased person
 * is not found in the file; a commit is on stable storage; and nobody waits inside libSQL.
 */
const SETTINGS = [
  'secure_delete = ON',
  'synchronous = FULL',
  'busy_timeout = 0',
  `journal_size_limit = ${64 * 1024 * 1024}`,
];

/** Opens a connection of its own to a SQLite file, by way of Payload's copy of the client. */
export async function openWriter(url: string): Promise<Writer> {
  const { $client: writer } = drizzle(url);
  for (const setting of SETTINGS) await writer.execute(`PRAGMA ${setting}`);
  return writer;
}
