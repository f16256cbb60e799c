import type { Payload } from 'payload';

/** One change of what is published. */
export interface ContentChange {
  /** Collection or global that was changed. */
  source: string;
  /** Document that was changed; absent for a global. */
  id?: number | string;
  /** Tags of the replies that are not right any more. */
  tags: readonly string[];
}

type Listener = (change: ContentChange) => void;
type TransactionId = number | string;

/**
 * The changes of one Payload instance. They are published when the transaction that made them has been
 * committed, not before: a read right after the notice must find the new state. Those of a transaction that
 * was rolled back are forgotten.
 */
export class ContentChanges {
  readonly #listeners = new Set<Listener>();
  readonly #uncommitted = new Map<TransactionId, ContentChange[]>();

  /** Calls the listener with every change from now on. */
  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Notes a change, made in a transaction or, without one, already in effect. */
  record(change: ContentChange, transaction: TransactionId | null | undefined): void {
    if (!transaction) {
      this.#tell([change]);
      return;
    }
    const waiting = this.#uncommitted.get(transaction) ?? [];
    this.#uncommitted.set(transaction, [...waiting, change]);
  }

  /** A transaction has taken effect. */
  committed(transaction: TransactionId): void {
    const changes = this.#uncommitted.get(transaction) ?? [];
    this.#uncommitted.delete(transaction);
    this.#tell(changes);
  }

  /** A transaction was undone. */
  rolledBack(transaction: TransactionId): void {
    this.#uncommitted.delete(transaction);
  }

  #tell(changes: readonly ContentChange[]): void {
    for (const change of changes) {
      for (const listener of this.#listeners) listener(change);
    }
  }
}

/**
 * Next compiles the admin and the web API into separate bundles, each with its own copy of this
 * module, while both share one Payload instance: what belongs to the instance is kept process-wide.
 */
const KEY = Symbol.for('osnowa.content-changes');
const shared = globalThis as { [KEY]?: WeakMap<object, ContentChanges> };

/** The changes of this Payload instance. */
export function contentChanges(payload: Payload): ContentChanges {
  shared[KEY] ??= new WeakMap();
  const known = shared[KEY].get(payload) ?? new ContentChanges();
  shared[KEY].set(payload, known);
  return known;
}
