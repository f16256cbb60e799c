import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { accepts } from '../http/accepts.ts';
import { pageAnswer } from './page-answer.ts';
import { addBrotli, addGzip, storedPage } from './stored-page.ts';

const HTML = '<p>the same words again</p>'.repeat(100);
const LIFE = {
  tags: new Set<string>(),
  storable: true,
  storedAt: 0,
  freshUntil: 1,
  staleUntil: 1,
  staleIfErrorUntil: 1,
};

async function compressedPage() {
  const page = await storedPage(new Response(HTML, { headers: { vary: 'Cookie' } }), LIFE);
  await addGzip(page);
  await addBrotli(page);
  return page;
}

function field(headers: readonly string[], name: string): string | undefined {
  const index = headers.indexOf(name);
  return index === -1 ? undefined : headers[index + 1];
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
  [undefined, undefined, (body: Buffer) => body],
])(
  'a client that accepts %s gets %s, with the same words in it',
  async (acceptEncoding, encoding, decode) => {
    const { headers, body } = pageAnswer(
      await compressedPage(),
      { head: false, acceptEncoding, ifNoneMatch: undefined, availableDictionary: undefined },
      0,
    );
    expect(field(headers, 'content-encoding')).toBe(encoding);
    expect(decode(body as Buffer).toString()).toBe(HTML);
    expect(field(headers, 'content-length')).toBe(String(body?.byteLength));
    expect(field(headers, 'vary')).toBe('Cookie, Accept-Encoding');
  },
);

test('every variant of a page has an ETag of its own, and each is recognised', async () => {
  const page = await compressedPage();
  const etags = ['br', 'gzip', ''].map((acceptEncoding) => {
    const { headers } = pageAnswer(
      page,
      { head: false, acceptEncoding, ifNoneMatch: null, availableDictionary: null },
      0,
    );
    return field(headers, 'etag') as string;
  });
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) {
    const known = pageAnswer(
      page,
      {
        head: false,
        acceptEncoding: 'br',
        ifNoneMatch: `"x", W/${etag}`,
        availableDictionary: null,
      },
      0,
    );
    expect(known.status).toBe(304);
    expect(field(known.headers, 'etag')).toBe(etag);
    expect(known.body).toBeNull();
  }
  const other = pageAnswer(
    page,
    { head: false, acceptEncoding: '', ifNoneMatch: '"another"', availableDictionary: null },
    0,
  );
  expect(other.status).toBe(200);
});

test('the age of a page is sent in whole seconds', async () => {
  const { headers } = pageAnswer(
    await compressedPage(),
    { head: true, acceptEncoding: '', ifNoneMatch: '', availableDictionary: null },
    4_700,
  );
  expect(field(headers, 'age')).toBe('4');
});

test('an encoding is accepted by name, not by resemblance', () => {
  expect(accepts('brotli', 'br')).toBe(false);
  expect(accepts('x-gzip', 'gzip')).toBe(false);
  expect(accepts('br;q=0.1', 'br')).toBe(true);
});
