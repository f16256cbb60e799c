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

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const folder = payload.db.migrationDir;
const before = new Set(readdirSync(folder));
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
    .replaceAll('{ db, payload, req }', '{ db }');
  writeFileSync(path.join(folder, file), source);
}
process.exit(0);
