import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process and all that it has started, in MiB. */
export function residentMiB(pid: number): number {
  const kilobytes = family(pid).map((one) => {
    const status = readFileSync(`/proc/${one}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  });
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

/** Process id of the descendant whose command line contains `word`. */
export function childOf(pid: number, word: string): number {
  const found = family(pid).find(
    (one) => one !== pid && readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(word),
  );
  if (found === undefined) throw new Error(`Process ${pid} has started no ${word}.`);
  return found;
}

/** Peak resident memory of a process, in MiB. */
export function peakMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}
