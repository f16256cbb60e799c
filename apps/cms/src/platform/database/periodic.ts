import { randomUUID } from 'node:crypto';
import { oneAtATime } from '@osnowa/http';
import type { Payload } from 'payload';
import { atEndOfBackground, onWake } from '../process/background.ts';
import { takeLease } from './lease.ts';

/** Work that is done again and again, one run at a time. */
export interface PeriodicJob {
  /** Name of its lease, and the one by which it is woken. */
  name: string;
  /** Pause between two runs, in ms; `null` for work that is only done when it is woken. */
  every: number | null;
  /** Delay of the first run, in ms; without one it waits for the pause. */
  first?: number;
  /** One process of several does it, and none again before so many ms. */
  lease?: number;
  /** Delay after it is woken, in ms: what comes meanwhile is the same run. */
  gathers?: number;
  /** Ends with its first success. */
  isOnce?: true;
  run: (payload: Payload, now: Date) => unknown;
  /** The line in the log when it fails; written once until it succeeds again. */
  failure: string;
}

/** Does these jobs, each in its rhythm, until the background work ends. */
export function startPeriodic(payload: Payload, jobs: readonly PeriodicJob[]): void {
  for (const job of jobs) start(payload, job);
}

function start(payload: Payload, job: PeriodicJob): void {
  const { name, every, first, gathers = 0, failure } = job;
  const timers = new Set<NodeJS.Timeout>();
  const end = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  let isReported = false;
  const once = oneAtATime(async () => {
    try {
      const { lease } = job;
      if (lease && !(await takeLease(payload, name, lease, new Date(), randomUUID()))) return;
      await job.run(payload, new Date());
      isReported = false;
      if (job.isOnce) end();
    } catch (err) {
      if (!isReported) payload.logger.error({ err, msg: failure });
      isReported = true;
    }
  });
  const run = () => void once();
  if (every !== null) timers.add(setInterval(run, every).unref());
  if (first !== undefined) timers.add(setTimeout(run, first).unref());
  let woken: NodeJS.Timeout | undefined;
  onWake(payload, name, () => {
    if (woken) return;
    woken = setTimeout(() => {
      timers.delete(woken as NodeJS.Timeout);
      woken = undefined;
      run();
    }, gathers).unref();
    timers.add(woken);
  });
  atEndOfBackground(end);
}
