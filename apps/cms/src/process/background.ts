import { oneAtATime } from '@osnowa/http';
import type { Payload } from 'payload';

/** All background work of this process ends by this; a module that is compiled anew finds it. */
const KEY = Symbol.for('osnowa.background');
const shared = globalThis as { [KEY]?: AbortController };

/** Ends all work: at the end of the process, and before the database is closed for a reload. */
export function endBackground(): void {
  shared[KEY]?.abort();
}

/**
 * Ends the work of code from before a reload, and lets new work begin.
 * @returns the signal of its end
 */
export function beginBackground(): AbortSignal {
  if (shared[KEY]) endBackground();
  else for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, endBackground);
  shared[KEY] = new AbortController();
  return shared[KEY].signal;
}

/** Calls this when the background work ends. */
export function atEndOfBackground(end: () => void): void {
  shared[KEY]?.signal.addEventListener('abort', end, { once: true });
}

/** Work that is done again and again. */
interface Repeated {
  /** Pause between two runs, in ms. */
  every: number;
  /** Delay of the first run, in ms; without one it waits for the pause. */
  first?: number;
  /** The line in the log when it fails; written once until it succeeds again. */
  failure: string;
}

/**
 * Does work every so often, one run at a time, until the background ends. A failure is logged.
 * @returns a function that does it at once
 */
export function repeat(
  payload: Payload,
  work: () => Promise<unknown>,
  { every, first, failure }: Repeated,
): () => void {
  let isReported = false;
  const once = oneAtATime(async () => {
    try {
      await work();
      isReported = false;
    } catch (err) {
      if (!isReported) payload.logger.error({ err, msg: failure });
      isReported = true;
    }
  });
  const run = () => void once();
  const timer = setInterval(run, every).unref();
  const soon = first === undefined ? undefined : setTimeout(run, first).unref();
  atEndOfBackground(() => {
    clearInterval(timer);
    clearTimeout(soon);
  });
  return run;
}
