import type { Payload } from 'payload';
import { env } from '../../process/env.ts';
import { scanWaiting } from './scan-worker.ts';
import { sweepFiles } from './sweep.ts';

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
    if (swept.arriving + swept.orphans > 0) {
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
