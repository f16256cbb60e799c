import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';
import {
  createStaleCache,
  type Entry,
  type Loaded,
  type StaleCache,
  type StaleCacheOptions,
} from './stale-cache.ts';

type Key = { key: string };
type Options = StaleCacheOptions<Key, string>;

const LIFE = { fresh: 100, stale: 1_000, ifError: 10_000 };
const RETRY_MS = 10;

let clock: number;
let loads: string[];
/** What the origin does: answers, has nothing as good as before, or fails. */
let origin: 'up' | 'worse' | 'failing';
let cache: StaleCache<Key, string>;

beforeEach(() => {
  [clock, loads, origin] = [0, [], 'up'];
  cache = newCache();
});

function newCache(options: Partial<Options> = {}): StaleCache<Key, string> {
  return createStaleCache<Key, string>({
    store: createBoundedMap({ maxBytes: 1_000, sizeOf: ({ value }) => value.length }),
    now: () => clock,
    retryMs: RETRY_MS,
    load: async ({ key }, old) => load(key, old),
    ...options,
  });
}

function load(key: string, old: Entry<string> | undefined): Loaded<string> | null {
  loads.push(key);
  if (origin === 'failing' || (origin === 'worse' && !old)) throw new Error('failed');
  if (origin === 'worse') return null;
  return { value: `${key} ${loads.length}`, tags: new Set([key]), life: LIFE, isStale: false };
}

/** Loads that end when the test says so, in the order in which they began. */
function inHand(options: Partial<Options> = {}) {
  const finish: (() => void)[] = [];
  const slow = newCache({
    load: ({ key }, old) => {
      const loaded = load(key, old);
      return new Promise((resolve) => finish.push(() => resolve(loaded)));
    },
    ...options,
  });
  return { slow, finish, started: (count: number) => expect.poll(() => finish.length).toBe(count) };
}

const read = async (key = 'a', from = cache) => (await from.get({ key })).value;

test('a value is loaded once for all requests, and again when it is no longer fresh', async () => {
  expect(await Promise.all([read(), read(), read()])).toEqual(['a 1', 'a 1', 'a 1']);
  clock = LIFE.fresh - 1;
  expect([await read(), cache.peek('a')]).toEqual(['a 1', 'a 1']);
  clock = LIFE.stale;
  expect(cache.peek('a')).toBeUndefined();
  expect(await read()).toBe('a 2');
});

test('a value that is no longer fresh is served while it is loaded, once', async () => {
  await read();
  clock = LIFE.fresh;
  expect(await Promise.all([read(), read()])).toEqual(['a 1', 'a 1']);
  await expect.poll(() => cache.peek('a')).toBe('a 2');
  expect(loads).toHaveLength(2);
});

test.each(['worse', 'failing'] as const)(
  'a dropped value serves only while nothing newer can be loaded (%s)',
  async (failure) => {
    await read();
    cache.drop(['a']);
    origin = 'worse';
    expect(await cache.get({ key: 'a' })).toMatchObject({ value: 'a 1', isStale: true });
    expect(await read()).toBe('a 1');
    expect(loads).toHaveLength(2);
    clock = RETRY_MS;
    origin = 'up';
    cache.drop(['a']);
    expect(await read()).toBe('a 3');
    clock += LIFE.ifError;
    origin = failure;
    await expect(read()).rejects.toThrow('failed');
  },
);

test('what could not be loaded is loaded again as soon as the origin answers', async () => {
  await read();
  cache.drop(null);
  origin = 'worse';
  await read();
  origin = 'up';
  expect(cache.peek('a')).toBe('a 1');
  cache.tryAgain();
  expect(cache.peek('a')).toBeUndefined();
  await read();
  await expect.poll(() => cache.peek('a')).toBe('a 3');
});

test('only values with a dropped tag are dropped', async () => {
  await Promise.all([read('a'), read('b')]);
  expect(cache.drop(['b'])).toEqual(['b']);
  expect([cache.peek('a'), cache.peek('b')]).toEqual(['a 1', undefined]);
});

test('a value loaded while its content changed goes to the requests that waited, not to later ones', async () => {
  const { slow, finish, started } = inHand();
  const waiting = read('a', slow);
  await started(1);
  slow.drop(['other']);
  const after = read('a', slow);
  await started(2);
  finish[1]?.();
  expect(await after).toBe('a 2');
  finish[0]?.();
  expect([await waiting, slow.peek('a')]).toEqual(['a 1', 'a 2']);
});

test('F18 only so many values are loaded while old ones serve, and these not for longer than they are awaited', async () => {
  const { slow, finish, started } = inHand({ patienceMs: 20, maxRefreshes: 2 });
  const first = ['a', 'b', 'c'].map((key) => read(key, slow));
  await started(3);
  for (const done of finish.splice(0)) done();
  const old = await Promise.all(first);
  for (const later of [LIFE.fresh, LIFE.stale]) {
    clock = later;
    expect(await Promise.all(['a', 'b', 'c'].map((key) => read(key, slow)))).toEqual(old);
    await started(2);
  }
});

test('while the origin is down old values serve without a load, those of an earlier process too', async () => {
  let isDown = false;
  const none = { freshUntil: -Infinity, staleUntil: -Infinity, ifErrorUntil: Infinity };
  const restored = { value: 'stored', tags: new Set<string>(), isStale: true, isDropped: true };
  const lasting = newCache({
    isDown: () => isDown,
    restore: async () => ({ ...restored, ...none }),
  });
  origin = 'worse';
  expect(await lasting.get({ key: 'a' })).toMatchObject({ value: 'stored', isStale: true });
  [isDown, clock] = [true, LIFE.fresh];
  expect(await lasting.get({ key: 'a' })).toMatchObject({ value: 'stored', isStale: true });
  expect(loads).toHaveLength(1);
  [isDown, origin] = [false, 'up'];
  expect(await lasting.get({ key: 'a' })).toMatchObject({ value: 'a 2', isStale: false });
});

test('a load is told whether its old value was dropped: only then may a list be empty', async () => {
  const told: (boolean | undefined)[] = [];
  const telling = newCache({
    load: async ({ key }, old) => {
      told.push(old?.isDropped);
      return load(key, old);
    },
  });
  await read('a', telling);
  clock = LIFE.stale;
  await read('a', telling);
  telling.drop(['a']);
  origin = 'worse';
  await read('a', telling);
  clock += RETRY_MS;
  origin = 'up';
  await read('a', telling);
  expect(told).toEqual([undefined, false, true, true]);
});

test('(p3) no request gets content from before a change, unless nothing newer can be loaded', async () => {
  const step = fc.constantFrom('read', 'change', 'wait', 'break', 'mend');
  const check = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (taken) => {
    let [now, content, isBroken] = [0, 0, false];
    const versions = createStaleCache<Key, number>({
      store: createBoundedMap({ maxBytes: 1_000, sizeOf: () => 1 }),
      now: () => now,
      retryMs: RETRY_MS,
      load: async (_, old) => {
        if (isBroken && !old) throw new Error('failed');
        return isBroken ? null : { value: content, tags: new Set(), life: LIFE, isStale: false };
      },
    });
    for (const step of taken) {
      if (step === 'wait') now += LIFE.fresh / 2;
      if (step === 'break') isBroken = true;
      if (step === 'mend') [isBroken, now] = [false, now + RETRY_MS];
      if (step === 'mend') versions.tryAgain();
      if (step === 'change') {
        content += 1;
        versions.drop(null);
      }
      if (step !== 'read') continue;
      const { value, isStale } = await versions
        .get({ key: 'a' })
        .catch(() => ({ value: null, isStale: true }));
      if (!isStale) expect(value).toBe(content);
    }
  });
  await fc.assert(check, { numRuns: 200 });
});
