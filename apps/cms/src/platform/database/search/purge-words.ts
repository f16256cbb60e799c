import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../writes/transaction.ts';
import { INDEXED, type IndexedTable } from './indexed-tables.ts';
import { rowsOf, run } from './search-index.ts';

/** Pages of an index that one step writes: a lead that comes in meanwhile waits for some milliseconds. */
const PAGES = 64;

interface SqliteClient {
  execute(sql: string): Promise<unknown>;
}

/**
 * One step towards an index of one piece.
 * @returns whether it did anything
 */
function mergeSome(
  payload: Payload,
  index: IndexedTable['index'],
  isFirst: boolean,
): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const changes = async () => {
      const [row] = await rowsOf<{ n: number }>(payload, sql`SELECT total_changes() AS n`, req);
      return Number(row?.n);
    };
    const before = await changes();
    // A negative number begins with all pieces; the command itself counts as one change.
    const pages = isFirst ? -PAGES : PAGES;
    await run(payload, `INSERT INTO ${index}(${index}, rank) VALUES('merge', ${pages})`, req);
    return (await changes()) - before > 1;
  });
}

/**
 * Takes the words of deleted and changed rows out of SQLite's file: out of the index of the search, whose
 * pieces become one without them, and out of the write-ahead log. An index with nothing to take out
 * costs nothing; 400,000 mails take seconds, in steps between which others write and read. PostgreSQL
 * deletes words with their rows.
 */
export async function purgeWords(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return;
  for (const { index } of INDEXED) {
    for (let isFirst = true, goesOn = true; goesOn; isFirst = false) {
      const started = performance.now();
      goesOn = await mergeSome(payload, index, isFirst);
      // The statement keeps this process busy: half of its time is for requests.
      if (goesOn) await sleep(performance.now() - started);
    }
  }
  const { client } = payload.db as unknown as { client: SqliteClient };
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}
