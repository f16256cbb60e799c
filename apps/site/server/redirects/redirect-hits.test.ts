import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { redirectHits } from '@osnowa/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DiskStore } from '../storage/disk-store.ts';
import { createRedirectHits, type RedirectHitCounter } from './redirects.ts';

vi.setConfig({ testTimeout: 70_000 });

let desk: Server;
let url: string;
/** How reports are answered, the uses in those that were taken, and how many were not. */
let status: number;
let taken: Record<number, number>;
let refused: number;
let kept: Map<string, Uint8Array>;

const disk: DiskStore = {
  get: async (key) => (kept.get(key) as Buffer<ArrayBuffer> | undefined) ?? null,
  set: async (key, bytes) => void kept.set(key, bytes),
  delete: async (key) => void kept.delete(key),
};

beforeEach(async () => {
  [taken, refused, status, kept] = [{}, 0, 204, new Map()];
  desk = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { hits } = redirectHits.parse(JSON.parse(Buffer.concat(chunks).toString()));
    if (status !== 204) refused += 1;
    else for (const { id, count } of hits) taken[id] = (taken[id] ?? 0) + count;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(desk.address() as AddressInfo).port}/api`;
});

afterEach(() => {
  desk.closeAllConnections();
  desk.close();
});

const counter = (secret: string | null = 'secret', gather = 10) =>
  createRedirectHits({ api: { url, fetch }, secret, disk, pauses: { gather, retry: 20 } });

/** Pauses are short here, but a busy machine stretches them. */
function soon<Value>(value: () => Value) {
  return expect.poll(value, { timeout: 60_000 });
}

function use(hits: RedirectHitCounter, ...ids: number[]) {
  for (const id of ids) hits.count(id);
}

test('uses travel as sums, each once', async () => {
  const hits = counter();
  use(hits, 1, 2, 1, 1);
  await soon(() => taken).toEqual({ 1: 3, 2: 1 });
  use(hits, 2);
  await soon(() => taken).toEqual({ 1: 3, 2: 2 });
  await soon(() => kept.size).toBe(0);
});

test('a report that is not taken is sent again with what came in between', async () => {
  const hits = counter();
  status = 503;
  use(hits, 1);
  await soon(() => refused).toBeGreaterThan(1);
  expect(kept.size).toBe(1);
  use(hits, 1, 7);
  status = 204;
  await soon(() => taken).toEqual({ 1: 2, 7: 1 });
});

test('what was not reported before the end is reported by the next process', async () => {
  const hits = counter('secret', 60_000);
  use(hits, 3, 3);
  await hits.stop();
  counter();
  await soon(() => taken).toEqual({ 3: 2 });
});

test('counts of another version, or cut off, are forgotten', async () => {
  kept.set('unreported', Buffer.from('{"1":'));
  use(counter(), 4);
  await soon(() => taken).toEqual({ 4: 1 });
});

test('without a secret nothing is counted', async () => {
  const hits = counter(null, 0);
  use(hits, 1);
  await hits.stop();
  expect([kept.size, taken]).toEqual([0, {}]);
});
