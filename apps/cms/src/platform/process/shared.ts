import type { Payload } from 'payload';

/**
 * One object of this name for the whole process. Next compiles a module once for the web API and once
 * for the back office, and anew after a change in development; all copies get the same object.
 */
export function onePerProcess<Shared>(name: string, make: () => Shared): () => Shared {
  const key = Symbol.for(`osnowa.${name}`);
  const shared = globalThis as { [key: symbol]: Shared | undefined };
  return () => {
    shared[key] ??= make();
    return shared[key];
  };
}

/** One object of this name for each Payload: a test has several in one process. */
export function onePerPayload<Shared>(
  name: string,
  make: (payload: Payload) => Shared,
): (payload: Payload) => Shared {
  const all = onePerProcess(name, () => new WeakMap<Payload, Shared>());
  return (payload) => {
    const known = all().get(payload) ?? make(payload);
    all().set(payload, known);
    return known;
  };
}
