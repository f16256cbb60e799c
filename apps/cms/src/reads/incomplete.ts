import type { Payload } from 'payload';

/** A published document that visitors do not see, because it lacks something. */
export interface Incomplete {
  /** Slug of its collection. */
  source: string;
  id: number | string;
  /** Fields that are missing or wrong, by their names on the wire. */
  fields: readonly string[];
}

/**
 * Next compiles the admin and the web API into separate bundles, each with its own copy of this
 * module: one finds incomplete documents, the other shows them, so the list is process-wide.
 */
const KEY = Symbol.for('osnowa.incomplete');
const shared = globalThis as { [KEY]?: WeakMap<object, Map<string, Incomplete>> };

function known(payload: Payload): Map<string, Incomplete> {
  shared[KEY] ??= new WeakMap();
  const found = shared[KEY].get(payload) ?? new Map<string, Incomplete>();
  shared[KEY].set(payload, found);
  return found;
}

/** Records that a read left a document out. */
export function noteIncomplete(payload: Payload, read: string, document: Incomplete): void {
  known(payload).set(`${read} ${document.id}`, document);
}

/** Called before a read loads all its documents again: some may be complete now. */
export function forgetIncomplete(payload: Payload, read: string): void {
  for (const key of known(payload).keys()) {
    if (key.startsWith(`${read} `)) known(payload).delete(key);
  }
}

/** The published documents that were left out when the site last asked for them. */
export function incompleteDocuments(payload: Payload): Incomplete[] {
  return [...known(payload).values()];
}
