import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productNamed } from '../../testing/records.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let stack: TestSite;

beforeEach(async () => {
  stack = await startTestSite();
  stack.api.content.products = [productNamed('erp', 1)];
});

afterEach(() => stack.close());

const madeSoFar = async () =>
  Number(/share_pictures_made_total (\d+)/.exec((await stack.ask('/metrics')).text)?.[1]);

test('a page has a picture for link previews, drawn once', async () => {
  const [one, other] = await Promise.all([
    stack.ask('/share/pl/products/erp.png'),
    stack.ask('/share/pl/products/erp.png'),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.headers['content-type']).toBe('image/png');
  const { width, height } = await sharp(one.body).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await madeSoFar()).toBe(1);
  const known = await stack.ask('/share/pl/products/erp.png', {
    headers: { 'if-none-match': String(one.headers.etag) },
  });
  expect(known.status).toBe(304);
});

test('its picture has the title of the page: another title gives another picture', async () => {
  const before = await stack.ask('/share/en/products/erp.png');
  stack.api.content.products = [productNamed('erp', 1, 'A much longer title')];
  await stack.notice(['products']);
  const after = await stack.ask('/share/en/products/erp.png');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(after.body.equals(before.body)).toBe(false);
});

test.each([
  '/share/pl/products/none.png',
  '/share/de/products/erp.png',
  '/share/fr/products/erp.png',
  '/share/pl/products/erp.jpg',
  '/share/pl/products/erp.png/',
  '/share/pl/../pl/products/%65rp.png',
  '/share/',
  '/share/__proto__/a.png',
])('there is nothing else to ask for: %s', async (path) => {
  expect((await stack.ask(path)).status).toBe(404);
});

test('without content there is no picture for now, and no page of it is claimed missing', async () => {
  stack.api.mode = 'gone';
  const answer = await stack.ask('/share/pl/products/erp.png');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
});

test('a picture takes no form', async () => {
  expect((await stack.ask('/share/pl/products/erp.png', { method: 'POST' })).status).toBe(405);
});
