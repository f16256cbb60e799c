import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The core of a client that asks as fast as it is answered. */
export const CLIENT_CORE = Math.min(1, availableParallelism() - 1);

/** Processor time that a process has used so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before the last bracket may contain spaces; user and system time are 12 and 13 after.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const TICKS_PER_SECOND = 100;
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** How long the machine must be idle before a measurement, and the longest wait for that; ms. */
const REST_MS = 2_000;
const TIMEOUT_MS = 90_000;

/** Share of the processors' time that still counts as idle. */
const RESTING = 0.15;

/** Waits until the processors are nearly idle: a new stack compresses pages and draws pictures. */
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

/** Resident memory of a process and all that it has started, in MiB. */
export function residentMiB(pid: number): number {
  return sumMiB(pid, 'status', /^VmRSS:\s+(\d+)/m);
}

/**
 * Memory of a process and all that it has started, in MiB: shared memory is divided between its
 * users (PSS), so that it counts once.
 */
export function proportionalMiB(pid: number): number {
  return sumMiB(pid, 'smaps_rollup', /^Pss:\s+(\d+)/m);
}

function sumMiB(pid: number, file: string, kilobytes: RegExp): number {
  const found = family(pid).map((one) =>
    Number(kilobytes.exec(read(`/proc/${one}/${file}`))?.[1] ?? 0),
  );
  return Math.round(found.reduce((sum, one) => sum + one, 0) / 1024);
}

/** A file of a process; empty when the process, or its thread, has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A process and all that it has started. */
function family(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    read(file).split(' ').filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}
