import type { Payload } from 'payload';
import { env } from '../../env.ts';
import { scanWaiting } from './scan-worker.ts';
import { sweepFiles } from './sweep.ts';

/** How often files that were left behind are looked for, and files that wait for a scan, in ms. */
const SWEEP_EVERY = 60 * 60_000;
const SCAN_EVERY = 60_000;

/** The keepers of this process, by their Payload. */
const keepers = new WeakSet<Payload>();

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
  if (scanner) repeat(SCAN_EVERY, payload, () => scanWaiting(payload, scanner, new Date()));
}

function repeat(ms: number, payload: Payload, work: () => Promise<unknown>): void {
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
}
