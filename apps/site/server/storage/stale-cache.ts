import type { BoundedMap } from './bounded-map.ts';
import { covers } from './tags.ts';

/** How long a value is served, in ms after it was loaded. */
export interface Life {
  fresh: number;
  /** Until then it is served while it is loaded again: stale while revalidate. */
  stale: number;
  /** Until then it is served while nothing newer can be loaded: stale if error. */
  ifError: number;
}

/** The result of a load. */
export interface Loaded<Value> {
  value: Value;
  /** Names of the content in it, by which it is dropped. */
  tags: ReadonlySet<string>;
  /** Made of old content: loaded again as soon as the origin answers. */
  isStale: boolean;
  /** `null`: only the requests that wait for it get it. */
  life: Life | null;
}

/** A value in the cache, with points of its clock. */
export interface Entry<Value> extends Omit<Loaded<Value>, 'life'> {
  freshUntil: number;
  staleUntil: number;
  ifErrorUntil: number;
  /** Its content has changed since it was loaded. */
  isDropped: boolean;
}

/** Dependencies of a cache; its bounds are those of its store. */
export interface StaleCacheOptions<Key, Value> {
  store: BoundedMap<Entry<Value>>;
  /** @param old serves in its place if it returns `null`: nothing as good can be loaded */
  load(key: Key, old: Entry<Value> | undefined): Promise<Loaded<Value> | null>;
  /** The last good value of an earlier process. */
  restore?(key: Key): Promise<Entry<Value> | null>;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** How long an old value is fresh after a load that gave nothing. */
  retryMs: number;
  /** How long a newer value is waited for after `Life.stale`; without it, until it is loaded. */
  patienceMs?: number;
  /** Most loads of values that have an old one to serve. */
  maxRefreshes?: number;
  /** Whether the origin has just failed: old values are served without asking it. */
  isDown?(): boolean;
  onHit?(key: string): void;
  onMiss?(): void;
}

/** Values by their keys: fresh, stale while revalidate, stale if error. */
export interface StaleCache<Key, Value> {
  /** A fresh value, without waiting for anything. */
  peek(key: string): Value | undefined;
  /** The value, loaded if needed: once for all requests. */
  get(key: Key): Promise<Entry<Value>>;
  /**
   * Content with these tags, or all of it, has changed: its values serve only if an error leaves
   * nothing newer.
   * @returns their keys
   */
  drop(tags: Iterable<string> | null): string[];
  /** The origin answers again: values made of old content are loaded at their next request. */
  tryAgain(): void;
}

/** A cache over an empty store. */
export function createStaleCache<Key extends { key: string }, Value>(
  options: StaleCacheOptions<Key, Value>,
): StaleCache<Key, Value> {
  const { store, now, patienceMs, maxRefreshes = Infinity } = options;
  const inFlight = new Map<string, Promise<Entry<Value>>>();
  let refreshes = 0;

  function load(key: Key): Promise<Entry<Value>> {
    const running = inFlight.get(key.key);
    if (running !== undefined) return running;
    const isCurrent = () => inFlight.get(key.key) === loading;
    const loading: Promise<Entry<Value>> = loadInto(options, key, isCurrent).finally(() => {
      if (isCurrent()) inFlight.delete(key.key);
    });
    inFlight.set(key.key, loading);
    return loading;
  }

  /** @returns the new value; `null` if enough others are being loaded */
  function refresh(key: Key): Promise<Entry<Value>> | null {
    const running = inFlight.get(key.key);
    if (running !== undefined || refreshes >= maxRefreshes) return running ?? null;
    refreshes += 1;
    const done = () => {
      refreshes -= 1;
    };
    const loading = load(key);
    loading.then(done, done);
    return loading;
  }

  function hit(key: string, entry: Entry<Value>): Entry<Value> {
    options.onHit?.(key);
    return entry;
  }

  return {
    peek(key) {
      const entry = store.get(key);
      return entry && now() < entry.freshUntil ? hit(key, entry).value : undefined;
    },
    async get(key) {
      const entry = store.get(key.key);
      if (entry && now() < entry.freshUntil) return hit(key.key, entry);
      if (entry && options.isDown?.()) return { ...entry, isStale: true };
      if (entry && now() < entry.staleUntil) {
        void refresh(key);
        return hit(key.key, entry);
      }
      // A dropped value serves only on an error: a visitor waits for the new one.
      const isOld = entry && entry.staleUntil !== -Infinity && now() < entry.ifErrorUntil;
      if (isOld && patienceMs !== undefined) {
        const newer = refresh(key);
        return hit(key.key, newer === null ? entry : await soonOr(newer, entry, patienceMs));
      }
      options.onMiss?.();
      return await load(key);
    },
    drop(tags) {
      const isDropped = covers(tags);
      // A load in flight may have the old content: the waiting requests get it, later ones do not.
      inFlight.clear();
      const dropped = [...store.entries()].filter(
        ([, entry]) => tags === null || [...entry.tags].some(isDropped),
      );
      for (const [, entry] of dropped) overtake(entry);
      return dropped.map(([key]) => key);
    },
    tryAgain() {
      for (const [, entry] of store.entries()) if (entry.isStale) entry.freshUntil = -Infinity;
    },
  };
}

/** Loads a value; one that was dropped meanwhile is stored only where nothing newer is. */
async function loadInto<Key extends { key: string }, Value>(
  { store, load, restore, now, retryMs }: StaleCacheOptions<Key, Value>,
  key: Key,
  isCurrent: () => boolean,
): Promise<Entry<Value>> {
  const found = store.get(key.key);
  const old = found && now() < found.ifErrorUntil ? found : ((await restore?.(key)) ?? undefined);
  const loaded = await load(key, old);
  if (loaded) {
    const { life, ...rest } = loaded;
    const until = (ms = -Infinity) => now() + ms;
    const [freshUntil, staleUntil] = [until(life?.fresh), until(life?.stale)];
    const times = { freshUntil, staleUntil, ifErrorUntil: until(life?.ifError) };
    const entry = { ...rest, ...times, isDropped: false };
    if (life && isCurrent()) store.set(key.key, entry);
    else if (life && store.get(key.key) === found) store.set(key.key, overtake({ ...entry }));
    return entry;
  }
  if (!old) throw new Error(`Nothing was loaded for ${key.key}`);
  if (isCurrent()) {
    old.freshUntil = now() + retryMs;
    old.staleUntil = Math.max(old.staleUntil, old.freshUntil);
    old.isStale = true;
    store.set(key.key, old);
  }
  return { ...old, isStale: true };
}

function overtake<Value>(entry: Entry<Value>): Entry<Value> {
  entry.freshUntil = entry.staleUntil = -Infinity;
  entry.isDropped = true;
  return entry;
}

/** The new value if it comes quickly, as it does unless the origin is slow; otherwise the old one. */
async function soonOr<Value>(newer: Promise<Value>, old: Value, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(old), ms);
  });
  return await Promise.race([newer, late]).finally(() => clearTimeout(timer));
}
