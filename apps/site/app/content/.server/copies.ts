import { type BoundedMap, createBoundedMap } from './bounded-map.ts';

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

/** Bounds of the copies in memory: bytes on the wire, of which memory takes two to three times as many, and number. */
const MAX_BYTES = 24 * 1024 * 1024;
const MAX_COPIES = 5_000;

/**
 * Good copies by the address of their read. Bounded, because visitors choose some of the addresses
 * (search, slugs): nothing they ask for may push memory up without end.
 */
export function createCopies(): BoundedMap<Copy> {
  return createBoundedMap({
    maxBytes: MAX_BYTES,
    maxItems: MAX_COPIES,
    sizeOf: ({ bytes }) => bytes,
  });
}
