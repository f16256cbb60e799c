import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageNamed, productNamed } from './testing/records.ts';
import { SECRET, signedNotice, startTestSite, type TestSite } from './testing/test-site.ts';

let house: TestSite;

beforeEach(async () => {
  house = await startTestSite();
  house.api.content.products = [productNamed('erp', 1), productNamed('dms', 2)];
});

afterEach(() => house.close());

test('L5 two hundred at once for a page nobody has seen: one render, one call for each read', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => house.ask('/products')));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(house.renders).toEqual(['/products']);
  expect(house.api.calls.filter((call) => call === 'products')).toHaveLength(1);
});

test('L6 a flood of made-up queries makes one entry and one render', async () => {
  for (let number = 0; number < 100; number += 1) await house.ask(`/about?x=${number}`);
  expect(house.renders).toEqual(['/about']);
  expect(house.site.metrics.value('page_cache_entries')).toBe(1);
});

test('only the parameters that mean something reach the renderer, in one order', async () => {
  await house.ask('/blog?utm=1&tag=cloud&page=2&q=erp');
  await house.ask('/blog?q=erp&page=2&tag=cloud');
  await house.ask('/about?page=2');
  expect(house.renders).toEqual(['/blog?page=2&q=erp&tag=cloud', '/about']);
});

test('a change notice drops exactly the pages that hold the content, at once', async () => {
  for (const path of ['/about', '/products', '/products/erp', '/products/dms'])
    await house.ask(path);
  house.api.content.products = [productNamed('erp', 1, 'New'), productNamed('dms', 2)];
  expect((await house.notice(['products', 'products:erp'])).status).toBe(204);
  expect((await house.ask('/products/erp')).text).toContain('New');
  expect((await house.ask('/products')).text).toContain('New');
  await house.ask('/products/dms');
  await house.ask('/about');
  expect(house.renders.slice(4)).toEqual(['/products/erp', '/products']);
});

test('the main pages are rendered again at once after a change, without a visitor', async () => {
  await house.ask('/en');
  await house.ask('/about');
  await house.notice(['pages']);
  await expect.poll(() => house.renders, { timeout: 4_000 }).toEqual(['/en', '/about', '/en']);
});

test('F38, I110 notices: unsigned and forged 401, old 401, unknown body 400, giant 413, replay harmless', async () => {
  const path = '/_hooks/content';
  const forged = signedNotice({ tags: ['products'] }, 'another secret of the test');
  const old = signedNotice({ tags: ['products'] }, SECRET, Date.now() - 301_000);
  const fresh = signedNotice({ tags: ['products'] }, SECRET);
  expect((await house.ask(path, { method: 'POST', body: '{"tags":["products"]}' })).status).toBe(
    401,
  );
  expect((await house.ask(path, forged)).status).toBe(401);
  expect((await house.ask(path, { ...fresh, body: '{"tags":["products","pages"]}' })).status).toBe(
    401,
  );
  expect((await house.ask(path, old)).status).toBe(401);
  expect((await house.ask(path, signedNotice({ tags: ['No Tag'] }, SECRET))).status).toBe(400);
  expect((await house.ask(path, signedNotice('x'.repeat(65 * 1024), SECRET))).status).toBe(413);
  expect((await house.ask(path)).status).toBe(405);
  expect((await house.ask(path, fresh)).status).toBe(204);
  expect((await house.ask(path, fresh)).status).toBe(204);
});

test('F16 with the API gone, known pages and unknown pages of known content are served', async () => {
  await house.ask('/products');
  house.api.mode = 'gone';
  expect((await house.ask('/products')).status).toBe(200);
  await house.notice(['products']);
  const again = await house.ask('/products');
  expect(again.status).toBe(200);
  expect(again.text).toContain('erp');
});

test('F17 with the API gone at a cold start: what there is comes as 503, kept by nobody and never noindex', async () => {
  house.api.mode = 'gone';
  const list = await house.ask('/products');
  expect(list.status).toBe(503);
  expect(list.headers['retry-after']).toBe('60');
  expect(list.headers['cache-control']).toBe('no-store');
  expect(list.headers['x-robots-tag']).toBeUndefined();
  const contact = await house.ask('/en/contact');
  expect(contact.status).toBe(503);
  expect(contact.headers['retry-after']).toBe('60');
  expect(contact.headers['cache-control']).toBe('no-store');
  expect(contact.text).toContain('This page is briefly unavailable');
  expect(contact.headers['x-robots-tag']).toBeUndefined();
  expect(contact.text).not.toContain('noindex');
  expect((await house.ask('/healthz')).status).toBe(200);
  expect((await house.ask('/readyz')).status).toBe(503);
  house.api.mode = 'up';
  await expect
    .poll(async () => (await house.ask('/products')).text, { timeout: 4_000 })
    .toContain('erp');
});

test('F17 whoever meets a site that has never read any content is told the phone and the mailbox', async () => {
  const contact = { phone: '+48 42 000 00 20', email: 'sales@mill.example' };
  const bare = await startTestSite({ contact });
  bare.api.mode = 'gone';
  const { status, text } = await bare.ask('/contact');
  await bare.close();
  expect(status).toBe(503);
  expect(text).toContain('href="tel:+48420000020"');
  expect(text).toContain('href="mailto:sales@mill.example"');
});

test('point 8: content changes and the API dies: every page that was there stays, until it can be made anew', async () => {
  for (const path of ['/products', '/contact']) await house.ask(path);
  house.api.mode = 'gone';
  await house.notice(['products', 'site-settings']);
  for (const path of ['/products', '/contact', '/contact']) {
    const { status, headers } = await house.ask(path);
    expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, undefined]);
  }
});

test('L6 300 made-up addresses of pages: one entry, one render, one call', async () => {
  for (let number = 0; number < 300; number += 1) {
    const { status } = await house.ask(`/de/offer/made-up-${number}`);
    expect(status).toBe(404);
  }
  expect(house.renders).toEqual(['/de/_missing']);
  expect(house.site.metrics.value('page_cache_entries')).toBe(1);
  expect(house.api.calls.filter((call) => call.startsWith('pages'))).toEqual(['pages']);
});

test('a page is there as soon as it is published, and gone as soon as it is not', async () => {
  expect((await house.ask('/busy/autumn')).status).toBe(404);
  house.api.content.pages = [pageNamed('busy/autumn', 9)];
  await house.notice(['pages', 'pages:busy/autumn']);
  await house.ask('/busy/autumn');
  expect(house.renders).toEqual(['/_missing', '/busy/autumn']);
  house.api.content.pages = [];
  await house.notice(['pages', 'pages:busy/autumn']);
  expect((await house.ask('/busy/autumn')).status).toBe(404);
});

test('editors redirect a whole path with its query, and take it back, at once', async () => {
  await house.ask('/blog/cloud');
  house.api.content.redirects = [
    { id: 1, from: '/blog/cloud', to: '/blog/hosting/cloud', status: 301 },
  ];
  await house.notice(['redirects']);
  const answer = await house.ask('/blog/cloud?next=//evil.example&utm=%0d%0aSet-Cookie:a=b');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(
    '/blog/hosting/cloud?next=//evil.example&utm=%0d%0aSet-Cookie:a=b',
  );
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await house.ask('/blog/cloud-2')).status).toBe(404);
  house.api.content.redirects = [];
  await house.notice(['redirects']);
  expect((await house.ask('/blog/cloud')).status).toBe(200);
});

test('a page that has moved takes the query of each visitor along, from the cache too', async () => {
  const locationOf = async (path: string) => {
    const { status, headers } = await house.ask(path);
    return `${status} ${headers.location}`;
  };
  expect(await locationOf('/moved?utm=1&q=%C5%82')).toBe('301 /to?utm=1&q=%C5%82');
  expect(await locationOf('/moved')).toBe('301 /to');
  expect(await locationOf('/moved?utm=2')).toBe('301 /to?utm=2');
  expect(house.renders).toEqual(['/moved']);
});

test('the thank-you page with a reference is shown to its sender and kept by nobody', async () => {
  const answer = await house.ask('/contact?sent=TK-7F3K-9QX2');
  expect(answer.headers['cache-control']).toBe('no-store');
  await house.ask('/contact?sent=%3Cscript%3E');
  expect(house.renders).toEqual(['/contact?sent=TK-7F3K-9QX2', '/contact']);
});
