import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics, type Metrics } from '../telemetry/metrics.ts';
import {
  createPageCache,
  type PageCache,
  type PageCacheOptions,
  type Rendered,
} from './page-cache.ts';
import { pageKey } from './page-key.ts';
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
