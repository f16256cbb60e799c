import { createHash } from 'node:crypto';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { type InTransaction, inTransaction } from '../writes/transaction.ts';
import { INDEXED, type IndexedTable, leftOf, type SearchIndex } from './indexed-tables.ts';
import { postgresIndex } from './postgres-index.ts';
import { sqliteIndex } from './sqlite-index.ts';

interface SqliteDatabase {
  all(query: SQL): Promise<unknown[]>;
  run(query: SQL): Promise<unknown>;
}

interface PostgresDatabase {
  execute(query: SQL): Promise<{ rows: unknown[] }>;
}

/** Rows of a query that the builder has no words for. Their names and types are the caller's. */
export async function rowsOf<Row>(
  payload: Payload,
  query: SQL,
  req: Partial<InTransaction> | null = null,
): Promise<Row[]> {
  const session = req?.transactionID && payload.db.sessions?.[String(req.transactionID)];
  const database: unknown = session ? session.db : payload.db.drizzle;
  if (payload.db.name === 'sqlite') return (await (database as SqliteDatabase).all(query)) as Row[];
  return (await (database as PostgresDatabase).execute(query)).rows as Row[];
}

/** Runs a statement without an answer within a transaction. */
export async function run(payload: Payload, statement: string, req: InTransaction): Promise<void> {
  const database: unknown = payload.db.sessions?.[String(req.transactionID)]?.db;
  const query = sql.raw(statement);
  if (payload.db.name === 'sqlite') await (database as SqliteDatabase).run(query);
  else await (database as PostgresDatabase).execute(query);
}

/**
 * A name for a form of the index: triggers of another form have other names, so that a new version
 * makes the index anew, and so does one whose migration has made the table again without them.
 */
function digestOf(statements: (mark: string) => readonly string[]): string {
  return createHash('sha256').update(statements('').join('\n')).digest('hex').slice(0, 8);
}

/** The index of a table on the database in use. */
export function indexOf(payload: Payload, table: IndexedTable): SearchIndex {
  const of = payload.db.name === 'sqlite' ? sqliteIndex : postgresIndex;
  return of(
    table,
    digestOf((mark) => of(table, mark).build),
  );
}

const TRIGGERS = {
  sqlite: `SELECT name FROM sqlite_schema WHERE type = 'trigger'`,
  postgres: 'SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal',
} as const;

/** Names of the triggers that fill an index, in its present or an earlier form. */
async function triggersOf(payload: Payload, { index }: IndexedTable): Promise<string[]> {
  const query = TRIGGERS[payload.db.name as keyof typeof TRIGGERS];
  const found = await rowsOf<{ name: string }>(payload, sql.raw(query));
  return found.map(({ name }) => name).filter((name) => name.startsWith(`${index}_`));
}

/** Whether an index is complete, or is still being filled. */
async function isInOrder(payload: Payload, table: IndexedTable, filled: string): Promise<boolean> {
  const some = async (query: string) => (await rowsOf(payload, sql.raw(query))).length > 0;
  const where = table.only ? ` WHERE ${table.only('')}` : '';
  return (
    (await some(filled)) ||
    (await some(`SELECT 1 FROM ${leftOf(table)} WHERE id > 0`)) ||
    !(await some(`SELECT 1 FROM ${table.table}${where} LIMIT 1`))
  );
}

/**
 * Makes the index of the texts of leads and their conversations where it is missing, empty or of an
 * earlier form; otherwise it only looks. It is made without rows, in no time, and `fillSearch` adds
 * the existing ones. Triggers keep it up to date in the transaction of each change, whatever makes
 * it. Called after the migrations, by one process at a time.
 */
export async function prepareSearch(payload: Payload): Promise<void> {
  for (const table of INDEXED) {
    const { build, drop, filled, triggers } = indexOf(payload, table);
    const known = await triggersOf(payload, table);
    const isSame = known.sort().join() === [...triggers].sort().join();
    if (isSame && (await isInOrder(payload, table, filled))) continue;
    await inTransaction(payload, async (req) => {
      for (const statement of [...known.map(drop), ...build]) await run(payload, statement, req);
    });
  }
}
