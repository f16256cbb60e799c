import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { productNamed } from '../testing/records.ts';
import { type RawAnswer, startTestSite, type TestSite } from '../testing/test-site.ts';

const CHROMIUM = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };

let stack: TestSite;

beforeEach(async () => {
  stack = await startTestSite();
  stack.api.content.products = Array.from({ length: 9 }, (_, index) =>
    productNamed(`product-${index}`, index + 1),
  );
});

/** The dictionary that a page offers, as a browser fetches it. */
async function dictionaryOf(home: string) {
  await stack.ask(home);
  const { headers } = await stack.ask(home);
  const path = /^<(\/dictionary\/[a-z]{2}-[0-9a-f]{16})>; rel="compression-dictionary"$/.exec(
    String(headers.link),
  )?.[1] as string;
  const answer = await stack.ask(path);
  const sha256 = createHash('sha256').update(answer.body).digest();
  const available = `:${sha256.toString('base64')}:`;
  return { path, answer, sha256, available, bytes: answer.body };
}

function decoded({ body }: RawAnswer, dictionary: Buffer): string {
  const stream = body.subarray(36);
  return brotliDecompressSync(stream, { dictionary }).toString();
}

test('a page comes in terms of the home page, and holds every byte', async () => {
  const { bytes, sha256, available } = await dictionaryOf('/');
  const plain = await stack.ask('/products');
  expect(bytes.toString()).toBe((await stack.ask('/')).text);
  const headers = { ...CHROMIUM, 'available-dictionary': available };
  for (const way of ['through the steps', 'from memory']) {
    const page = await stack.ask('/products', { headers });
    expect(page.headers, way).toMatchObject({
      'content-encoding': 'dcb',
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Available-Dictionary',
      'content-length': String(page.body.byteLength),
    });
    expect(page.headers.link, way).toBeUndefined();
    expect(page.body.subarray(0, 4).toString('latin1')).toBe('\xffDCB');
    expect(page.body.subarray(4, 36)).toEqual(sha256);
    expect(decoded(page, bytes)).toBe(plain.text);
  }
  expect(await stack.site.metrics.value('page_dictionary_answers')).toBe(2);
});

test('a browser that has the page gets 304, and HEAD has no body', async () => {
  const { available } = await dictionaryOf('/');
  const headers = { ...CHROMIUM, 'available-dictionary': available };
  const { etag = '', ...page } = (await stack.ask('/products', { headers })).headers;
  const known = await stack.ask('/products', { headers: { ...headers, 'if-none-match': etag } });
  expect([known.status, known.headers.etag, known.body.byteLength]).toEqual([304, etag, 0]);
  expect(known.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  const head = await stack.ask('/products', { method: 'HEAD', headers });
  expect([head.headers.etag, head.body.byteLength]).toEqual([etag, 0]);
  expect(head.headers['content-length']).toBe(page['content-length']);
});

test.each([
  ['a foreign one', `:${createHash('sha256').update('other').digest('base64')}:`, undefined],
  ['a damaged one', ':AAAA', undefined],
  ['none', '', undefined],
  ['ours, but does not read it', 'ours', 'gzip, br, zstd'],
  ['ours, but refuses it', 'ours', 'gzip, dcb;q=0'],
])('a browser with %s gets the page as all others do', async (_, given, accept) => {
  const { available } = await dictionaryOf('/');
  const headers = {
    ...CHROMIUM,
    ...(accept && { 'accept-encoding': accept }),
    'available-dictionary': given === 'ours' ? available : given,
  };
  const page = await stack.ask('/products', { headers });
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(page.headers['cache-control']).toMatch(/^public, /);
  expect(page.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
});

test('each language has a dictionary for its own paths', async () => {
  const [polish, english] = [await dictionaryOf('/'), await dictionaryOf('/en')];
  expect(polish.answer.headers).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document")',
    'cache-control': 'public, max-age=2592000, immutable',
  });
  expect(english.answer.headers['use-as-dictionary']).toBe(
    'match="/en{/*}?", match-dest=("document")',
  );
  const ask = (available: string) =>
    stack.ask('/en/products', { headers: { ...CHROMIUM, 'available-dictionary': available } });
  expect((await ask(polish.available)).headers['content-encoding']).toBe('gzip');
  expect((await ask(english.available)).headers['content-encoding']).toBe('dcb');
});

test('a dictionary stays when the home page changes, and travels compressed', async () => {
  const { path, bytes } = await dictionaryOf('/');
  stack.api.content.pages = [];
  await stack.notice(['pages']);
  expect((await stack.ask('/')).text).not.toBe(bytes.toString());
  expect((await stack.ask('/')).headers.link).toContain(path);
  const packed = await stack.ask(path, { headers: CHROMIUM });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body)).toEqual(bytes);
  expect((await stack.ask(path, { method: 'HEAD' })).body.byteLength).toBe(0);
  expect(await stack.site.metrics.value('dictionaries_sent')).toBe(3);
});

test('there is no other dictionary, none is posted to, and only a whole page offers one', async () => {
  const { path } = await dictionaryOf('/');
  for (const page of ['/nothing-here', '/about/', '/contact?sent=TK-7F3K-9QX2', '/robots.txt'])
    expect((await stack.ask(page)).headers.link, page).toBeUndefined();
  for (const name of ['xx-0000000000000000', 'pl', ''])
    expect((await stack.ask(`/dictionary/${name}`)).status, name).toBe(404);
  expect((await stack.ask(path, { method: 'POST' })).status).toBe(405);
  const bare = await startTestSite();
  bare.api.mode = 'failing';
  expect((await bare.ask('/dictionary/pl-0000000000000000')).status).toBe(404);
});

test.each([
  [
    'no page yet sends the dictionary that another one offered',
    true,
    'public, max-age=2592000, immutable',
  ],
  ['another home page sends its own dictionary, for an hour', false, 'public, max-age=3600'],
])('a process with %s', async (_, isSame, cached) => {
  const { path, available, bytes } = await dictionaryOf('/');
  const other = await startTestSite();
  if (!isSame) other.api.content.pages = [];
  other.api.content.products = stack.api.content.products;
  const answer = await other.ask(path);
  expect(answer.body.equals(bytes)).toBe(isSame);
  expect(answer.headers['cache-control']).toBe(cached);
  const own = `:${createHash('sha256').update(answer.body).digest('base64')}:`;
  expect(own === available).toBe(isSame);
  const page = await other.ask('/products', {
    headers: { ...CHROMIUM, 'available-dictionary': own },
  });
  expect(page.headers['content-encoding']).toBe('dcb');
  expect(decoded(page, answer.body)).toBe((await other.ask('/products')).text);
});

test('a site that starts has a dictionary for each language before the first visitor', async () => {
  stack.site.start();
  for (const locale of ['pl', 'en', 'de']) {
    const page = locale === 'pl' ? '/about' : `/${locale}/about`;
    await expect
      .poll(async () => (await stack.ask(page)).headers.link)
      .toContain(`/dictionary/${locale}-`);
  }
  stack.site.stop();
});
