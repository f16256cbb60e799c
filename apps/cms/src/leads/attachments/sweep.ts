import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { FOLDERS, isStoredName, makeFolders } from './folder.ts';

const MINUTE = 60_000;
/** A file that has been arriving for so long will never have arrived, in ms. */
const ARRIVING_MS = 10 * MINUTE;
/** A kept file without a lead after so long will never have one, in ms. */
const ORPHAN_MS = 60 * MINUTE;
/** Files looked up at a time. */
const BATCH = 200;

/** How many files were removed. */
export interface Sweep {
  arriving: number;
  orphans: number;
}

/** Removes what a process left behind that ended in the middle of its work. */
export async function sweepFiles(payload: Payload, now: Date): Promise<Sweep> {
  await makeFolders();
  const arriving = await olderThan(FOLDERS.arriving, now.getTime() - ARRIVING_MS);
  await removeAll(FOLDERS.arriving, arriving);
  const kept = await olderThan(FOLDERS.kept, now.getTime() - ORPHAN_MS);
  const orphans: string[] = [];
  for (let at = 0; at < kept.length; at += BATCH) {
    orphans.push(...(await withoutLead(payload, kept.slice(at, at + BATCH))));
  }
  await removeAll(FOLDERS.kept, orphans);
  return { arriving: arriving.length, orphans: orphans.length };
}

async function olderThan(folder: string, before: number): Promise<string[]> {
  const names = (await readdir(folder)).filter(isStoredName);
  const old: string[] = [];
  for (const name of names) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < before) old.push(name);
  }
  return old;
}

async function withoutLead(payload: Payload, files: string[]): Promise<string[]> {
  const { docs } = await payload.db.find<{ file: string }>({
    collection: 'attachments',
    where: { file: { in: files } },
    limit: files.length,
    pagination: false,
  });
  const known = new Set(docs.map(({ file }) => file));
  return files.filter((file) => !known.has(file));
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, name), { force: true });
}
