import { READS, type ReadName } from '@osnowa/contract';
import { z } from 'zod';
import type { Entry } from '../storage/stale-cache.ts';

/** A valid answer of the API, stored in the wire's form. */
export interface Copy {
  reply: unknown;
  etag: string | null;
  /** Size of the answer on the wire. */
  bytes: number;
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
  { etag, reply }: Copy,
  tags: ReadonlySet<string>,
): Promise<void> {
  const stored = { etag, tags: [...tags], value: reply };
  await store.set(address, Buffer.from(JSON.stringify(stored)));
}

/**
 * The stored answer of a read, as a copy that is not fresh; `null` without one, or when it breaks the present
 * contract because an older version of the site stored it.
 */
export async function loadSnapshot(
  store: SnapshotStore,
  name: ReadName,
  address: string,
): Promise<Entry<Copy> | null> {
  const bytes = await store.get(address);
  if (!bytes) return null;
  const stored = snapshot.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  if (!stored.success) return null;
  const { success, data: reply } = READS[name].reply.safeParse(stored.data.value);
  if (!success) return null;
  // Another version may have stored it: the API is asked for the whole answer.
  const value = { reply, etag: null, bytes: bytes.byteLength };
  return {
    value,
    tags: new Set(stored.data.tags),
    isStale: true,
    isDropped: true,
    freshUntil: -Infinity,
    staleUntil: -Infinity,
    ifErrorUntil: Infinity,
  };
}
