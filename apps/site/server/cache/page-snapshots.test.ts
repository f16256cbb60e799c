import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskStore } from '../storage/disk-store.ts';
import { createMetrics, type Metrics } from '../telemetry/metrics.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { createPageSnapshots } from './page-snapshots.ts';
import { plainBody } from './stored-page.ts';

const MINUTE = 60_000;
const WORDS = '<p>again and again</p>'.repeat(100);

let folder: string;
let wall: number;
let renders: number;
let isDown: boolean;
let metrics: Metrics;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pages-')), 'pages');
  [wall, renders, isDown] = [1e12, 0, false];
});

// What is being written in the background may come between.
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true, maxRetries: 9 }));

/** The cache of a process that has just begun; its own clock begins at nought. */
function begin(version = '1'): PageCache {
  metrics = createMetrics();
  const begun = wall;
  const now = () => wall - begun;
  const warn = () => undefined;
  const onCorrupted = () => metrics.count('corrupted');
  const disk = createDiskStore(folder, 1e6, warn, onCorrupted);
  const snapshots = createPageSnapshots({ disk, version, now, wallClock: () => wall });
  const render = async () => {
    renders += 1;
    const response = isDown
      ? new Response('down', { status: 503 })
      : new Response(`${WORDS}${renders}`, { headers: { 'x-kept': 'header' } });
    return { response, tags: new Set(['careers:a']), stale: false, poor: isDown };
  };
  return createPageCache({ maxBytes: 1e6, render, now, metrics, snapshots, quietMs: 0 });
}

async function pageOf(cache: PageCache): Promise<number | string> {
  const page = await cache.get(pageKey('/a', ''));
  const text = plainBody(page).toString();
  return text.startsWith(WORDS) ? Number(text.slice(WORDS.length)) : text;
}

/** Waits until the page lies on disk. */
async function keptPage(cache = begin()): Promise<PageCache> {
  await pageOf(cache);
  await expect.poll(() => readdir(folder).catch(() => []), { timeout: 4_000 }).toHaveLength(1);
  return cache;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('F17 the next process serves a kept page at once, whole, and renders it anew', async () => {
  await keptPage();
  wall += MINUTE;
  const cache = begin();
  const page = await cache.get(pageKey('/a', ''));
  expect(plainBody(page).toString()).toBe(`${WORDS}1`);
  expect(page.headers).toContain('x-kept');
  expect(Object.keys(page.variants).sort()).toEqual(['br', 'gzip']);
  expect(metrics.value('page_cache_restored')).toBe(1);
  await settled();
  expect(renders).toBe(2);
  expect(await pageOf(cache)).toBe(2);
});

test('F17 without the content service a page serves however old it is', async () => {
  await keptPage();
  wall += 3 * 24 * 60 * MINUTE;
  isDown = true;
  const cache = begin();
  expect(await pageOf(cache)).toBe(1);
  expect(metrics.value('page_cache_stale_in_need')).toBe(1);
  expect(cache.peek('/a')).toBeDefined();
});

test('a page whose content has changed since serves only in need', async () => {
  const before = await keptPage();
  wall += 1;
  before.drop(['careers', 'careers:a']);
  await settled();
  expect(await pageOf(begin())).toBe(2);
  isDown = true;
  expect(await pageOf(begin())).not.toBe('down');
});

test('a change of other content leaves a kept page as good as it was', async () => {
  const before = await keptPage();
  wall += 1;
  before.drop(['careers', 'careers:b']);
  await settled();
  expect(await pageOf(begin())).toBe(1);
});

test('a page of another version of the site, and one older than memory would keep it, is rendered', async () => {
  await keptPage();
  expect(await pageOf(begin('2'))).toBe(2);
  wall += 66 * MINUTE;
  expect(await pageOf(begin())).toBe(3);
});

test.each([
  ['cut off', (file: Buffer) => file.subarray(0, -1)],
  ['changed in one bit', (file: Buffer) => file.with(99, (file[99] ?? 0) ^ 1)],
  ['emptied', () => Buffer.alloc(0)],
])('F26 a kept page that was %s is rendered anew, and counted', async (_, spoil) => {
  await keptPage();
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), spoil(await readFile(join(folder, name))));
  expect(await pageOf(begin())).toBe(2);
  expect(metrics.value('corrupted')).toBe(1);
});

test('F26 a file that is whole but another page’s is no page', async () => {
  await keptPage();
  const [own = ''] = await readdir(folder);
  const bytes = await readFile(join(folder, own));
  const cache = begin();
  await cache.get(pageKey('/b', ''));
  await expect.poll(() => readdir(folder), { timeout: 4_000 }).toHaveLength(2);
  const other = (await readdir(folder)).find((name) => name !== own) as string;
  await writeFile(join(folder, other), bytes);
  const before = renders;
  await begin().get(pageKey('/b', ''));
  expect(renders).toBe(before + 1);
});

test('F27 with its folder deleted, or a file in its place, the cache works from memory', async () => {
  const cache = await keptPage();
  await rm(folder, { recursive: true });
  expect(await pageOf(cache)).toBe(1);
  await writeFile(folder, '');
  cache.drop(['careers:a']);
  expect(await pageOf(cache)).toBe(2);
  await settled();
  expect(cache.peek('/a')).toBeDefined();
  expect(await pageOf(begin())).toBe(3);
});
