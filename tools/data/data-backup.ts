import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { dataNames } from '../../apps/cms/src/process/data-names.ts';
import { Refusal } from '../refusal.ts';
import { findDamage } from './database-file.ts';
import { type Inventory, takeInventory } from './inspect-copy.ts';

/** The database is copied by its own means; a partial upload belongs to no lead yet. */
const NOT_COPIED = /^(?:osnowa|tkalnia)\.db|^attachments[\\/]arriving[\\/]/;

/**
 * Copies a data folder, whether its applications are running or not. The database comes first, as
 * it is at one moment, then the files: so the copy has every file that its database names.
 *
 * @returns what the copy holds, read back from it
 * @param target an empty folder, or one that does not exist yet
 * @throws Refusal when there is nothing to copy, the target is not empty, or the database is
 *   damaged; then no copy remains
 */
export async function backUp(dataDir: string, target: string): Promise<Inventory> {
  const { database } = dataNames(dataDir);
  const path = join(dataDir, database);
  if (!existsSync(path)) {
    throw new Refusal(
      `There is no database at ${path}. One on a PostgreSQL server is copied with pg_dump: docs/backup.md.`,
    );
  }
  if (existsSync(target) && (await readdir(target)).length > 0) {
    throw new Refusal(`${target} is not empty: a backup never writes over anything.`);
  }
  await mkdir(target, { recursive: true, mode: 0o700 });
  await copyDatabase(path, join(target, database), target);
  await cp(dataDir, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !NOT_COPIED.test(source.slice(dataDir.length + 1)),
  });
  return takeInventory(target);
}

/** Copies the database and checks the whole copy, about 1 s per GiB. */
async function copyDatabase(path: string, copy: string, target: string): Promise<void> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    await backup(database, copy);
  } finally {
    database.close();
  }
  await chmod(copy, 0o600);
  const problem = findDamage(copy, true);
  if (!problem) return;
  await rm(target, { recursive: true });
  throw new Refusal(
    `The database ${path} is damaged (${problem}), so it was not copied. Keep the copies that you have, stop the site and the CMS and restore the newest: docs/backup.md.`,
  );
}
