import type { Payload } from 'payload';

/** Methods of a running worker for the rest of the content service. */
interface Worker {
  wake(): void;
}

/**
 * The running workers of one kind by their Payload. Next compiles a module once for the web API and
 * once for the back office; the table must be the same in both.
 */
export function runningWorkers(kind: 'mail' | 'delivery'): WeakMap<Payload, Worker> {
  const key = Symbol.for(`osnowa.${kind}-workers`);
  const shared = globalThis as { [key: symbol]: WeakMap<Payload, Worker> | undefined };
  const known = shared[key] ?? new WeakMap<Payload, Worker>();
  shared[key] = known;
  return known;
}
