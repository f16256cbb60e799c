import { READS, type ReadName } from '@osnowa/contract';
import { z } from 'zod';
import { type BoundedMap, createBoundedMap } from './bounded-map.ts';

/** A valid answer of the API, stored in the wire's form. */
export interface Copy {
  value: unknown;
  etag: string | null;
  tags: readonly string[];
  /** Size of the answer on the wire. */
  bytes: number;
  /** When the API last confirmed it, in ms; minus infinity after a change notice for it. */
  checkedAt: number;
}

/** Bounds of the copies in memory: bytes on the wire, of which memory takes two to three times as many, and number. */
const MAX_BYTES = 24 * 1024 * 1024;
const MAX_COPIES = 5_000;

/**
 * Good copies by the address of their read. Bounded, because visitors choose some of the addresses
 * (search, slugs) and could fill the memory.
 */
export function createCopies(): BoundedMap<Copy> {
  return createBoundedMap({
    maxBytes: MAX_BYTES,
    maxItems: MAX_COPIES,
    sizeOf: ({ bytes }) => bytes,
  });
}

/** Bytes that outlive the process. No call fails: with a broken disk, nothing is stored. */
export interface SnapshotStore {
  get(key: string): Promise<Uint8Array | null>;
  set(key: string, bytes: Uint8Array): Promise<void>;
  delete(key: string): Promise<void>;
}

const snapshot = z.object({
  etag: z.string().nullable(),
  tags: z.array(z.string()),
  value: z.unknown(),
});

/** Stores a valid answer for a start without the API. */
export async function saveSnapshot(
  store: SnapshotStore,
  address: string,
  copy: Copy,
): Promise<void> {
  const { etag, tags, value } = copy;
  await store.set(address, Buffer.from(JSON.stringify({ etag, tags, value })));
}

/**
 * The stored answer of a read, as a copy that is not fresh; `null` without one, or when it breaks
 * the present contract because an older version of the site stored it.
 */
export async function loadSnapshot(
  store: SnapshotStore,
  name: ReadName,
  address: string,
): Promise<Copy | null> {
  const bytes = await store.get(address);
  if (!bytes) return null;
  const stored = snapshot.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  if (!stored.success) return null;
  const reply = READS[name].reply.safeParse(stored.data.value);
  if (!reply.success) return null;
  const { etag, tags } = stored.data;
  return { value: reply.data, etag, tags, bytes: bytes.byteLength, checkedAt: -Infinity };
}
