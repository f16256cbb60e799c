import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process and all that it has started, in MiB. */
export function residentMiB(pid: number): number {
  return sumMiB(pid, 'status', /^VmRSS:\s+(\d+)/m);
}

/**
 * Memory of a process and all that it has started, in MiB: what several of them share is divided
 * between them (PSS), so that it counts once.
 */
export function proportionalMiB(pid: number): number {
  return sumMiB(pid, 'smaps_rollup', /^Pss:\s+(\d+)/m);
}

function sumMiB(pid: number, file: string, kilobytes: RegExp): number {
  const found = family(pid).map((one) => {
    const text = orIfGone(() => readFileSync(`/proc/${one}/${file}`, 'utf8'), '');
    return Number(kilobytes.exec(text)?.[1] ?? 0);
  });
  return Math.round(found.reduce((sum, one) => sum + one, 0) / 1024);
}

/** What is read of a process, or `gone` when it, or its thread, has ended meanwhile. */
function orIfGone<Found>(read: () => Found, gone: Found): Found {
  try {
    return read();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ESRCH') throw error;
    return gone;
  }
}

function family(pid: number): number[] {
  const tasks = orIfGone(() => readdirSync(`/proc/${pid}/task`), []);
  const children = tasks.flatMap((task) => {
    const file = `/proc/${pid}/task/${task}/children`;
    const text = orIfGone(() => readFileSync(file, 'utf8'), '');
    return text.split(' ').filter(Boolean);
  });
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
