import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { takeLease } from '../../database/lease.ts';
import { attachmentStore, filesBefore } from './attachment-store.ts';
import { FOLDERS, makeFolders } from './stored-files.ts';

const MINUTE = 60_000;
/** After this long a file that is still being received was abandoned, in ms. */
const ABANDONED_MS = 10 * MINUTE;
/** After this long a stored file without a lead is an orphan, in ms. */
const ORPHAN_MS = 60 * MINUTE;
/** For so long no other process looks for orphans, in ms: less than the pause between two looks. */
const SWEPT_FOR = 50 * MINUTE;
/** So many orphans, and so large a share of all files, are no leftovers of a crash. */
const FEW = 20;
const SUSPICIOUS_SHARE = 0.2;
/** Files looked up at a time. */
const BATCH = 200;

/** How many files were removed. */
export interface Sweep {
  incoming: number;
  orphans: number;
}

/** Removes files left behind by a process that ended in the middle of its work. */
export async function sweepFiles(payload: Payload, now: Date): Promise<Sweep> {
  await makeFolders();
  const incoming = await filesBefore(FOLDERS.incoming, now.getTime() - ABANDONED_MS);
  for (const name of incoming) await rm(path.join(FOLDERS.incoming, name), { force: true });
  if (!(await takeLease(payload, 'sweep', SWEPT_FOR, now)))
    return { incoming: incoming.length, orphans: 0 };
  const store = attachmentStore();
  const stored = await store.storedBefore(now.getTime() - ORPHAN_MS);
  const orphans: string[] = [];
  for (let at = 0; at < stored.length; at += BATCH) {
    orphans.push(...(await withoutLead(payload, stored.slice(at, at + BATCH))));
  }
  if (orphans.length > FEW && orphans.length > stored.length * SUSPICIOUS_SHARE) {
    // Another installation may store its files in the same place.
    payload.logger.error({ msg: 'Too many files without a lead: none is removed.', orphans });
    return { incoming: incoming.length, orphans: 0 };
  }
  await store.remove(orphans);
  return { incoming: incoming.length, orphans: orphans.length };
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
