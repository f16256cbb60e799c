import { PREVIEW_PARAMETER, ticketText } from '@osnowa/contract';
import { sign } from '@osnowa/http';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { productNamed } from '../testing/records.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

let stack: TestSite;

beforeEach(async () => {
  stack = await startTestSite();
  stack.api.content.products = [productNamed('erp', 1)];
});

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
  expect((await stack.ask('/share/pl/products/erp.png', { method: 'POST' })).status).toBe(405);
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

describe('a draft', () => {
  const TOKEN = 'preview-token-of-the-tests-32-characters';
  beforeEach(async () => {
    stack = await startTestSite({ previewToken: TOKEN });
    stack.api.content.products = [productNamed('erp', 1)];
  });

  function addressWith(path: string, link?: string): string {
    const expires = Math.floor(Date.now() / 1_000) + 60;
    const signature = sign(TOKEN, ticketText({ path, expires, link }));
    const ticket = [expires, signature, ...(link ? [link] : [])].join('.');
    return `/share/en/products/erp.png?${PREVIEW_PARAMETER}=${ticket}`;
  }

  test('has its picture for the back office, which nothing stores', async () => {
    const { status, headers, body } = await stack.ask(addressWith('/products/erp'));
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect((await sharp(body).metadata()).width).toBe(1200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await stack.ask('/metrics')).text).toContain('share_pictures_made_total 0');
  });

  test.each([
    ['without the ticket of its page', () => addressWith('/products/dms')],
    ['with a link for somebody without an account', () => addressWith('/products/erp', '7')],
    ['with an invented ticket', () => `/share/en/products/erp.png?${PREVIEW_PARAMETER}=1.a`],
  ])('shows nothing %s', async (_how, address) => {
    expect((await stack.ask(address())).status).toBe(403);
  });
});
