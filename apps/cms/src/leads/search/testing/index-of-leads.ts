import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../../platform/database/search/search-index.ts';
import { insertRows } from '../../../platform/database/sql.ts';

/** Runs a statement past Payload. */
export async function change(payload: Payload, statement: string): Promise<void> {
  const { drizzle } = payload.db as unknown as {
    drizzle: {
      run?(query: unknown): Promise<unknown>;
      execute?(query: unknown): Promise<unknown>;
    };
  };
  const query = sql.raw(statement);
  await (payload.db.name === 'sqlite' ? drizzle.run?.(query) : drizzle.execute?.(query));
}

/** Names of the triggers that fill the index of leads. */
export async function triggersOfLeads(payload: Payload): Promise<string[]> {
  const query =
    payload.db.name === 'sqlite'
      ? `SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'lead_search%'`
      : `SELECT tgname AS name FROM pg_trigger WHERE tgname LIKE 'lead_search%'`;
  const rows = await rowsOf<{ name: string }>(payload, sql.raw(query));
  return rows.map(({ name }) => name).sort();
}

/** Leaves the leads without their index, as on the first start of a version that has one. */
export async function loseTriggers(payload: Payload): Promise<void> {
  const on = payload.db.name === 'sqlite' ? '' : ' ON leads';
  for (const name of await triggersOfLeads(payload)) {
    await change(payload, `DROP TRIGGER ${name}${on}`);
  }
}

/** Stores leads of one sender, `TK-OLD-0` and so on, each with a word of its own, `dawne0x`. */
export async function addOldLeads(payload: Payload, count: number, mail: string): Promise<void> {
  const at = new Date('2026-01-02T10:00:00Z').toISOString();
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ reference: `TK-OLD-${number}`, state: 'new', formType: 'contact', topic: 'offer' },
    ...{ mail, message: `Dawne${number}x pytanie`, contentHash: `old-${number}` },
    ...{ locale: 'pl', page: '/contact', verification: 'verified', createdAt: at, updatedAt: at },
  }));
  for (let start = 0; start < rows.length; start += 50) {
    await insertRows(payload, 'leads', rows.slice(start, start + 50), {});
  }
}
