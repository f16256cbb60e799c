import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOTICE_PATH } from '@osnowa/contract';
import { beforeEach, expect, test } from 'vitest';
import { pageNamed, productNamed, SETTINGS } from './testing/records.ts';
import {
  type RawRequest,
  SECRET,
  signedNotice,
  startTestSite,
  type TestSite,
} from './testing/test-site.ts';

let stack: TestSite;

beforeEach(async () => {
  stack = await startTestSite();
  stack.api.content.products = [productNamed('erp', 1), productNamed('dms', 2)];
});

test('L5 two hundred requests at once for a page that is not cached: one render, one call for each read', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => stack.ask('/products')));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(stack.renders).toEqual(['/products']);
  expect(stack.api.calls.filter((call) => call === 'products')).toHaveLength(1);
});

test('L6 only the parameters that mean something reach the renderer, in one order', async () => {
  await stack.ask('/blog?utm=1&tag=cloud&page=2&q=erp');
  await stack.ask('/blog?q=erp&page=2&tag=cloud');
  for (let number = 0; number < 40; number += 1) await stack.ask(`/about?x=${number}`);
  expect(stack.renders).toEqual(['/blog?page=2&q=erp&tag=cloud', '/about']);
  expect(await stack.site.metrics.value('page_cache_entries')).toBe(2);
});

test('a change notice drops exactly the pages that hold the content, at once', async () => {
  for (const path of ['/about', '/products', '/products/erp', '/products/dms'])
    await stack.ask(path);
  stack.api.content.products = [productNamed('erp', 1, 'New'), productNamed('dms', 2)];
  expect((await stack.notice(['products', 'products:erp'])).status).toBe(204);
  expect((await stack.ask('/products/erp')).text).toContain('New');
  expect((await stack.ask('/products')).text).toContain('New');
  await stack.ask('/products/dms');
  await stack.ask('/about');
  expect(stack.renders.slice(4)).toEqual(['/products/erp', '/products']);
});

test('the main pages are rendered again at once after a change, without a visitor', async () => {
  await stack.ask('/en');
  await stack.ask('/about');
  await stack.notice(['pages']);
  await expect.poll(() => stack.renders).toEqual(['/en', '/about', '/en']);
});

test('F38, I110 notices: unsigned and forged 401, old 401, giant 413, replay harmless', async () => {
  const path = '/_hooks/content';
  const fresh = signedNotice({}, SECRET);
  const sent: [status: number, request: RawRequest][] = [
    [401, { method: 'POST', body: '{}' }],
    [401, signedNotice({}, 'another secret of the test')],
    [401, signedNotice({}, SECRET, Date.now() - 301_000)],
    [413, signedNotice('x'.repeat(65 * 1024), SECRET)],
    [405, {}],
    [204, fresh],
    [204, fresh],
  ];
  for (const [status, request] of sent)
    expect((await stack.ask(path, request)).status).toBe(status);
});

test('a notice reaches a site under the private address that the content service has of it', async () => {
  const notice = signedNotice({}, SECRET);
  const answer = await stack.ask(NOTICE_PATH, {
    ...notice,
    headers: { ...notice.headers, host: 'site-1:3000' },
  });
  expect(answer.status).toBe(204);
  expect((await stack.ask('/about', { headers: { host: 'site-1:3000' } })).status).toBe(421);
});

test('F38 a change whose notice got lost is found by the site itself', async () => {
  stack.api.content.products = [productNamed('erp', 1)];
  await stack.ask('/products');
  stack.api.content.products = [productNamed('crm', 1)];
  stack.api.changes.push(['products', 'products:crm']);
  stack.site.start();
  await expect.poll(async () => (await stack.ask('/products')).text).toContain('crm');
});

test('a read asks for the state of the notice; a change log that does not reach back drops every page', async () => {
  await stack.notice(['areas']);
  for (const path of ['/products', '/contact']) await stack.ask(path);
  expect(stack.api.cursors.at(-1)).toBe('1.1');
  stack.api.changes.length = 0;
  await stack.ask('/_hooks/content', signedNotice({}, SECRET));
  stack.renders.length = 0;
  for (const path of ['/products', '/contact']) await stack.ask(path);
  expect(stack.renders).toHaveLength(2);
});

test('F17 with the API gone at a cold start: the remaining content comes as 503, uncached and never noindex', async () => {
  stack.api.mode = 'gone';
  const list = await stack.ask('/products');
  const contact = await stack.ask('/en/contact');
  expect(contact.text).toContain('This page is briefly unavailable');
  for (const { status, headers, text } of [list, contact]) {
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      ...[503, '60', 'no-store'],
    ]);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text).not.toContain('noindex');
  }
  expect((await stack.ask('/healthz')).status).toBe(200);
  expect((await stack.ask('/readyz')).status).toBe(503);
  stack.api.mode = 'up';
  await expect.poll(async () => (await stack.ask('/products')).text).toContain('erp');
});

test('F17 with the API gone, pages that nobody has visited are served as they were last, by the next process too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'unvisited-'));
  const before = await startTestSite({ dataDir });
  before.api.content.products = [productNamed('erp', 1)];
  before.api.content.pages = [pageNamed('blog', 1)];
  before.site.start();
  await expect.poll(() => before.renders).toContain('/products/erp');
  await expect.poll(() => before.renders).toContain('/blog?page=2');
  expect(before.renders).not.toContain('/about?page=2');
  // Content published or changed later is read as well, without a visitor.
  before.api.content.products = [productNamed('erp', 1, 'New'), productNamed('dms', 2)];
  await before.notice(['products', 'products:erp', 'products:dms']);
  const paths = ['/products/erp', '/products/dms'];
  await expect.poll(() => before.renders).toContain('/products/dms');
  await expect
    .poll(() => before.renders.filter((path) => path === '/products/erp'))
    .toHaveLength(2);
  before.api.mode = 'gone';
  const seen = [];
  for (const path of paths) seen.push(await before.ask(path));
  await before.close();
  const next = await startTestSite({ dataDir });
  next.api.mode = 'gone';
  for (const path of [...paths, '/unknown']) seen.push(await next.ask(path));
  await next.close();
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
  expect(seen.filter(({ text }) => text.includes('New'))).toHaveLength(2);
});

test('F17 a visitor of a site that has never read any content sees the phone and the mailbox', async () => {
  const contact = { phone: '+48 42 000 00 20', email: 'sales@mill.example' };
  const bare = await startTestSite({ contact });
  bare.api.mode = 'gone';
  const { status, text } = await bare.ask('/contact');
  await bare.close();
  expect(status).toBe(503);
  expect(text).toContain('href="tel:+48420000020"');
  expect(text).toContain('href="mailto:sales@mill.example"');
});

test('F16, point 8: content changes and the API dies: every page that was there stays', async () => {
  for (const path of ['/products', '/contact']) await stack.ask(path);
  stack.api.mode = 'gone';
  await stack.notice(['products', 'site-settings']);
  for (const path of ['/products', '/contact', '/contact']) {
    const { status, headers } = await stack.ask(path);
    expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, undefined]);
  }
});

test('a page that could not be made anew is made anew as soon as the API answers', async () => {
  const products = async () => (await stack.ask('/products')).text;
  stack.site.start();
  await products();
  stack.api.content.products = [productNamed('crm', 1)];
  await stack.notice(['products']);
  stack.api.mode = 'gone';
  expect(await products()).not.toContain('crm');
  stack.api.mode = 'up';
  // Its next try by itself would be after ten seconds.
  await expect.poll(products).toContain('crm');
});

test('L6 made-up addresses of pages: one entry, one render, one call', async () => {
  for (let number = 0; number < 60; number += 1) {
    const { status } = await stack.ask(`/de/fairs/made-up-${number}`);
    expect(status).toBe(404);
  }
  expect(stack.renders).toEqual(['/de/_missing']);
  expect(await stack.site.metrics.value('page_cache_entries')).toBe(1);
  expect(stack.api.calls.filter((call) => call.startsWith('pages'))).toEqual(['pages']);
});

test('a page is there as soon as it is published, and gone as soon as it is not', async () => {
  expect((await stack.ask('/busy/autumn')).status).toBe(404);
  stack.api.content.pages = [pageNamed('busy/autumn', 9)];
  await stack.notice(['pages', 'pages:busy/autumn']);
  await stack.ask('/busy/autumn');
  expect(stack.renders).toEqual(['/_missing', '/busy/autumn']);
  stack.api.content.pages = [];
  await stack.notice(['pages', 'pages:busy/autumn']);
  expect((await stack.ask('/busy/autumn')).status).toBe(404);
});

test('I77 editors redirect a whole path with its query, and take it back, at once', async () => {
  await stack.ask('/blog/cloud');
  stack.api.content.redirects = [
    { id: 1, from: '/blog/cloud', to: '/blog/hosting/cloud', status: 301 },
  ];
  await stack.notice(['redirects']);
  const answer = await stack.ask('/blog/cloud?next=//evil.example&utm=%0d%0aSet-Cookie:a=b');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(
    '/blog/hosting/cloud?next=//evil.example&utm=%0d%0aSet-Cookie:a=b',
  );
  expect(answer.headers['set-cookie']).toBeUndefined();
  stack.api.content.redirects = [];
  await stack.notice(['redirects']);
  expect((await stack.ask('/blog/cloud')).status).toBe(200);
});

test('a page that has moved takes the query of each visitor along, from the cache too', async () => {
  const locationOf = async (path: string) => {
    const { status, headers } = await stack.ask(path);
    return `${status} ${headers.location}`;
  };
  expect(await locationOf('/moved?utm=1&q=%C5%82')).toBe('301 /to?utm=1&q=%C5%82');
  expect(await locationOf('/moved')).toBe('301 /to');
  expect(await locationOf('/moved?utm=2')).toBe('301 /to?utm=2');
  expect(stack.renders).toEqual(['/moved']);
});

test('the thank-you page with a reference is shown to its sender and cached nowhere', async () => {
  const answer = await stack.ask('/contact?sent=TK-7F3K-9QX2');
  expect(answer.headers['cache-control']).toBe('no-store');
  await stack.ask('/contact?sent=%3Cscript%3E');
  expect(stack.renders).toEqual(['/contact?sent=TK-7F3K-9QX2', '/contact']);
});

test('search engines are kept out of a new installation until somebody has saved its settings', async () => {
  const seen = async () => {
    const [robots, contact] = [await stack.ask('/robots.txt'), await stack.ask('/contact')];
    return [/^Disallow: \/$/m.test(robots.text), contact.headers['x-robots-tag']];
  };
  stack.api.content['site-settings'] = { ...SETTINGS, Unsaved: true };
  expect(await seen()).toEqual([true, 'noindex']);
  stack.api.content['site-settings'] = SETTINGS;
  await stack.notice(['site-settings']);
  expect(await seen()).toEqual([false, undefined]);
});
