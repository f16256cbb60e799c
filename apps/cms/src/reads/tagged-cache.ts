interface Entry<Value> {
  value: Promise<Value>;
  tags: readonly string[];
  /** Time in ms after which the entry is not used any more. */
  until: number;
  weight: number;
}

/** What a cache keeps at most. */
export interface CacheLimits<Value> {
  /** Lifetime of an entry in ms, in case another process changed the content. */
  maxAge: number;
  /** Sum of the weights of all entries. */
  maxWeight: number;
  weigh: (value: Value) => number;
}

/**
 * Values that are dear to make, kept until something they depend on changes. Who asks for a value
 * that is being made waits for that one; a value dropped while it is being made is not kept, so an
 * answer read just before a change cannot outlive it.
 */
export class TaggedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #limits: CacheLimits<Value>;
  #weight = 0;

  constructor(limits: CacheLimits<Value>) {
    this.#limits = limits;
  }

  /** The value kept under `key`, or the one that `make` makes; a failure is not kept. */
  get(key: string, tags: readonly string[], make: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key);
    if (kept && kept.until > Date.now()) return kept.value;
    this.#remove(key);
    const entry: Entry<Value> = {
      value: make(),
      tags,
      until: Date.now() + this.#limits.maxAge,
      weight: 0,
    };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#weigh(key, entry, value),
      () => this.#entries.get(key) === entry && this.#remove(key),
    );
    return entry.value;
  }

  /** Forgets every value that depends on one of the tags. */
  drop(tags: readonly string[]): void {
    const dropped = new Set(tags);
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => dropped.has(tag))) this.#remove(key);
    }
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
