import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics, type Metrics } from '../telemetry/metrics.ts';
import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { Rendered } from './stored-page.ts';
import { plainBody } from './stored-page.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let clock: number;
let renders: string[];
let next: Partial<Rendered> & { text?: string; fails?: boolean; status?: number };
let metrics: Metrics;
let cache: PageCache;

beforeEach(() => {
  [clock, renders, next, metrics] = [0, [], {}, createMetrics()];
  cache = newCache();
});

function newCache(options: Partial<PageCacheOptions> = {}): PageCache {
  return createPageCache({
    maxBytes: 1e7,
    metrics,
    now: () => clock,
    render: async (key) => rendered(key.key),
    quietMs: 0,
    ...options,
  });
}

function rendered(key: string): Rendered {
  renders.push(key);
  const { text = `page ${renders.length}`, fails, status = 200, ...rest } = next;
  if (fails) throw new Error('rendering failed');
  const headers = { 'content-type': 'text/html' };
  return {
    response: new Response(text, { status, headers }),
    tags: new Set(),
    stale: false,
    degraded: false,
    ...rest,
  };
}

async function text(path: string): Promise<string> {
  const page = await cache.get(pageKey(path, ''));
  return plainBody(page).toString();
}

const finished = () => new Promise((resolve) => setTimeout(resolve, 20));

test.each([
  ['a page', {}, 5 * MINUTE],
  ['a page made of old copies', { stale: true }, 10_000],
  ['a missing page', { status: 404 }, MINUTE],
])('%s is fresh for its time', async (_, made, life) => {
  next = made;
  await text('/a');
  clock = life - 1;
  expect(cache.peek('/a')).toBeDefined();
  clock = life;
  expect(cache.peek('/a')).toBeUndefined();
});

test('a page that is no longer fresh is served once more while it is rendered, after an hour no more', async () => {
  await text('/a');
  clock = 5 * MINUTE;
  const three = await Promise.all([text('/a'), text('/a'), text('/a')]);
  expect(new Set(three)).toEqual(new Set(['page 1']));
  await expect.poll(() => text('/a')).toBe('page 2');
  expect(renders).toHaveLength(2);
  clock = HOUR + 11 * MINUTE;
  expect(await text('/a')).toBe('page 3');
});

test.each([
  ['rendering fails', { fails: true }],
  ['rendering answers 503', { status: 503, degraded: true }],
  ['lists are missing', { degraded: true, text: 'emptied' }],
])('F16 while %s, the old page serves for a day, then no longer', async (_, failure) => {
  await text('/a');
  next = failure;
  clock = 20 * HOUR;
  expect(await text('/a')).toBe('page 1');
  const tries = renders.length;
  expect(await text('/a')).toBe('page 1');
  expect(renders).toHaveLength(tries);
  clock = 25 * HOUR;
  const late = await text('/a').catch(() => 'failed');
  expect(late).not.toBe('page 1');
});

test('F18 at most two refreshes run at once', async () => {
  for (const path of ['/a', '/b', '/c', '/d']) await text(path);
  let finish: (() => void)[] = [];
  const slow = newCache({
    render: (key) => {
      renders.push(key.key);
      return new Promise((resolve) => finish.push(() => resolve(rendered(key.key))));
    },
  });
  const first = ['/a', '/b', '/c'].map((path) => slow.get(pageKey(path, '')));
  await expect.poll(() => finish.length).toBe(3);
  for (const done of finish) done();
  const old = (await Promise.all(first)).at(-1);
  [clock, renders, finish] = [6 * MINUTE, [], []];
  await Promise.all(['/a', '/b', '/c'].map((path) => slow.get(pageKey(path, ''))));
  await expect.poll(() => renders.length).toBe(2);
  await finished();
  expect(renders).toHaveLength(2);
  // Unused for longer than a page is fresh: still no visitor waits for the slow API, which has not
  // answered by now.
  clock = 3 * HOUR;
  expect(await slow.get(pageKey('/c', ''))).toBe(old);
  expect(renders).toHaveLength(2);
});

test.each<[number, HeadersInit]>([
  [206, {}],
  [302, {}],
  [500, {}],
  [503, {}],
  [200, { 'set-cookie': 'a=b' }],
  [200, { 'cache-control': 'no-store' }],
])('S16 an answer %i with %j is never cached', async (status, headers) => {
  for (let number = 0; number < 2; number += 1) {
    next = { response: new Response('mine', { status, headers }) };
    await text('/a');
  }
  expect(renders).toHaveLength(2);
});

test('a page rendered while its content changed goes to the requests that waited, not to later ones', async () => {
  const finish: (() => void)[] = [];
  const tags = new Set(['t']);
  const slow = newCache({
    render: () => new Promise((resolve) => finish.push(() => resolve({ ...rendered('/a'), tags }))),
  });
  const bodyOf = async (page: ReturnType<PageCache['get']>) => plainBody(await page).toString();
  const waiting = slow.get(pageKey('/a', ''));
  await expect.poll(() => finish.length).toBe(1);
  slow.drop(['t']);
  const after = slow.get(pageKey('/a', ''));
  await expect.poll(() => finish.length).toBe(2);
  finish[0]?.();
  expect(await bodyOf(waiting)).toBe('page 1');
  finish[1]?.();
  expect(await bodyOf(after)).toBe('page 2');
  expect(await bodyOf(slow.get(pageKey('/a', '')))).toBe('page 2');
});

test('point 8: a page whose content has changed stays until it can be rendered again', async () => {
  next = { tags: new Set(['site-settings']) };
  await text('/a');
  cache.drop(['site-settings']);
  expect(cache.peek('/a')).toBeUndefined();
  next = { degraded: true, status: 503 };
  expect(await text('/a')).toBe('page 1');
  expect(cache.peek('/a')).toBeDefined();
  next = { fails: true };
  clock = 10_001;
  expect(await text('/a')).toBe('page 1');
  cache.drop(['site-settings']);
  next = { text: 'new words' };
  expect(await text('/a')).toBe('new words');
});

test('memory is bounded, and a flood of missing pages does not push out the others', async () => {
  cache = newCache({ maxBytes: 400_000 });
  next = { text: 'x'.repeat(10_000) };
  for (const path of ['/a', '/b', '/c']) await text(path);
  next = { text: 'y'.repeat(10_000), status: 404 };
  for (let number = 0; number < 60; number += 1) await text(`/missing-${number}`);
  await finished();
  expect(await metrics.value('page_cache_bytes')).toBeLessThanOrEqual(400_000);
  expect(['/a', '/b', '/c'].filter((path) => cache.peek(path))).toHaveLength(3);
  next = { text: 'x'.repeat(10_000) };
  // More than fit, whether or not their best compression has been made by then.
  for (let number = 0; number < 90; number += 1) await text(`/page-${number}`);
  expect(await metrics.value('page_cache_bytes')).toBeLessThanOrEqual(400_000);
  expect(cache.peek('/a')).toBeUndefined();
});

test('gzip is ready with the first answer, brotli after a second request, as soon as no page is being rendered', async () => {
  let time = performance.now();
  const watch = vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => watch.mockRestore());
  cache = newCache({ quietMs: 300 });
  next = { text: '<p>again and again</p>'.repeat(200) };
  expect((await cache.get(pageKey('/a', ''))).variants.gzip).toBeDefined();
  for (let number = 0; number < 5; number += 1) {
    time += 299;
    await finished();
    await text(`/page-${number}`);
  }
  expect(cache.peek('/a')?.variants.br).toBeUndefined();
  time += 300;
  await expect.poll(() => cache.peek('/a')?.variants.br).toBeDefined();
  expect(cache.peek('/page-0')?.variants.br).toBeUndefined();
});
