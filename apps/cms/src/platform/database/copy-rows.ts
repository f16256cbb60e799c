import type { DatabaseSync } from 'node:sqlite';
import type { Payload } from 'payload';
import { shortName } from './adapter.ts';
import { isOfSearch } from './search/indexed-tables.ts';

/** The rows of the copy do not fit into the database; the message explains it to its owner. */
export class CannotCopy extends Error {
  override name = 'CannotCopy';
}

/** The part of a connection of node-postgres that is used here. */
interface Connection {
  query<Row = unknown>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
  release(): void;
}

/** Tables of a database itself: its migrations, and the work of the processes that run on it. */
const OF_THE_DATABASE = ['payload_migrations', 'work_leases'];
/** Rows of one statement. */
const BATCH = 200;

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Names of the columns that hold JSON, by table. */
type Schema = Map<string, { columns: Set<string>; json: Set<string> }>;

async function schemaOf(connection: Connection): Promise<Schema> {
  const { rows } = await connection.query<{ table: string; column: string; type: string }>(
    `SELECT table_name AS table, column_name AS column, data_type AS type
       FROM information_schema.columns WHERE table_schema = current_schema()`,
  );
  const schema: Schema = new Map();
  for (const { table, column, type } of rows) {
    const known = schema.get(table) ?? { columns: new Set(), json: new Set() };
    known.columns.add(column);
    if (type.startsWith('json')) known.json.add(column);
    schema.set(table, known);
  }
  return schema;
}

function tablesOf(database: DatabaseSync): string[] {
  const rows = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
    .all();
  return (
    rows
      .map(({ name }) => String(name))
      // Each kind of database has its own tables of the search, which its triggers fill.
      .filter((name) => !OF_THE_DATABASE.includes(name) && !isOfSearch(name))
  );
}

/** Names of migrations that are equal on both databases: a file's name begins with its own time. */
function migrationNames(rows: readonly { name?: unknown }[]): string[] {
  return rows.map(({ name }) => String(name).replace(/^\d+_\d+_/, ''));
}

async function requireSameVersion(from: DatabaseSync, to: Connection): Promise<void> {
  const names = 'SELECT name FROM payload_migrations';
  const had = migrationNames(from.prepare(names).all());
  const { rows } = await to.query<{ name: string }>(names);
  if (migrationNames(rows).every((name) => had.includes(name))) return;
  throw new CannotCopy(
    'The copy was made by an earlier version. Start this version once with the data folder, and make a new copy',
  );
}

async function requireEmpty(to: Connection, schema: Schema): Promise<void> {
  for (const table of schema.keys()) {
    if (OF_THE_DATABASE.includes(table) || isOfSearch(table)) continue;
    const { rowCount } = await to.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`);
    if (rowCount) {
      throw new CannotCopy(
        `The database in DATABASE_URL is in use: its table ${table} has rows. Name a new, empty database`,
      );
    }
  }
}

/** Constraints between tables, as statements that remove them and make them again. */
async function foreignKeys(to: Connection): Promise<{ remove: string; add: string }[]> {
  const { rows } = await to.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  return rows.map(({ table, name, definition }) => ({
    remove: `ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`,
    add: `ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`,
  }));
}

async function copyTable(
  from: DatabaseSync,
  to: Connection,
  table: string,
  schema: Schema,
): Promise<number> {
  const rows = from.prepare(`SELECT * FROM ${quoted(table)}`).all() as Record<string, unknown>[];
  const [first] = rows;
  if (!first) return 0;
  const known = schema.get(table);
  const columns = Object.keys(first).map(shortName);
  const lost = columns.find((column) => !known?.columns.has(column));
  if (!known || lost) {
    throw new CannotCopy(`The database has no place for ${table}${lost ? `.${lost}` : ''}`);
  }
  const names = columns.map(quoted).join(', ');
  // PostgreSQL makes each value what its column is: 1 becomes true, a text becomes a time.
  const insert = `INSERT INTO ${quoted(table)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${quoted(table)}, $1::json)`;
  const field = ([long, value]: [string, unknown]) => {
    const name = shortName(long);
    const isJson = known.json.has(name) && typeof value === 'string';
    return [name, isJson ? JSON.parse(value) : value];
  };
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows
      .slice(at, at + BATCH)
      .map((row) => Object.fromEntries(Object.entries(row).map(field)));
    await to.query(insert, [JSON.stringify(batch)]);
  }
  return rows.length;
}

/** The next row gets a number that no copied one has. */
async function setSequences(to: Connection, schema: Schema): Promise<void> {
  for (const [table, { columns }] of schema) {
    if (!columns.has('id') || OF_THE_DATABASE.includes(table)) continue;
    await to.query(
      `SELECT setval(sequence, (SELECT max(id)::bigint FROM ${quoted(table)}))
         FROM pg_get_serial_sequence($1, 'id') AS sequence
         WHERE sequence IS NOT NULL AND EXISTS (SELECT 1 FROM ${quoted(table)})`,
      [quoted(table)],
    );
  }
}

/**
 * Copies every row of a SQLite database into the PostgreSQL database in use, which has had the same
 * migrations and is empty; all of it or nothing.
 *
 * @param before called once both are known to fit; when it fails, nothing is copied
 * @returns how many rows each table got
 * @throws CannotCopy when the copy has another version or the database is not empty
 */
export async function copyRows(
  from: DatabaseSync,
  payload: Payload,
  before: () => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const { pool } = payload.db as unknown as { pool: { connect(): Promise<Connection> } };
  const connection = await pool.connect();
  const copied = new Map<string, number>();
  try {
    await connection.query(`BEGIN; SET LOCAL TIME ZONE 'UTC'`);
    await requireSameVersion(from, connection);
    const schema = await schemaOf(connection);
    await requireEmpty(connection, schema);
    await before();
    // Rows name each other in circles: no order of tables is right.
    const keys = await foreignKeys(connection);
    for (const { remove } of keys) await connection.query(remove);
    for (const table of tablesOf(from)) {
      copied.set(table, await copyTable(from, connection, table, schema));
    }
    for (const { add } of keys) await connection.query(add);
    await setSequences(connection, schema);
    await connection.query('COMMIT');
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
  return copied;
}
