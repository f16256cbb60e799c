import type { ChildProcess } from 'node:child_process';
import { type Command, readLines, signalGroup, startChild } from '../processes/child.ts';

/** Times in milliseconds; tests shorten them. */
export type RestartPolicy = {
  /** Added with each further restart; the first one is immediate. */
  moreDelay: number;
  longestDelay: number;
  /** After running this long, the next death counts as the first again. */
  stableAfter: number;
  /** Between SIGTERM and SIGKILL. */
  grace: number;
};

/**
 * While nothing runs, forms are refused. So a crash costs no more than the start of the process,
 * repeated crashes at most a second more, and a process that dies at once is started once a second.
 */
export const RESTART_POLICY: RestartPolicy = {
  moreDelay: 250,
  longestDelay: 1_000,
  stableAfter: 10_000,
  grace: 25_000,
};

/** A process that is started again when it ends. */
export type Supervised = {
  /** Process id; 0 while the process waits for its restart. */
  pid(): number;
  /** Stops it for good; resolves when the process and all it started are gone. */
  stop(): Promise<void>;
};

/**
 * Keeps a command running: when it dies it is started again: at once, then after 0.25 s, 0.5 s, 0.75 s
 * and 1 s.
 *
 * @param name printed before each of its output lines: `site | …`
 * @param say takes one line for the person at the terminal
 */
export function supervise(
  name: string,
  command: Command,
  say: (line: string) => void,
  policy: RestartPolicy = RESTART_POLICY,
): Supervised {
  let deaths = 0;
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  let ended: Promise<void> = Promise.resolve();
  let child: ChildProcess | undefined;

  function begin(): void {
    const started = performance.now();
    const current = startChild(command);
    child = current;
    readLines(current, (line) => say(`${name} | ${line}`));
    ended = whenGone(current).then((reason) => {
      // A process that it had started must not hold the port when the next one comes.
      signalGroup(current, 'SIGKILL');
      if (performance.now() - started >= policy.stableAfter) deaths = 0;
      if (!stopping) afterDeath(reason);
    });
  }

  function afterDeath(reason: string | number): void {
    const delay = Math.min(policy.moreDelay * deaths, policy.longestDelay);
    deaths += 1;
    say(`${name} | ended (${reason}), starting again in ${delay / 1000} s`);
    restart = setTimeout(begin, delay);
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearTimeout(restart);
    const current = child;
    if (!current) return;
    signalGroup(current, 'SIGTERM');
    const kill = setTimeout(() => signalGroup(current, 'SIGKILL'), policy.grace);
    await ended;
    clearTimeout(kill);
  }

  begin();
  return { pid: () => child?.pid ?? 0, stop };
}

/** Resolves with the end of a child: its exit code, the signal, or the error of its start. */
function whenGone(child: ChildProcess): Promise<string | number> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 'unknown'));
  });
}
