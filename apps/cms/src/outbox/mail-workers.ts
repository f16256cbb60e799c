import type { Payload } from 'payload';

/** What the rest of the content service needs of a running worker. */
interface Worker {
  wake(): void;
}

/**
 * The running workers by their Payload. Next compiles this module once for the web API and once
 * for the back office; the table must be the same in both.
 */
const KEY = Symbol.for('osnowa.mail-workers');
const shared = globalThis as { [KEY]?: WeakMap<Payload, Worker> };

/** The workers of this process. */
export function mailWorkers(): WeakMap<Payload, Worker> {
  shared[KEY] ??= new WeakMap();
  return shared[KEY];
}

/** Has the worker of this process, if it runs one, look into the outbox at once. */
export function wakeMailWorker(payload: Payload): void {
  mailWorkers().get(payload)?.wake();
}
