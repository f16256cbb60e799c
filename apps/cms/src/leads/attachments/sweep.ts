import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { env } from '../../process/env.ts';
import { scanWaiting } from './scan-worker.ts';
import { FOLDERS, isStoredName, makeFolders } from './stored-files.ts';

const MINUTE = 60_000;
/** After this long a file that is still being received was abandoned, in ms. */
const ABANDONED_MS = 10 * MINUTE;
/** After this long a stored file without a lead is an orphan, in ms. */
const ORPHAN_MS = 60 * MINUTE;
/** Files looked up at a time. */
const BATCH = 200;

/** How many files were removed. */
export interface Sweep {
  incoming: number;
  orphans: number;
}

/** Removes what a process left behind that ended in the middle of its work. */
export async function sweepFiles(payload: Payload, now: Date): Promise<Sweep> {
  await makeFolders();
  const incoming = await olderThan(FOLDERS.incoming, now.getTime() - ABANDONED_MS);
  await removeAll(FOLDERS.incoming, incoming);
  const stored = await olderThan(FOLDERS.stored, now.getTime() - ORPHAN_MS);
  const orphans: string[] = [];
  for (let at = 0; at < stored.length; at += BATCH) {
    orphans.push(...(await withoutLead(payload, stored.slice(at, at + BATCH))));
  }
  await removeAll(FOLDERS.stored, orphans);
  return { incoming: incoming.length, orphans: orphans.length };
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

/** How often files that were left behind are looked for, and files that wait for a scan, in ms. */
const SWEEP_EVERY = 60 * 60_000;
const SCAN_EVERY = 60_000;

/** The keepers of this process, by their Payload. */
const keepers = new WeakSet<Payload>();
/** What has the scanner look for new files, by its Payload. */
const scanners = new WeakMap<Payload, () => void>();

/**
 * Keeps the folder of attachments in order, once per process: sweeps it now and every hour, and
 * has new files scanned when a scanner is configured.
 */
export function startFileKeeper(payload: Payload): void {
  if (keepers.has(payload)) return;
  keepers.add(payload);
  repeat(SWEEP_EVERY, payload, async () => {
    const swept = await sweepFiles(payload, new Date());
    if (swept.incoming + swept.orphans > 0) {
      payload.logger.info({ msg: 'Files that no lead knows were removed.', ...swept });
    }
  });
  const scanner = env.CLAMD_SOCKET;
  if (!scanner) return;
  const scan = repeat(SCAN_EVERY, payload, () => scanWaiting(payload, scanner, new Date()));
  scanners.set(payload, scan);
}

/** Has files that have just come scanned at once, where this process scans. */
export function scanSoon(payload: Payload): void {
  scanners.get(payload)?.();
}

/** Does the work now and every so often. @returns what does it once more */
function repeat(ms: number, payload: Payload, work: () => Promise<unknown>): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The attachments could not be looked through.' });
    } finally {
      isRunning = false;
    }
  };
  setInterval(() => void run(), ms).unref();
  void run();
  return () => void run();
}
