import { AppError } from '@osnowa/contract';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { productNamed } from '../testing/records.ts';
import { testClient } from '../testing/test-client.ts';
import type { ContentClient } from './content-client.ts';
import type { SnapshotStore } from './copies.ts';
import type { ReaderOptions } from './reader.ts';

let api: FakeApi;
let clock: number;
let warnings: string[];
let stored: Map<string, Uint8Array>;
let client: ContentClient;

beforeEach(async () => {
  api = await startFakeApi();
  api.content.products = [productNamed('erp', 1), productNamed('dms', 2)];
  [clock, warnings, stored] = [0, [], new Map()];
  client = newClient();
});

function newClient(options: Partial<ReaderOptions> = {}): ContentClient {
  const snapshots: SnapshotStore = {
    get: async (key) => stored.get(key) ?? null,
    set: async (key, bytes) => void stored.set(key, bytes),
    delete: async (key) => void stored.delete(key),
  };
  const warn = (message: string) => warnings.push(message);
  return testClient(api.url, { now: () => clock, warn, snapshots, ...options });
}

const titles = async (from = client) =>
  (await from.forRequest('de').list('products')).map(({ title }) => title.text);

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'answered',
    (error) => (error instanceof AppError ? error.code : 'another error'),
  );

test('content comes in the language asked for, in Polish where a translation is missing', async () => {
  const { slogan, companyName } = await client.forRequest('en').get('site-settings');
  expect(slogan).toEqual({ text: 'Slogan in English', lang: 'en' });
  expect(companyName).toBe('Test Mill');
  expect((await client.forRequest('de').get('site-settings')).slogan.lang).toBe('pl');
});

test('an answer of a service of the version before is read, without what it does not have', async () => {
  const { quotedRealization: _, ...older } = productNamed('erp', 1);
  api.content.products = [older];
  expect(await client.forRequest('pl').list('products')).toMatchObject([
    { slug: 'erp', quotedRealization: null },
  ]);
});

test.each([
  ['products', 'five minutes', 5 * 60_000],
  ['careers', 'a day', 86_400_000],
] as const)('%s are fetched once for all requests, and then not for %s', async (name, _, ms) => {
  const read = () => client.forRequest('pl').list(name);
  await Promise.all([read(), read(), read()]);
  clock = ms - 1;
  await read();
  expect(api.calls).toEqual([name]);
  clock = ms;
  await read();
  expect(api.calls).toHaveLength(2);
});

test('an item and the list it is in are dropped apart from other items, by the tags that were read', async () => {
  const content = client.forRequest('pl');
  const item = (slug: string) => content.list('products', { slug });
  await Promise.all([item('erp'), item('dms'), titles()]);
  client.drop(['products', 'products:erp']);
  await Promise.all([item('erp'), item('dms'), titles()]);
  expect(api.calls.slice(3).sort()).toEqual(['products', 'products?slug=erp']);
  client.drop(['products']);
  await item('dms');
  expect(api.calls).toHaveLength(6);
  expect([...content.tags].sort()).toEqual(['products:dms', 'products:erp']);
});

test('an answer outside the contract does not replace a good one, and is logged once a minute', async () => {
  await titles();
  api.content.products = [{ ...productNamed('erp', 1), Accent: 'red' }];
  client.drop(['products']);
  expect(await titles()).toHaveLength(2);
  await titles();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('0.Accent');
  clock = 61_000;
  await titles();
  expect(warnings).toHaveLength(2);
});

test('F19 a list that is suddenly empty is believed only after a change notice', async () => {
  await titles();
  api.content.products = [];
  clock = 6 * 60_000;
  expect(await titles()).toHaveLength(2);
  client.drop(['products']);
  expect(await titles()).toHaveLength(0);
});

test('without any copy a list is empty on a degraded page, and what a page needs is unavailable', async () => {
  api.mode = 'gone';
  const content = client.forRequest('pl');
  expect(await content.list('products')).toEqual([]);
  expect(content.degraded).toBe(true);
  expect(await codeOf(content.get('site-settings'))).toBe('Unavailable');
  expect(content.unavailable).toBe(true);
});

test('what has a substitute is null where it cannot be read, and the page is made anew later', async () => {
  const older = client.forRequest('pl');
  expect(await older.optional('navigation')).toBeNull();
  expect([older.stale, older.degraded, [...older.tags]]).toEqual([false, false, ['navigation']]);

  api.content.navigation = { Bar: null, Columns: [] };
  expect(await client.forRequest('pl').optional('navigation')).toEqual({ bar: null, columns: [] });
  api.content.navigation = { Bar: [], Columns: [] };
  client.drop(['navigation']);
  const broken = client.forRequest('pl');
  expect(await broken.optional('navigation')).toEqual({ bar: null, columns: [] });
  expect(broken.stale).toBe(true);

  stored.clear();
  api.mode = 'gone';
  const alone = newClient().forRequest('pl');
  expect(await alone.optional('navigation')).toBeNull();
  expect([alone.stale, alone.degraded, alone.unavailable]).toEqual([true, false, false]);
});

test('a missing item is not found, by the API or by the contract', async () => {
  const content = client.forRequest('pl');
  expect(await codeOf(content.get('kalkulator-dms'))).toBe('NotFound');
  expect(await codeOf(content.get('products', { slug: 'No Slug' }))).toBe('NotFound');
  expect(await content.list('products', { slug: 'No Slug' })).toEqual([]);
  expect(content).toMatchObject({ degraded: false, unavailable: false });
  expect(api.calls).toEqual(['kalkulator-dms']);
});

test('a missing list is a fault, and its last copy is still served', async () => {
  const content = client.forRequest('pl');
  delete api.content.areas;
  expect(await content.list('areas')).toEqual([]);
  expect(content.degraded).toBe(true);
  await titles();
  delete api.content.products;
  clock = 6 * 60_000;
  expect(await titles()).toHaveLength(2);
});

test('a snapshot that another version stored is not served', async () => {
  stored.set(
    '/products',
    Buffer.from(JSON.stringify({ etag: null, tags: ['products'], value: [{ id: 1 }] })),
  );
  api.mode = 'gone';
  expect(await titles()).toEqual([]);
});

test('F18 a read with a copy does not wait again and again for a silent API', async () => {
  await titles();
  await client.forRequest('pl').get('site-settings');
  api.mode = 'gone';
  client.drop(['products', 'site-settings']);
  await titles();
  const calls = api.calls.length;
  await titles();
  await client.forRequest('pl').get('site-settings');
  expect(api.calls).toHaveLength(calls);
  api.mode = 'up';
  api.content.products = [productNamed('erp', 1, 'Back')];
  clock = 2_001;
  expect(await titles()).toEqual(['Back po polsku']);
});

test('F18 a page without copies waits for a slow API once, not for each of its reads', async () => {
  api.mode = 'slow';
  const content = newClient({ timeoutMs: { withCopy: 100, withoutCopy: 100 } }).forRequest('pl');
  await content.list('products');
  await content.list('areas');
  expect(await codeOf(content.get('site-settings'))).toBe('Unavailable');
  expect(api.calls).toEqual(['products']);
});

test('a slow API is waited for where nothing else can be shown, and not where a copy can', async () => {
  const timeoutMs = { withCopy: 100, withoutCopy: 60_000 };
  api.mode = 'slow';
  const patient = newClient({ timeoutMs });
  expect(await titles(patient)).toEqual(['Title po polsku', 'Title po polsku']);
  api.content.products = [productNamed('erp', 1, 'Changed')];
  stored.delete('/site-settings');
  // A process that has just started has the copy on its disk only.
  const started = newClient({ timeoutMs });
  expect(await titles(started)).toEqual(['Title po polsku', 'Title po polsku']);
  // A read without a copy waits, even if another read has just timed out.
  expect(await codeOf(started.forRequest('pl').get('site-settings'))).toBe('answered');
});

test('the last good copy is read without asking the API', async () => {
  expect(await client.lastGood('site-settings', 'pl')).toBeNull();
  await client.forRequest('pl').get('site-settings');
  api.calls = [];
  expect((await client.lastGood('site-settings', 'pl'))?.sales.email).toBe('sales@mill.example');
  expect(api.calls).toEqual([]);
});
