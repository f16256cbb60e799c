import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type ContentClient,
  createContentClient,
} from '../../app/content/.server/content-client.ts';
import { NO_DISK } from '../storage/disk-store.ts';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { behind, testRequest } from '../testing/request-context.ts';
import { createRedirects, type Redirects } from './redirects.ts';

let api: FakeApi;
let client: ContentClient;
let redirects: Redirects;
let used: number[];

beforeEach(async () => {
  api = await startFakeApi();
  const now = () => 0;
  const warn = () => undefined;
  client = createContentClient({
    apiUrl: api.url,
    fetch,
    now,
    warn,
    snapshots: NO_DISK,
    cursor: () => null,
  });
  used = [];
  const publicUrl = 'https://www.mill.example';
  redirects = createRedirects({ client, publicUrl, now, onUse: (id) => used.push(id) });
});

afterEach(() => api.close());

const mayAnswer = (path: string) =>
  redirects.mayAnswer({ method: 'GET', path, search: '', headers: {} });

function rules(...pairs: [string, string][]) {
  api.content.redirects = pairs.map(([from, to], index) => ({
    id: index + 1,
    from,
    to,
    status: 301,
  }));
}

async function locationOf(path: string): Promise<string | null> {
  return (await redirects.middleware(testRequest(path), behind)).headers.get('location');
}

test.each([
  ['/bugs/%e2%82%ac', '/bugs/%E2%82%AC'],
  ['/bugs/z\u0307', '/bugs/%C5%BC'],
  ['/bugs/O-Firmie.html', '/bugs/o-firmie.html'],
  ['/bugs/oferta/', '/Bugs/Oferta'],
  ['/index.php?id=12', '/index.php?id=12'],
  ['/index.php?b=2&a=%c5%bc', '/Index.php?a=%C5%BC&b=2'],
  ['/?p=12', '/?p=12'],
])('the old address %s is that of %s', async (from, asked) => {
  rules([from, '/new'], ['/index.php', '/other']);
  const [path = '', search] = asked.split(/(?=\?)/);
  const request = { ...testRequest(path), search: search ?? '' };
  expect((await redirects.middleware(request, behind)).headers.get('location')).toBe('/new');
});

test('a query that is no part of the old address goes on, and an address never leads to itself', async () => {
  rules(['/index.php?id=12', '/new'], ['/index.php', '/other'], ['/O-Firmie', '/o-firmie']);
  const to = async (path: string, search: string) =>
    (await redirects.middleware({ ...testRequest(path), search }, behind)).headers.get('location');
  expect(await to('/index.php', '?utm_source=x&id=12')).toBe('/new?utm_source=x');
  expect(await to('/index.php', '?id=13')).toBe('/other?id=13');
  expect(await to('/O-FIRMIE', '')).toBe('/o-firmie');
  expect(await to('/o-firmie', '')).toBeNull();
});

test('a path matches whole, with or without a slash at its end, and as it is read', async () => {
  rules(['/old', '/new'], ['/blog/Zażółć', '/blog/colours'], ['/en/x/', '/en/y']);
  expect(await locationOf('/old')).toBe('/new');
  expect(await locationOf('/old/')).toBe('/new');
  expect(await locationOf('/older')).toBeNull();
  expect(await locationOf('/old/more')).toBeNull();
  expect(await locationOf('/Old')).toBe('/new');
  expect(await locationOf('/blog/Za%C5%BC%C3%B3%C5%82%C4%87')).toBe('/blog/colours');
  expect(await locationOf('/en/x')).toBe('/en/y');
  expect(await locationOf('/%E0%A4%A')).toBeNull();
});

test('I77 a query stays as it came: it neither leads elsewhere nor ends the header', async () => {
  rules(['/blog/old', '/blog/erp/new']);
  const query = '?next=//evil.com&utm=%0d%0aSet-Cookie:a=b';
  const answer = await redirects.middleware(testRequest(`/blog/old${query}`), behind);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`/blog/erp/new${query}`);
  expect([...answer.headers.keys()]).not.toContain('set-cookie');
});

test('the query goes between the query and the fragment of the target', async () => {
  rules(['/a', '/b?from=a#part']);
  expect(await locationOf('/a?x=1&y=%20')).toBe('/b?from=a&x=1&y=%20#part');
  expect(await locationOf('/a')).toBe('/b?from=a#part');
});

test('S17 what is no page or leads in a circle is left out', async () => {
  rules(
    ['/out', '#part'],
    ['/mail', 'mailto:a@b.example'],
    ['/a', '/b'],
    ['/b', '/a/'],
    ['/c', '/c'],
    ['/f', 'https://www.mill.example/f'],
    ['/d', '/e'],
  );
  for (const path of ['/out', '/mail', '/a', '/b', '/c', '/f'])
    expect(await locationOf(path), path).toBeNull();
  expect(await locationOf('/d')).toBe('/e');
});

test('an old address leads to another site that an editor chose, with its query', async () => {
  rules(['/shop', 'https://shop.mill.example'], ['/kurs', '/Zażółć?a=1']);
  expect(await locationOf('/shop')).toBe('https://shop.mill.example/');
  expect(await locationOf('/en/shop?next=//evil.example')).toBe(
    'https://shop.mill.example/?next=//evil.example',
  );
  expect(await locationOf('/kurs')).toBe('/Za%C5%BC%C3%B3%C5%82%C4%87?a=1');
});

test('an old address holds in every language and leads to a page in the same one', async () => {
  rules(['/o-nas', '/about'], ['/de/o-nas', '/company'], ['/en/old', '/de/new'], ['/a', '/o-nas']);
  expect(await locationOf('/o-nas')).toBe('/about');
  expect(await locationOf('/en/o-nas?x=1')).toBe('/en/about?x=1');
  expect(await locationOf('/de/o-nas')).toBe('/de/company');
  expect(await locationOf('/en/old')).toBe('/de/new');
  expect(await locationOf('/old')).toBeNull();
  expect(await locationOf('/en/a')).toBe('/en/about');
});

test('S17 a chain is one hop', async () => {
  rules(['/a', '/b'], ['/b', '/c?x=1#y']);
  expect(await locationOf('/a')).toBe('/c?x=1#y');
});

test('each GET is counted, a HEAD is not', async () => {
  rules(['/a', '/b'], ['/c', '/a']);
  for (const path of ['/a', '/c', '/c/', '/other']) await locationOf(path);
  await redirects.middleware(testRequest('/a', { method: 'HEAD' }), behind);
  expect(used).toEqual([1, 2, 2]);
});

test('a form is never redirected', async () => {
  rules(['/a', '/b']);
  const answer = await redirects.middleware(testRequest('/a', { method: 'POST' }), behind);
  expect(await answer.text()).toBe('behind');
});

test('with the table in memory a path without a redirect causes no read', async () => {
  rules(['/a', '/b']);
  expect(mayAnswer('/c')).toBe(true);
  await locationOf('/c');
  expect([mayAnswer('/c'), mayAnswer('/a')]).toEqual([false, true]);
  redirects.drop(['products']);
  expect(mayAnswer('/c')).toBe(false);
  redirects.drop(['redirects']);
  expect(mayAnswer('/c')).toBe(true);
});

test.each(['gone', 'failing'] as const)(
  'a page is renamed and renamed back while the content service is %s: no redirect outlives that',
  async (mode) => {
    rules(['/products/fibu', '/products/fibu-new']);
    expect(await locationOf('/products/fibu')).toBe('/products/fibu-new');
    rules(['/products/fibu-new', '/products/fibu']);
    api.mode = mode;
    client.drop(['redirects']);
    redirects.drop(['redirects']);
    await locationOf('/products/fibu');
    api.mode = 'up';
    client.tryAgain();
    expect(await locationOf('/products/fibu')).toBeNull();
    expect(await locationOf('/products/fibu-new')).toBe('/products/fibu');
  },
);
