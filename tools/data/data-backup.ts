import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { dataNames, LAST_BACKUP } from '../../apps/cms/src/platform/process/data-names.ts';
import { Refusal } from '../refusal.ts';
import { isAside } from './data-folder.ts';
import { copyDatabase, requireDatabaseToCopy } from './database-file.ts';
import { type Inventory, takeInventory } from './inspect-copy.ts';

/** The database is copied by its own means; a partial upload belongs to no lead yet. */
const NOT_COPIED = /^(?:osnowa|tkalnia)\.db|^attachments[\\/]arriving[\\/]/;

/** Options of a copy. */
type BackupOptions = {
  /** An earlier copy on the same disk: an unchanged file becomes a hard link to its copy. */
  previous?: string | undefined;
  /** Whether the bytes of all files of leads are compared with those that were sent. */
  isHashed?: boolean;
};

/**
 * Copies a data folder, whether its applications are running or not. The database comes first, as
 * it is at one moment, then the files: so the copy has every file that its database names. The data
 * folder then records the time of the copy: the content service shows that in its figures.
 *
 * @returns the content of the copy, read back from it
 * @param target an empty folder, or one that does not exist yet
 * @throws Refusal when there is nothing to copy, the target is not empty, or the database is
 *   damaged; then no copy remains
 */
export async function backUp(
  dataDir: string,
  target: string,
  { previous, isHashed = true }: BackupOptions = {},
): Promise<Inventory> {
  const { database } = dataNames(dataDir);
  const path = join(dataDir, database);
  requireDatabaseToCopy(path);
  if (existsSync(target) && (await readdir(target)).length > 0) {
    throw new Refusal(`${target} is not empty: a backup never writes over anything.`);
  }
  await mkdir(target, { recursive: true, mode: 0o700 });
  try {
    await copyDatabase(path, join(target, database));
  } catch (error) {
    await rm(target, { recursive: true });
    throw error;
  }
  await copyFiles(dataDir, target, previous);
  const inventory = await takeInventory(target, isHashed);
  await writeFile(join(dataDir, LAST_BACKUP), `${new Date().toISOString()}\n`);
  return inventory;
}

async function copyFiles(from: string, to: string, previous: string | undefined): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (!entry.isFile() || NOT_COPIED.test(path) || isAside(path.split(sep, 1)[0] ?? '')) continue;
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if (previous && (await isSame(join(from, path), join(previous, path)))) {
      await link(join(previous, path), target);
    } else await cp(join(from, path), target, { preserveTimestamps: true });
  }
}

async function isSame(path: string, earlier: string): Promise<boolean> {
  if (!existsSync(earlier)) return false;
  const [one, other] = await Promise.all([stat(path), stat(earlier)]);
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;
}
