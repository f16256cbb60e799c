import { AppError, READ, type ReadName } from '@osnowa/contract';
import type { ContentQuery } from '../../app/content/content.ts';
import { createBoundedMap } from '../storage/bounded-map.ts';
import { createStaleCache, type Entry, type Loaded } from '../storage/stale-cache.ts';
import { type Copy, loadSnapshot, type SnapshotStore, saveSnapshot } from './copies.ts';
import {
  ApiSilent,
  type CircuitBreaker,
  createCircuitBreaker,
  fetchRead,
  isFiltered,
  readAddress,
  TIMEOUT_MS,
} from './fetch-read.ts';

/** How long a copy is fresh, in case a change notice gets lost; in ms. */
const FRESH_MS = 5 * 60_000;

/** The specification demands a day for career data. */
const FRESH_CAREERS_MS = READ.careerCacheSeconds * 1_000;

/** Bounds of the copies in memory: bytes on the wire, of which memory takes two to three times as many, and number. */
const MAX_BYTES = 24 * 1024 * 1024;
const MAX_COPIES = 5_000;

/** Dependencies of the reader. */
export interface ReaderOptions {
  apiUrl: string;
  fetch: typeof fetch;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Logs one line for the operator; called at most once a minute for each kind of failure. */
  warn(message: string): void;
  snapshots: SnapshotStore;
  /** Cursor of the change log that the answers must have reached; `null` for any. */
  cursor(): string | null;
  /** Whether the API is asked for texts that name their fields. */
  marked?: boolean;
  /** Longest waits for one answer; without them, those for visitors. */
  timeoutMs?: typeof TIMEOUT_MS;
  /** Called before each call to the API. */
  onCall?(): void;
  /** Called after each call: whether the API answered it. */
  onCallEnd?(answered: boolean): void;
}

/** A read under its address; whether it filters a list, and whether by words that a visitor typed. */
interface Asked {
  key: string;
  name: ReadName;
  filtered: boolean;
  searched: boolean;
}

/** Reads with copies, on which `Content` is built. Values are in the wire's form. */
export type Reader = ReturnType<typeof createReader>;

/** Creates the reader: a fresh copy, else one call for all requests, else the last good copy. */
export function createReader(options: ReaderOptions) {
  const { now, snapshots } = options;
  // Visitors choose some of the addresses (search, slugs) and could fill the memory.
  const store = createBoundedMap<Entry<Copy>>({
    maxBytes: MAX_BYTES,
    maxItems: MAX_COPIES,
    sizeOf: ({ value }) => value.bytes,
  });
  const breaker = createCircuitBreaker(now, options.onCallEnd);
  const ask = createAsk(options, breaker, (key) => store.delete(key));
  const cache = createStaleCache<Asked, Copy>({
    store,
    now,
    retryMs: 0,
    isDown: breaker.isOpen,
    load: ask,
    // Answers to a visitor's own words are not on the disk.
    restore: async ({ searched, name, key }) =>
      searched ? null : await loadSnapshot(snapshots, name, key),
  });
  return {
    /** @throws AppError `NotFound`, or `Unavailable` when there is no good copy either */
    async read<Name extends ReadName>(name: Name, query: ContentQuery<Name>) {
      const asked = { name, filtered: isFiltered(query), searched: '_q' in query };
      return await cache.get({ key: readAddress(name, query), ...asked });
    },
    drop: cache.drop,
    /** The API answers again: copies are no longer used in its place. */
    tryAgain() {
      breaker.tryAgain();
      cache.tryAgain();
    },
    /** The stored copy, however old, without asking the API. */
    async lastGood(name: ReadName): Promise<Copy | null> {
      const address = readAddress(name, {});
      return (store.get(address) ?? (await loadSnapshot(snapshots, name, address)))?.value ?? null;
    },
  };
}

/** @returns asks the API; `null` if the old copy is better than its answer */
function createAsk(options: ReaderOptions, breaker: CircuitBreaker, forget: (key: string) => void) {
  const { timeoutMs = TIMEOUT_MS, snapshots } = options;
  const warnOften = oncePerMinute(options);

  async function answer(asked: Asked, old?: Entry<Copy>): Promise<Loaded<Copy>> {
    const { name, key } = asked;
    const api = { ...options, timeoutMs: old ? timeoutMs.withCopy : timeoutMs.withoutCopy };
    breaker.check();
    options.onCall?.();
    const fetched = await fetchRead(api, name, key, old?.value.etag ?? null);
    breaker.recordSuccess();
    const fresh = name === 'careers' ? FRESH_CAREERS_MS : FRESH_MS;
    const life = { fresh, stale: fresh, ifError: Infinity };
    if (fetched === 'unchanged') return { ...(old as Entry<Copy>), life, isStale: false };
    refuseEmptied(asked, fetched.value, old);
    const value = { reply: fetched.value, etag: fetched.etag, bytes: fetched.bytes };
    const tags = new Set(fetched.tags);
    if (!asked.searched) void saveSnapshot(snapshots, key, value, tags);
    return { value, tags, life, isStale: false };
  }

  return async (asked: Asked, old?: Entry<Copy>): Promise<Loaded<Copy> | null> => {
    try {
      return await answer(asked, old);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'NotFound' && !isUnexplained(asked, old)) {
        forget(asked.key);
        await snapshots.delete(asked.key);
        throw error;
      }
      if (error instanceof ApiSilent) breaker.recordFailure(error, old !== undefined);
      warnOften(error instanceof ApiSilent ? 'silent' : asked.name, error.message);
      if (!old) throw error;
      return null;
    }
  };
}

/**
 * A whole list that is suddenly empty, or a read that is suddenly missing, without a change notice,
 * is more likely a fault of the API than an editor's change.
 */
function isUnexplained({ filtered }: Asked, old: Entry<Copy> | undefined): boolean {
  return !filtered && old !== undefined && !old.isDropped;
}

function refuseEmptied(asked: Asked, reply: unknown, old: Entry<Copy> | undefined): void {
  const isEmpty = Array.isArray(reply) && reply.length === 0;
  const wasFull = Array.isArray(old?.value.reply) && old.value.reply.length > 0;
  if (!isEmpty || !wasFull || !isUnexplained(asked, old)) return;
  throw new AppError('Unavailable', `API: ${asked.key} is empty without a change notice`);
}

function oncePerMinute(options: ReaderOptions): (kind: string, message: string) => void {
  const said = new Map<string, number>();
  return (kind, message) => {
    if (options.now() - (said.get(kind) ?? -Infinity) < 60_000) return;
    said.set(kind, options.now());
    options.warn(message);
  };
}
