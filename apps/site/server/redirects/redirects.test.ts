import { beforeEach, expect, test } from 'vitest';
import type { ContentClient } from '../content/content-client.ts';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { behind, testRequest } from '../testing/request-context.ts';
import { testClient } from '../testing/test-client.ts';
import { createRedirects, type Redirects } from './redirects.ts';

let api: FakeApi;
let client: ContentClient;
let redirects: Redirects;
let used: number[];

beforeEach(async () => {
  api = await startFakeApi();
  client = testClient(api.url);
  used = [];
  const publicUrl = 'https://www.mill.example';
  const onUse = (id: number) => used.push(id);
  redirects = createRedirects({ client, publicUrl, now: () => 0, onUse });
});

const mayAnswer = (path: string) =>
  redirects.mayAnswer({ method: 'GET', path, search: '', headers: {} });

type Rules = [from: string, to: string][];

function rules(...pairs: Rules) {
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

const WHOLE: Rules = [
  ['/old', '/new'],
  ['/blog/Zażółć', '/blog/colours'],
  ['/en/x/', '/en/y'],
];
const PHP: Rules = [
  ['/index.php?id=12', '/new'],
  ['/index.php', '/other'],
  ['/O-Firmie', '/o-firmie'],
];
const ODD: Rules = [
  ['/out', '#part'],
  ['/mail', 'mailto:a@b.example'],
  ['/a', '/b'],
  ['/b', '/a/'],
  ['/c', '/c'],
  ['/f', 'https://www.mill.example/f'],
  ['/d', '/e'],
];
const ELSEWHERE: Rules = [
  ['/shop', 'https://shop.mill.example'],
  ['/kurs', '/Zażółć?a=1'],
];
const LANGUAGES: Rules = [
  ['/o-nas', '/about'],
  ['/de/o-nas', '/company'],
  ['/en/old', '/de/new'],
  ['/a', '/o-nas'],
];

/** The target of an address with these rules; `null` without one. */
test.each<[string, Rules, Record<string, string | null>]>([
  ['as bytes in small letters', [['/bugs/%e2%82%ac', '/new']], { '/bugs/%E2%82%AC': '/new' }],
  ['with a composed letter', [['/bugs/z\u0307', '/new']], { '/bugs/%C5%BC': '/new' }],
  ['in other letters', [['/bugs/O-Firmie.html', '/new']], { '/bugs/o-firmie.html': '/new' }],
  ['with a slash', [['/bugs/oferta/', '/new']], { '/Bugs/Oferta': '/new' }],
  ['that is a query', [['/?p=12', '/new']], { '/?p=12': '/new' }],
  [
    'with a query in another order',
    [['/index.php?b=2&a=%c5%bc', '/new']],
    { '/Index.php?a=%C5%BC&b=2': '/new' },
  ],
  [
    'with a query, of which what is no part of it goes on; none leads to itself',
    PHP,
    {
      '/index.php?utm_source=x&id=12': '/new?utm_source=x',
      '/index.php?id=13': '/other?id=13',
      '/O-FIRMIE': '/o-firmie',
      '/o-firmie': null,
    },
  ],
  [
    'as a whole path, with or without a slash at its end, and as it is read',
    WHOLE,
    {
      ...{ '/old': '/new', '/old/': '/new', '/Old': '/new', '/older': null, '/old/more': null },
      '/blog/Za%C5%BC%C3%B3%C5%82%C4%87': '/blog/colours',
      '/en/x': '/en/y',
      '/%E0%A4%A': null,
    },
  ],
  [
    'whose query goes between the query and the fragment of the target',
    [['/a', '/b?from=a#part']],
    { '/a?x=1&y=%20': '/b?from=a&x=1&y=%20#part', '/a': '/b?from=a#part' },
  ],
  [
    'S17 but not where it is no page or leads in a circle',
    ODD,
    { '/out': null, '/mail': null, '/a': null, '/b': null, '/c': null, '/f': null, '/d': '/e' },
  ],
  [
    'of another site that an editor chose, with the query',
    ELSEWHERE,
    {
      '/shop': 'https://shop.mill.example/',
      '/en/shop?next=//evil.example': 'https://shop.mill.example/?next=//evil.example',
      '/kurs': '/Za%C5%BC%C3%B3%C5%82%C4%87?a=1',
    },
  ],
  [
    'in every language, to a page in the same one',
    LANGUAGES,
    {
      ...{ '/o-nas': '/about', '/en/o-nas?x=1': '/en/about?x=1', '/de/o-nas': '/de/company' },
      ...{ '/en/old': '/de/new', '/old': null, '/en/a': '/en/about' },
    },
  ],
  [
    'S17 in one hop over a chain',
    [
      ['/a', '/b'],
      ['/b', '/c?x=1#y'],
    ],
    { '/a': '/c?x=1#y' },
  ],
])('an old address leads on: %s', async (_what, pairs, expected) => {
  rules(...pairs);
  for (const [asked, location] of Object.entries(expected))
    expect(await locationOf(asked), asked).toBe(location);
});

test('each GET is counted, a HEAD is not, and a form is never redirected', async () => {
  rules(['/a', '/b'], ['/c', '/a']);
  for (const path of ['/a', '/c', '/c/', '/other']) await locationOf(path);
  await redirects.middleware(testRequest('/a', { method: 'HEAD' }), behind);
  expect(used).toEqual([1, 2, 2]);
  const form = await redirects.middleware(testRequest('/a', { method: 'POST' }), behind);
  expect(await form.text()).toBe('behind');
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
