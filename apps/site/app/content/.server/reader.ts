import { AppError, READ, type ReadName } from '@osnowa/contract';
import type { ContentQuery } from './content.ts';
import {
  type Copy,
  createCopies,
  loadSnapshot,
  type SnapshotStore,
  saveSnapshot,
} from './copies.ts';
import {
  ApiSilent,
  createCircuitBreaker,
  fetchRead,
  isFiltered,
  readAddress,
  TIMEOUT_MS,
} from './fetch-read.ts';
import { covers } from './tags.ts';

/** How long a copy is fresh, in case a change notice gets lost; in ms. */
const FRESH_MS = 5 * 60_000;

/** The specification demands a day for career data. */
const FRESH_CAREERS_MS = READ.careerCacheSeconds * 1_000;

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

/**
 * Reads with copies, on which `Content` is built. Values are in the wire's form.
 *
 * @throws AppError `NotFound`, or `Unavailable` without a good copy
 */
export interface Reader {
  /** @throws AppError `NotFound`, or `Unavailable` when there is no good copy either */
  read<Name extends ReadName>(name: Name, query: ContentQuery<Name>): Promise<Answer>;
  drop(tags: Iterable<string> | null): void;
  /** The API answers again: copies are no longer used in its place. */
  tryAgain(): void;
  lastGood(name: ReadName): Promise<Copy | null>;
}

/** A read under its address; whether it filters a list, and whether by words that a visitor typed. */
interface Asked {
  name: ReadName;
  address: string;
  filtered: boolean;
  searched: boolean;
}

/** A copy, and whether it is an old one because the API could not be asked. */
interface Answer {
  copy: Copy;
  stale: boolean;
}

/** Substitutes for an answer: the copy in memory, else the one on the disk. */
interface Fallback {
  old: Copy | undefined;
  stored: Copy | null;
}

interface InFlight {
  result: Promise<Answer>;
  /** A change notice came while the read was in flight: its answer may be older than the change. */
  overtaken: boolean;
}

/** Creates the reader: a fresh copy, else one call for all requests, else the last good copy. */
export function createReader(options: ReaderOptions): Reader {
  const copies = createCopies();
  const inFlight = new Map<string, InFlight>();
  const warnOften = oncePerMinute(options);
  const breaker = createCircuitBreaker(options.now, options.onCallEnd);

  function keep(address: string, copy: Copy, request: InFlight): Copy {
    if (request.overtaken) copy.checkedAt = -Infinity;
    copies.set(address, copy);
    return copy;
  }

  async function ask(asked: Asked, request: InFlight): Promise<Answer> {
    const { name, address } = asked;
    const old = copies.get(address);
    const stored = old ?? (await loadStored(asked, options.snapshots));
    const api = { ...options, timeoutMs: limitOf(options, stored) };
    try {
      breaker.check();
      options.onCall?.();
      const answer = await fetchRead(api, name, address, old?.etag ?? null);
      breaker.recordSuccess();
      if (answer === 'unchanged') {
        const confirmed = { ...(old as Copy), checkedAt: options.now() };
        return { copy: keep(address, confirmed, request), stale: false };
      }
      refuseEmptied(asked, answer.value, old);
      const copy = keep(address, { ...answer, checkedAt: options.now() }, request);
      if (!asked.searched) void saveSnapshot(options.snapshots, address, copy);
      return { copy, stale: false };
    } catch (error) {
      return await instead(asked, { old, stored }, error);
    }
  }

  async function instead(asked: Asked, { old, stored }: Fallback, error: unknown): Promise<Answer> {
    const { name, address } = asked;
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'NotFound' && !isUnexplained(asked, old)) {
      copies.delete(address);
      await options.snapshots.delete(address);
      throw error;
    }
    if (error instanceof ApiSilent) breaker.recordFailure(error, stored !== null);
    warnOften(error instanceof ApiSilent ? 'silent' : name, error.message);
    if (!stored) throw error;
    copies.set(address, stored);
    return { copy: stored, stale: true };
  }

  return {
    async read(name, query) {
      const address = readAddress(name, query);
      const asked = { name, address, filtered: isFiltered(query), searched: '_q' in query };
      const copy = copies.get(address);
      if (copy && options.now() - copy.checkedAt < freshFor(name)) return { copy, stale: false };
      if (copy && breaker.isOpen()) return { copy, stale: true };
      const running = inFlight.get(address);
      if (running !== undefined) return running.result;
      const request = { overtaken: false } as InFlight;
      inFlight.set(address, request);
      request.result = ask(asked, request).finally(() => {
        if (inFlight.get(address) === request) inFlight.delete(address);
      });
      return request.result;
    },
    drop(tags) {
      const isDropped = covers(tags);
      for (const [, copy] of copies.entries()) {
        if (copy.tags.some(isDropped)) copy.checkedAt = -Infinity;
      }
      for (const request of inFlight.values()) request.overtaken = true;
      inFlight.clear();
    },
    tryAgain: breaker.tryAgain,
    lastGood: (name) => lastGood(name, copies, options.snapshots),
  };
}

/** The copy on the disk; answers to a visitor's own words are not stored. */
async function loadStored(asked: Asked, snapshots: SnapshotStore): Promise<Copy | null> {
  return asked.searched ? null : await loadSnapshot(snapshots, asked.name, asked.address);
}

function limitOf({ timeoutMs = TIMEOUT_MS }: ReaderOptions, stored: Copy | null): number {
  return stored ? timeoutMs.withCopy : timeoutMs.withoutCopy;
}

async function lastGood(
  name: ReadName,
  copies: ReturnType<typeof createCopies>,
  snapshots: SnapshotStore,
): Promise<Copy | null> {
  const address = readAddress(name, {});
  return copies.get(address) ?? (await loadSnapshot(snapshots, name, address));
}

function freshFor(name: ReadName): number {
  return name === 'careers' ? FRESH_CAREERS_MS : FRESH_MS;
}

/**
 * A whole list that is suddenly empty, or a read that is suddenly missing, without a change notice,
 * is more likely a fault of the API than an editor's change.
 */
function isUnexplained(asked: Asked, old: Copy | undefined): boolean {
  return !asked.filtered && old !== undefined && old.checkedAt !== -Infinity;
}

function refuseEmptied(asked: Asked, value: unknown, old: Copy | undefined): void {
  const isEmpty = Array.isArray(value) && value.length === 0;
  const wasFull = Array.isArray(old?.value) && old.value.length > 0;
  if (!isEmpty || !wasFull || !isUnexplained(asked, old)) return;
  throw new AppError('Unavailable', `API: ${asked.address} is empty without a change notice`);
}

function oncePerMinute(options: ReaderOptions): (kind: string, message: string) => void {
  const said = new Map<string, number>();
  return (kind, message) => {
    if (options.now() - (said.get(kind) ?? -Infinity) < 60_000) return;
    said.set(kind, options.now());
    options.warn(message);
  };
}
