import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { accepts } from '../http/accepts.ts';
import { type PageVariant, pageAnswer } from './page-answer.ts';
import { addBrotli, addGzip, storedPage } from './stored-page.ts';

const HTML = '<p>the same words again</p>'.repeat(100);
const FACTS = { storable: true, storedAt: 0, isEndless: false };

async function compressedPage() {
  const page = await storedPage(new Response(HTML, { headers: { vary: 'Cookie' } }), FACTS);
  await addGzip(page);
  await addBrotli(page);
  return page;
}

/** The answer that a client gets; by default a client that sends no headers. */
const answerOf = async (
  page: ReturnType<typeof compressedPage>,
  asked: Partial<PageVariant> = {},
  now = 0,
) => {
  const plain = { head: false, acceptEncoding: '', ifNoneMatch: null, availableDictionary: null };
  return pageAnswer(await page, { ...plain, ...asked }, now);
};

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
    const { headers, body } = await answerOf(compressedPage(), { acceptEncoding });
    expect(field(headers, 'content-encoding')).toBe(encoding);
    expect(decode(body as Buffer).toString()).toBe(HTML);
    expect(field(headers, 'content-length')).toBe(String(body?.byteLength));
    expect(field(headers, 'vary')).toBe('Cookie, Accept-Encoding');
  },
);

test('every variant of a page has an ETag of its own, each is recognised, and it says its age', async () => {
  const page = compressedPage();
  const etags = await Promise.all(
    ['br', 'gzip', ''].map(async (acceptEncoding) =>
      field((await answerOf(page, { acceptEncoding })).headers, 'etag'),
    ),
  );
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) {
    const ifNoneMatch = `"x", W/${etag}`;
    const known = await answerOf(page, { acceptEncoding: 'br', ifNoneMatch });
    expect([known.status, field(known.headers, 'etag'), known.body]).toEqual([304, etag, null]);
  }
  const other = await answerOf(page, { ifNoneMatch: '"another"' }, 4_700);
  expect([other.status, field(other.headers, 'age')]).toEqual([200, '4']);
});

test('an encoding is accepted by name, not by resemblance', () => {
  expect(accepts('brotli', 'br')).toBe(false);
  expect(accepts('x-gzip', 'gzip')).toBe(false);
  expect(accepts('br;q=0.1', 'br')).toBe(true);
});
