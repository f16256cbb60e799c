import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Migration, Payload } from 'payload';
import { prepareAddresses } from './search/fill-search.ts';
import { prepareSearch } from './search/search-index.ts';

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
async function requireTableRights(payload: Payload): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  const database = payload.db.drizzle as unknown as {
    execute(query: typeof QUESTION): Promise<{ rows: { allowed: boolean }[] }>;
  };
  const { rows } = await database.execute(QUESTION);
  if (!rows[0]?.allowed) throw new Error('permission denied: no tables can be made.');
}

/** Results of a migration run; names are those of the files, without extension. */
export interface MigrationReport {
  applied: string[];
  known: number;
}

function migrationFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

async function recorded(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'payload-migrations',
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ name }) => name ?? '');
}

/** A database that is empty has no table of migrations. */
function recordedOrNone(payload: Payload): Promise<string[]> {
  return recorded(payload).catch(() => []);
}

/** The database has had migrations that this version does not know: it belongs to a newer one. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/**
 * Names of migrations begin with their time, and the first of this version makes the whole schema.
 * Earlier migrations are part of that one.
 * @throws NewerDatabase when older code would work on tables that it does not know
 */
function refuseNewer(before: readonly string[], files: readonly string[]): void {
  const [schema = ''] = files;
  const unknown = before.filter((name) => name >= schema && !files.includes(name));
  if (unknown.length === 0) return;
  throw new NewerDatabase(
    `The database belongs to a newer version: it has had ${unknown.join(', ')}. Start that version, or restore a backup from before the update.`,
  );
}

/**
 * Brings a database from before the migrations became one to the schema that this one makes: it
 * gets the steps that it has not had, and counts as having had the one.
 *
 * @returns names of the steps that were applied
 */
async function catchUp(
  payload: Payload,
  before: readonly string[],
  schema: string,
): Promise<string[]> {
  if (before.length === 0 || before.includes(schema)) return [];
  const { migrationDir } = payload.db;
  const folder = path.join(migrationDir, '../earlier', path.basename(migrationDir));
  const missing = migrationFiles(folder).filter((name) => !before.includes(name));
  const migrations = await Promise.all(missing.map((name) => loadMigration(folder, name)));
  if (migrations.length > 0) await payload.db.migrate({ migrations });
  await payload.create({ collection: 'payload-migrations', data: { name: schema, batch: 1 } });
  return missing;
}

/** A migration of a folder by its name, which is that of its file without extension. */
export async function loadMigration(folder: string, name: string): Promise<Migration> {
  const { up, down } = await import(pathToFileURL(path.join(folder, `${name}.ts`)).href);
  return { name, up, down };
}

/**
 * Brings the database to the schema of this version and looks at the effect instead of trusting
 * the run: every migration must be recorded and every collection must answer. Then the indexes of the
 * search and of addresses are made, if they are not there.
 * @throws NewerDatabase, or Error if the user may not make tables, or the database is not what the
 *   migrations should have made of it
 */
export async function migrate(payload: Payload): Promise<MigrationReport> {
  const files = migrationFiles(payload.db.migrationDir);
  const before = await recordedOrNone(payload);
  refuseNewer(before, files);
  if (files.some((name) => !before.includes(name))) await requireTableRights(payload);
  const steps = await catchUp(payload, before, files[0] as string);
  const had = await recordedOrNone(payload);
  await payload.db.migrate();
  const after = await recorded(payload);
  const missing = files.filter((name) => !after.includes(name));
  if (missing.length > 0) throw new Error(`Migrations had no effect: ${missing.join(', ')}.`);
  for (const { slug } of payload.config.collections) {
    await payload.db.count({ collection: slug });
  }
  await prepareSearch(payload);
  await prepareAddresses(payload);
  const applied = [...steps, ...files.filter((name) => !had.includes(name))];
  return { applied, known: files.length + steps.length };
}
