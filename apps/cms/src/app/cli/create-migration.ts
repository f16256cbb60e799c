import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPayload } from 'payload';
import config from '../config/payload.config.ts';

/**
 * Writes the migration from the newest one to the current collections, for the database that
 * DATABASE_URL names: `npm run migration -- name-of-it`. It does not connect to the database, and
 * writes nothing if nothing has changed.
 */
const [name] = process.argv.slice(2);
if (!name)
  throw new Error('Give the migration a name, such as: npm run migration -- product-video');

/** The tables of the last migration's snapshot; none for the first. */
interface State {
  tables: Record<string, { columns: Record<string, unknown> }>;
}

/** SQLite changes a column by copying its table. */
const COPY = /INSERT INTO \\`__new_(\w+)\\`\(([^)]+)\) SELECT ([^;]+) FROM \\`\w+\\`/g;

/**
 * Leaves the columns that the table has not had before out of the copy. The generator reads them
 * from the old table, where SQLite takes their quoted names for texts.
 */
function copyWhatThereWas(copy: string, table: string, names: string): string {
  const known = lastState.tables[table]?.columns;
  const kept = names.split(', ').filter((one) => !known || one.slice(1, -1) in known);
  return copy.replaceAll(names, kept.join(', '));
}

/** A column that refers to another table, as SQLite adds it. */
const REFERENCE = /ALTER TABLE \\`(\w+)\\` ADD \\`\w+\\` integer REFERENCES \w+\(id\)(?=;)/g;

/** Adds the effect of a deletion to such a column, which the generator leaves out. */
function withDeletion(addition: string, table: string): string {
  return `${addition} ON DELETE ${table.endsWith('_rels') ? 'CASCADE' : 'set null'}`;
}

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const folder = payload.db.migrationDir;
const before = new Set(readdirSync(folder));
const [newest] = [...before]
  .filter((one) => one.endsWith('.json'))
  .sort()
  .reverse();
const lastState: State = newest
  ? JSON.parse(readFileSync(path.join(folder, newest), 'utf8'))
  : { tables: {} };
await payload.db.createMigration({ migrationName: name, payload, skipEmpty: true });

// The next migration needs the newest snapshot only; older ones only take space.
const states = readdirSync(folder)
  .filter((one) => one.endsWith('.json'))
  .sort();
for (const state of states.slice(0, -1)) rmSync(path.join(folder, state));

// The generator writes for a bundler: types imported as values, unused parameters, and an index
// that is not used here. Node runs the files directly.
rmSync(path.join(folder, 'index.ts'), { force: true });
for (const file of readdirSync(folder).filter((one) => one.endsWith('.ts') && !before.has(one))) {
  const source = readFileSync(path.join(folder, file), 'utf8')
    .replace(
      '{ MigrateUpArgs, MigrateDownArgs, sql }',
      '{ type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll('{ db, payload, req }', '{ db }')
    .replace(COPY, copyWhatThereWas)
    .replace(REFERENCE, withDeletion);
  writeFileSync(path.join(folder, file), source);
}
process.exit(0);
