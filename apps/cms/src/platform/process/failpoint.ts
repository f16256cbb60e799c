import { env } from './env.ts';

/** Steps of a durable write at which a test may have this process killed. */
export const FAILPOINTS = [
  'file-fsynced',
  'file-renamed',
  'row-inserted',
  'committed',
  'mail-accepted',
] as const;

/** Ends this process as a loss of power would, when FAILPOINT names this step. */
export function reachFailpoint(step: (typeof FAILPOINTS)[number]): void {
  if (env.FAILPOINT === step) process.kill(process.pid, 'SIGKILL');
}
