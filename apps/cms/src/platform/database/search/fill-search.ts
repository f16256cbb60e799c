import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { domainInSql } from '../mail-spellings.ts';
import { inTransaction } from '../writes/transaction.ts';
import { INDEXED, type IndexedTable, leftOf } from './indexed-tables.ts';
import { indexOf, rowsOf, run } from './search-index.ts';

/** Their names, in both databases, and the expressions that they have. */
export const ADDRESS_INDEXES = {
  leads_mail_lower: () => 'lower(mail)',
  leads_mail_domain: (payload: Payload) => domainInSql(payload, 'mail'),
} as const;

const INDEXES = {
  sqlite: sql`SELECT name FROM sqlite_schema WHERE type = 'index'`,
  postgres: sql`SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema()`,
} as const;

/**
 * Makes the indexes by which leads are found by an address in any letter case, and by the domain of a
 * company, where they are missing: each mail that comes in and each call that is asked for does so.
 * Payload's schema has no index of an expression, and a migration that makes the table again on SQLite
 * takes this one away. Called after the migrations, by one process at a time.
 */
export async function prepareAddresses(payload: Payload): Promise<void> {
  const query = INDEXES[payload.db.name as keyof typeof INDEXES];
  const known = (await rowsOf<{ name: string }>(payload, query)).map(({ name }) => name);
  for (const [name, expression] of Object.entries(ADDRESS_INDEXES)) {
    if (known.includes(name)) continue;
    const statement = `CREATE INDEX ${name} ON leads (${expression(payload)})`;
    await inTransaction(payload, (req) => run(payload, statement, req));
  }
}

/** Ids of one transaction: a lead that comes in meanwhile waits for some ten milliseconds. */
const BATCH = 200;

/** Pause in which another process fills the index, in ms. */
const LOOK_AGAIN_MS = 1_000;

/** The highest id that an index does not have yet; 0 once it has all. */
async function left(payload: Payload, table: IndexedTable): Promise<number> {
  const query = `SELECT id FROM ${leftOf(table)}`;
  const [row] = await rowsOf<{ id: number }>(payload, sql.raw(query));
  return row?.id ?? 0;
}

/** Whether words of earlier rows cannot be found yet. */
export async function isSearchFilling(payload: Payload): Promise<boolean> {
  const all = await Promise.all(INDEXED.map((table) => left(payload, table)));
  return all.some((id) => id > 0);
}

/** Takes the newest rows in that an index does not have; `false` while another process does. */
function takeNewest(payload: Payload, table: IndexedTable): Promise<boolean> {
  const lock = payload.db.name === 'sqlite' ? '' : ' FOR UPDATE SKIP LOCKED';
  return inTransaction(payload, async (req) => {
    const query = sql.raw(`SELECT id FROM ${leftOf(table)}${lock}`);
    const [row] = await rowsOf<{ id: number }>(payload, query, req);
    if (!row) return false;
    const first = Math.max(row.id - BATCH + 1, 1);
    await run(payload, indexOf(payload, table).take(first, row.id), req);
    await run(payload, `UPDATE ${leftOf(table)} SET id = ${first - 1}`, req);
    return true;
  });
}

/**
 * Takes the rows into the index of the search that were there before it, the newest first, a few at
 * a time: others write and read in between. The next call continues after an interruption.
 * @param pause waits for so many ms
 */
export async function fillSearch(
  payload: Payload,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  for (const table of INDEXED) {
    while ((await left(payload, table)) > 0) {
      const started = performance.now();
      const isTaken = await takeNewest(payload, table);
      // On SQLite the statement keeps this process busy: half of its time is for requests.
      await pause(isTaken ? performance.now() - started : LOOK_AGAIN_MS);
    }
  }
}
