import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A control group of Linux, whose processes together get so much memory and no swap. */
export type MemoryGroup = {
  /** Puts a command line into another one that runs it, and all that it starts, in the group. */
  wrap(line: string): string;
  /** How many of its processes the system has ended because memory ran out. */
  ended(): number;
  /** Ends what still runs in it after {@link END_WITHIN}, and removes it. */
  remove(): Promise<void>;
};

/** Time for its processes to end by themselves, in ms. */
const END_WITHIN = 10_000;

/** Where both versions of control groups keep them, their limits, and the count of ended processes. */
const VERSIONS = [
  {
    root: '/sys/fs/cgroup/memory',
    // The second limit is that of memory and swap together.
    limits: (bytes: number) => ({
      'memory.limit_in_bytes': bytes,
      'memory.memsw.limit_in_bytes': bytes,
    }),
    events: 'memory.oom_control',
  },
  {
    root: '/sys/fs/cgroup',
    limits: (bytes: number) => ({ 'memory.max': bytes, 'memory.swap.max': 0 }),
    events: 'memory.events',
  },
];

function killProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** @returns `null` where this process may not make such a group */
export function openMemoryGroup(bytes: number): MemoryGroup | null {
  const version = VERSIONS.find(({ root }) => existsSync(root));
  if (!version) return null;
  const folder = join(version.root, `osnowa-${process.pid}`);
  try {
    mkdirSync(folder);
    for (const [name, value] of Object.entries(version.limits(bytes))) {
      writeFileSync(join(folder, name), String(value));
    }
  } catch {
    // Not root, in a container, or without the controller of memory: each has its own error.
    if (existsSync(folder)) rmdirSync(folder);
    return null;
  }
  const processes = join(folder, 'cgroup.procs');
  return {
    wrap: (line) => `sh -c 'echo $$ > ${processes} && exec ${line}'`,
    ended() {
      const events = readFileSync(join(folder, version.events), 'utf8');
      return Number(/^oom_kill (\d+)/m.exec(events)?.[1] ?? 0);
    },
    async remove() {
      const late = performance.now() + END_WITHIN;
      for (;;) {
        const left = readFileSync(processes, 'utf8').split('\n').filter(Boolean);
        if (left.length === 0) break;
        if (performance.now() > late) for (const id of left) killProcess(Number(id));
        await sleep(100);
      }
      rmdirSync(folder);
    },
  };
}
