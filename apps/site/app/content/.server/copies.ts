/** A good answer of the API, kept in the wire's form. */
export interface Copy {
  value: unknown;
  etag: string | null;
  tags: readonly string[];
  /** Size of the answer on the wire. */
  bytes: number;
  /** When the API last confirmed it, in ms; minus infinity once a change notice named it. */
  checkedAt: number;
}

/** Good copies in memory, the least recently used forgotten first. */
export interface Copies {
  get(address: string): Copy | undefined;
  set(address: string, copy: Copy): void;
  delete(address: string): void;
  entries(): Iterable<[string, Copy]>;
}

/**
 * Bounded in bytes of the wire and in number, because visitors choose some of the addresses (search,
 * slugs): nothing they ask for may push memory up without end.
 */
export function createCopies(maxBytes: number, maxCopies: number): Copies {
  const copies = new Map<string, Copy>();
  let bytes = 0;

  function forget(address: string): void {
    bytes -= copies.get(address)?.bytes ?? 0;
    copies.delete(address);
  }

  return {
    get(address) {
      const copy = copies.get(address);
      if (!copy) return undefined;
      copies.delete(address);
      copies.set(address, copy);
      return copy;
    },
    set(address, copy) {
      forget(address);
      copies.set(address, copy);
      bytes += copy.bytes;
      for (const oldest of copies.keys()) {
        if (bytes <= maxBytes && copies.size <= maxCopies) return;
        forget(oldest);
      }
    },
    delete: forget,
    entries: () => copies.entries(),
  };
}
