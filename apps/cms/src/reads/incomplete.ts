import type { Payload } from 'payload';
import { onePerPayload } from '../process/shared.ts';

/** A published document that visitors do not see, because it lacks something. */
export interface Incomplete {
  /** Slug of its collection. */
  source: string;
  id: number | string;
  /** Fields that are missing or wrong, by their names on the wire. */
  fields: readonly string[];
}

/** The web API finds incomplete documents, and the back office shows them. */
const known = onePerPayload('incomplete', () => new Map<string, Incomplete>());

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
