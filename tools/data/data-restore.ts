import { existsSync, readdirSync, statSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataNames } from '../../apps/cms/src/platform/process/data-names.ts';
import { Refusal } from '../refusal.ts';
import { ASIDE, isAside } from './data-folder.ts';
import { MIGRATIONS } from './database.ts';
import { findDamage, requireRoom } from './database-file.ts';
import { type Inventory, leadsOnlyIn, takeInventory } from './inspect-copy.ts';

/** Persons erased since a copy was made; an older file never replaces it. */
const ERASURES = 'erasures.jsonl';

/** Result of a restore. */
export type Restored = Inventory & {
  /** Folder of the files from before; `null` if there were none. */
  before: string | null;
  /** References of leads that are in that folder only. */
  newer: string[];
};

/** Options of a restore. */
export type RestoreOptions = {
  /** Continue although the present folder has leads that the copy lacks. */
  leaveNewer: boolean;
  now?: Date;
};

/**
 * Replaces the content of a data folder by a copy. The old files are moved to a folder in it, not
 * deleted. Meanwhile the folder does not open: a start refuses it. The applications must not run.
 *
 * @throws Refusal, with nothing changed, when the copy is not whole, belongs to a newer version, does not
 *   fit on the disk, or lacks leads that the present folder has
 */
export async function restore(
  copy: string,
  dataDir: string,
  { leaveNewer, now = new Date() }: RestoreOptions,
): Promise<Restored> {
  const inventory = await wholeCopy(copy);
  await requireRoomFor(copy, dataDir);
  const newer = existsSync(dataDir) ? newerLeads(dataDir, copy) : [];
  if (newer.length > 0 && !leaveNewer) {
    throw new Refusal(
      `${dataDir} has ${newer.length} leads that the copy has not, such as ${newer.slice(0, 3).join(', ')}. Take a newer copy, or say --leave-newer: the folder is then moved aside with them.`,
    );
  }
  const [arriving, restoring] = [join(dataDir, ASIDE.arriving), join(dataDir, ASIDE.restoring)];
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await rm(arriving, { recursive: true, force: true });
  await cp(copy, arriving, { recursive: true, preserveTimestamps: true });
  // After an interrupted restore, the record may have been moved already.
  for (const folder of [dataDir, restoring]) {
    await addErasures(join(folder, ERASURES), join(arriving, ERASURES));
  }
  await rm(restoring, { recursive: true, force: true });
  await rename(arriving, restoring);
  const present = (await readdir(dataDir)).filter((name) => !isAside(name));
  const aside = join(dataDir, `${ASIDE.before}${now.toISOString().replace(/\W/g, '')}`);
  await moveAll(present, dataDir, aside);
  await moveAll(await readdir(restoring), restoring, dataDir);
  await rm(restoring, { recursive: true });
  return { ...inventory, before: present.length > 0 ? aside : null, newer };
}

async function moveAll(names: string[], from: string, to: string): Promise<void> {
  if (names.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(from, name), join(to, name));
}

/**
 * Restores a copy into a folder of its own, counts, and removes it again.
 *
 * @param scratch a folder that does not exist
 * @throws Refusal when the copy cannot be restored
 */
export async function rehearse(copy: string, scratch: string): Promise<Inventory> {
  await mkdir(dirname(scratch), { recursive: true });
  try {
    await restore(copy, scratch, { leaveNewer: false });
    return await takeInventory(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Counts the content of a copy that can be restored.
 *
 * @throws Refusal when it is not whole, or belongs to a newer version
 */
export async function wholeCopy(copy: string): Promise<Inventory> {
  if (!existsSync(copy)) throw new Refusal(`There is no copy at ${copy}.`);
  const { database, marker } = dataNames(copy);
  const inventory = await takeInventory(copy);
  for (const needed of [marker, 'secrets.json']) {
    if (!existsSync(join(copy, needed)))
      throw new Refusal(`The copy at ${copy} is not whole: it lacks ${needed}.`);
  }
  if (inventory.missing.length > 0) {
    throw new Refusal(
      `The copy at ${copy} is not whole: of ${inventory.files} files of leads ${inventory.missing.length} are wrong (${inventory.missing[0]}). Take another copy.`,
    );
  }
  requireKnownMigrations(join(copy, database));
  return inventory;
}

function requireKnownMigrations(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = database.prepare('SELECT name FROM payload_migrations ORDER BY name').all();
    const newest = String(rows.at(-1)?.name ?? '');
    const known = migrationNames();
    if (newest <= (known.at(-1) ?? '')) return;
    throw new Refusal(
      `The copy belongs to a newer version (${newest}): restore it with that version.`,
    );
  } finally {
    database.close();
  }
}

function migrationNames(): string[] {
  return readdirSync(join(MIGRATIONS, 'sqlite'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

function newerLeads(dataDir: string, copy: string): string[] {
  const path = join(dataDir, dataNames(dataDir).database);
  // An unreadable database may be the reason for the restore.
  if (!existsSync(path) || findDamage(path, false)) return [];
  return leadsOnlyIn(path, join(copy, dataNames(copy).database));
}

async function requireRoomFor(copy: string, dataDir: string): Promise<void> {
  const names = await readdir(copy, { recursive: true });
  const bytes = names.reduce((sum, name) => sum + statSync(join(copy, name)).size, 0);
  await requireRoom('The copy', bytes, existsSync(dataDir) ? dataDir : dirname(dataDir));
}

/** Adds the lines that the copy does not have. */
async function addErasures(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const known = new Set(existsSync(to) ? linesOf(await readFile(to, 'utf8')) : []);
  const more = linesOf(await readFile(from, 'utf8')).filter((line) => !known.has(line));
  if (more.length > 0) await appendFile(to, `${more.join('\n')}\n`, { mode: 0o600 });
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
