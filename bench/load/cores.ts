import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Read before this process itself is pinned to one of them. */
const LAST_CORE = availableParallelism() - 1;

/** The core of the server, and that of the client. */
export const CORES = { server: 0, client: Math.min(1, LAST_CORE) };

/** Pins a process with all its threads to one core. */
export function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

/** Lets a process run on every core again. */
export function unpin(pid: number): void {
  execFileSync('taskset', ['-acp', `0-${LAST_CORE}`, String(pid)], { stdio: 'ignore' });
}

/** Processor time that a process has used so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before the last bracket may hold spaces; user and system time are 12 and 13 after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const TICKS_PER_SECOND = 100;
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** How long the machine must be idle before a measurement, and the longest wait for that; ms. */
const REST_MS = 2_000;
const TIMEOUT_MS = 90_000;

/** Share of the processors' time that still counts as idle. */
const RESTING = 0.15;

/** Waits until the processors are nearly idle: a stack that has just started still compresses pages and draws pictures. */
export async function untilAtRest(stop: AbortSignal): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  let busy = 1;
  while (busy > RESTING && performance.now() < until) {
    const before = processorTime();
    await sleep(REST_MS, undefined, { signal: stop });
    const after = processorTime();
    busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  }
}

function processorTime(): { idle: number; all: number } {
  const times = cpus().map((core) => core.times);
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, ms) => sum + ms, 0);
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all };
}
