import { onePerPayload } from '../platform/process/shared.ts';
import {
  type ChangeListener,
  type ContentChange,
  contentChanges,
} from '../publishing/content-changes.ts';

interface Entry<Value> {
  value: Promise<Value>;
  tags: readonly string[];
  weight: number;
}

export interface CacheLimits<Value> {
  /** Sum of the weights of all entries. */
  maxWeight: number;
  weigh: (value: Value) => number;
}

const UNLIMITED: CacheLimits<unknown> = { maxWeight: Infinity, weigh: () => 0 };

/**
 * Values that are costly to make, cached until the content that they depend on changes. A second
 * caller waits for a value that is being made; a value dropped while it is being made is not cached,
 * so an answer read just before a change cannot outlive it.
 */
export class TaggedCache<Value> implements ChangeListener {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #limits: CacheLimits<Value>;
  #weight = 0;

  constructor(limits: CacheLimits<Value> = UNLIMITED) {
    this.#limits = limits;
  }

  /** The value cached under `key`, or the one that `make` makes; a failure is not cached. */
  get(key: string, tags: readonly string[], make: () => Promise<Value>): Promise<Value> {
    const cached = this.#entries.get(key);
    if (cached) return cached.value;
    const entry: Entry<Value> = { value: make(), tags, weight: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#weigh(key, entry, value),
      () => this.#entries.get(key) === entry && this.#remove(key),
    );
    return entry.value;
  }

  /** Drops every value that depends on one of the change's tags. */
  onChange({ tags }: Pick<ContentChange, 'tags'>): void {
    const dropped = new Set(tags);
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => dropped.has(tag))) this.#remove(key);
    }
  }

  onGap(): void {
    this.#entries.clear();
    this.#weight = 0;
  }

  #weigh(key: string, entry: Entry<Value>, value: Value): void {
    if (this.#entries.get(key) !== entry) return;
    entry.weight = this.#limits.weigh(value);
    this.#weight += entry.weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#limits.maxWeight) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}

/** Values that this process makes of content, each once between two changes of it. */
export const contentCache = onePerPayload('content-cache', (payload) => {
  const cache = new TaggedCache<unknown>();
  contentChanges(payload).listen(cache);
  return cache;
});
