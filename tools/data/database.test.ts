import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../processes/fingerprint.ts';
import { readConfiguration } from '../settings/env.ts';
import { openDataFolder, readMarker, saveMarker } from './data-folder.ts';
import { databaseKey, MIGRATIONS, prepareDatabase, requireKnown } from './database.ts';

// A start checks the database only when these have changed: missing files never change.
test.each(['sqlite', 'postgres'])(
  'the migrations of %s are in the folder that a start reads',
  (database) => {
    const files = listFiles(join(MIGRATIONS, database), () => false);
    expect(files.filter((path) => path.endsWith('_schema.ts'))).not.toEqual([]);
  },
);

const folder = mkdtempSync(join(tmpdir(), 'osnowa-moved-'));

/** A data folder with a lead and an account, moved after it was recorded by `keyOf`. */
async function moved(name: string, keyOf: (dataDir: string) => string | null) {
  const [before, dataDir] = [join(folder, `${name}-before`), join(folder, name)];
  await openDataFolder(before, {});
  const database = new DatabaseSync(join(before, 'osnowa.db'));
  database.exec(`CREATE TABLE leads (id INTEGER); INSERT INTO leads VALUES (1);
    CREATE TABLE users (id INTEGER); INSERT INTO users VALUES (1)`);
  database.close();
  const key = keyOf(before);
  const databases = key === null ? {} : { [key]: 'an earlier version' };
  await saveMarker(before, { ...(await readMarker(before)), databases });
  renameSync(before, dataDir);
  return readConfiguration({ DATA_DIR: dataDir });
}

describe.each([
  ['by its name', (dataDir: string) => databaseKey(readConfiguration({ DATA_DIR: dataDir }))],
  ['by its whole path, as before 28 November 2026', () => 'e94612b083236051'],
  ['by nothing: the record was removed', () => null],
])('a folder that was moved, with its database recorded %s', (name, keyOf) => {
  test('can be upgraded, and a damaged database is noticed', async () => {
    const configuration = await moved(name, keyOf);
    await requireKnown(configuration);
    writeFileSync(configuration.databaseUrl.slice('file:'.length), 'x'.repeat(8192));
    const prepared = prepareDatabase(configuration, {}, 'empty', new AbortController().signal);
    await expect(prepared).rejects.toThrow(/is damaged/);
  });
});

test('a database that a moved folder had is not replaced by an empty one', async () => {
  const configuration = await moved('gone', () => 'e94612b083236051');
  rmSync(configuration.databaseUrl.slice('file:'.length));
  const prepared = prepareDatabase(configuration, {}, 'demo', new AbortController().signal);
  await expect(prepared).rejects.toThrow(/is gone: restore it from a backup/);
});

test('a new folder, and one whose first start was interrupted, have nothing to upgrade', async () => {
  const configuration = readConfiguration({ DATA_DIR: join(folder, 'new') });
  await openDataFolder(configuration.dataDir, {});
  await expect(requireKnown(configuration)).rejects.toThrow(/nothing to upgrade/);
  const database = new DatabaseSync(join(configuration.dataDir, 'osnowa.db'));
  database.exec('CREATE TABLE users (id INTEGER)');
  database.close();
  await expect(requireKnown(configuration)).rejects.toThrow(/nothing to upgrade/);
});
