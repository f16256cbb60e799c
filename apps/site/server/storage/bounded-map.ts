/** A map that evicts the least recently used entries, so that it stays within its bounds. */
export interface BoundedMap<Value> {
  /** Counts as use. */
  get(key: string): Value | undefined;
  /** Also measures a value anew that has grown. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  entries(): Iterable<[string, Value]>;
  readonly size: number;
  readonly bytes: number;
}

/** Bounds of a map. */
export interface Bounds<Value> {
  maxBytes: number;
  maxItems?: number;
  sizeOf(value: Value): number;
}

/** An empty map. A value larger than the whole map is not stored. */
export function createBoundedMap<Value>(bounds: Bounds<Value>): BoundedMap<Value> {
  const { maxBytes, maxItems = Number.POSITIVE_INFINITY, sizeOf } = bounds;
  const items = new Map<string, { value: Value; bytes: number }>();
  let total = 0;

  function forget(key: string): void {
    total -= items.get(key)?.bytes ?? 0;
    items.delete(key);
  }

  return {
    get(key) {
      const item = items.get(key);
      if (!item) return undefined;
      items.delete(key);
      items.set(key, item);
      return item.value;
    },
    set(key, value) {
      forget(key);
      const bytes = sizeOf(value) + key.length * 2;
      if (bytes > maxBytes) return;
      items.set(key, { value, bytes });
      total += bytes;
      for (const oldest of items.keys()) {
        if (total <= maxBytes && items.size <= maxItems) return;
        forget(oldest);
      }
    },
    delete: forget,
    *entries() {
      for (const [key, { value }] of items) yield [key, value];
    },
    get size() {
      return items.size;
    },
    get bytes() {
      return total;
    },
  };
}

/**
 * Two maps in one: values that stand apart have a share of the bytes, and evict only one another.
 */
export function createPartitionedMap<Value>(
  { maxBytes, sizeOf }: Bounds<Value>,
  { share, isApart }: { share: number; isApart(value: Value): boolean },
): BoundedMap<Value> {
  const lasting = createBoundedMap({ maxBytes: maxBytes * (1 - share), sizeOf });
  const apart = createBoundedMap({ maxBytes: maxBytes * share, sizeOf });

  function forget(key: string): void {
    lasting.delete(key);
    apart.delete(key);
  }

  return {
    get: (key) => lasting.get(key) ?? apart.get(key),
    set(key, value) {
      forget(key);
      (isApart(value) ? apart : lasting).set(key, value);
    },
    delete: forget,
    *entries() {
      yield* lasting.entries();
      yield* apart.entries();
    },
    get size() {
      return lasting.size + apart.size;
    },
    get bytes() {
      return lasting.bytes + apart.bytes;
    },
  };
}
