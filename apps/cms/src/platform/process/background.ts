import type { Payload } from 'payload';
import { onePerPayload, onePerProcess } from './shared.ts';

const current = onePerProcess('background', () => ({ ending: null as AbortController | null }));

/** Ends all work: at the end of the process, and before the database is closed for a reload. */
export function endBackground(): void {
  current().ending?.abort();
}

/**
 * Ends the work of code from before a reload, and lets new work begin.
 * @returns the signal of its end
 */
export function beginBackground(): AbortSignal {
  if (current().ending) endBackground();
  else for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, endBackground);
  const ending = new AbortController();
  current().ending = ending;
  return ending.signal;
}

/** Calls this when the background work ends. */
export function atEndOfBackground(end: () => void): void {
  current().ending?.signal.addEventListener('abort', end, { once: true });
}

/** Work that need not wait for its next look. */
export type Woken = 'mail' | 'delivery' | 'assignments' | 'scan' | 'cdn';

const wakers = onePerPayload('wakers', () => new Map<string, () => void>());

/** Wakes the work of this name by this function from now on. */
export function onWake(payload: Payload, name: string, look: () => void): void {
  wakers(payload).set(name, look);
}

/** Makes this process, if it does this work, look at it soon. */
export function wake(payload: Payload, name: Woken): void {
  wakers(payload).get(name)?.();
}

/** Work that waits for events: rows of a queue, mails of a server. */
interface Worker {
  start(): void;
  /** Looks at once. */
  wake?(): void;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

/** Runs workers of one name until the background work ends. */
export function runWorkers(payload: Payload, name: string, workers: readonly Worker[]): void {
  for (const worker of workers) {
    worker.start();
    atEndOfBackground(() => void worker.stop());
  }
  onWake(payload, name, () => {
    for (const worker of workers) worker.wake?.();
  });
}
