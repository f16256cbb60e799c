import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The core of whoever answers, and that of whoever asks. */
export const CORES = { server: 0, client: Math.min(1, availableParallelism() - 1) };

/** Holds a process with all its threads to one core. */
export function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
}

/** Lets a process run on every core again. */
export function unpin(pid: number): void {
  const last = availableParallelism() - 1;
  execFileSync('taskset', ['-acp', `0-${last}`, String(pid)], { stdio: 'ignore' });
}

/** Processor time that a process has used so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before the last bracket may hold spaces; user and system time are 12 and 13 after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const TICKS_PER_SECOND = 100;
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
