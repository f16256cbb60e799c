import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib';
import { compressWith, type Dictionary, QUALITY } from '../dictionaries/dictionary.ts';

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);
const brotliAsync = promisify(brotliCompress);

/** Variants of a body that a client can ask for. */
export type Encoding = 'dcb' | 'br' | 'gzip' | 'identity';

/** One variant of a page: its bytes, and its headers as name, value, name, value. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: readonly string[];
}

/** A rendered page as bytes, ready to be sent. */
export interface StoredPage {
  status: number;
  /** Headers of all variants, as name, value, name, value. */
  headers: readonly string[];
  /**
   * Once a compressed variant exists, the plain one is decompressed from it for the few clients
   * that need it.
   */
  variants: Partial<Record<Encoding, Variant>>;
  /** Hash of the uncompressed body, which the ETags of all variants begin with. */
  hash: string;
  /** An HTML page, which a dictionary makes smaller. */
  isDocument: boolean;
  /** Whether other visitors may get it too. */
  storable: boolean;
  /** Point of the monotonic clock, in ms. */
  storedAt: number;
  /** Visitors can invent such addresses without limit: stored apart from the others. */
  isEndless: boolean;
}

/** Bodies smaller than this gain nothing by compression; bytes. */
const COMPRESS_FROM = 512;

/** Above this size the best compression takes seconds of a thread and saves little; bytes. */
const BEST_UP_TO = 512 * 1024;

/**
 * Makes a page of a whole answer; compresses nothing yet.
 * @param hasDictionaries whether a document may be sent in terms of a dictionary
 */
export async function storedPage(
  response: Response,
  facts: Pick<StoredPage, 'storable' | 'storedAt' | 'isEndless'>,
  hasDictionaries = false,
): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const all = new Headers(response.headers);
  const isDocument = all.get('content-type')?.startsWith('text/html') === true;
  const varies = isDocument && hasDictionaries;
  all.append('vary', varies ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding');
  const { status } = response;
  const headers = [...all].flat();
  const page = { ...facts, isDocument, status, headers, hash, variants: {} };
  return putForm(page, 'identity', body);
}

/** Adds a variant of a page's body. */
export function putForm(page: StoredPage, encoding: Encoding, body: Buffer): StoredPage {
  page.variants[encoding] = variant(page, encoding, exactly(body));
  return page;
}

/** A variant of a page with its own headers. */
export function variant({ headers, hash }: StoredPage, encoding: Encoding, body: Buffer): Variant {
  const etag = `"${encoding === 'identity' ? hash : `${hash}-${encoding}`}"`;
  const own = ['content-length', String(body.byteLength)];
  if (!headers.includes('location')) own.push('etag', etag);
  if (encoding !== 'identity') own.push('content-encoding', encoding);
  const shared = encoding === 'dcb' ? privately(headers) : headers;
  return { body, etag, headers: [...shared, ...own] };
}

/** A body for one browser's dictionary is of no use in a shared cache. */
function privately(headers: readonly string[]): string[] {
  return headers.map((value, index) =>
    headers[index - 1] === 'cache-control' ? 'private, max-age=0, must-revalidate' : value,
  );
}

/** zlib returns a part of a larger buffer, which would stay in memory with it. */
function exactly(body: Buffer): Buffer {
  if (body.byteLength === body.buffer.byteLength) return body;
  const copy = Buffer.allocUnsafeSlow(body.byteLength);
  body.copy(copy);
  return copy;
}

/** The uncompressed body. */
export function plainBody({ variants: { identity, gzip: zipped } }: StoredPage): Buffer {
  if (identity) return identity.body;
  if (!zipped) throw new Error('A page has either its plain or its zipped form.');
  return gunzipSync(zipped.body);
}

/** Adds the quick compression, which replaces the plain variant; waits for it. */
export async function addGzip(page: StoredPage): Promise<void> {
  const body = plainBody(page);
  if (body.byteLength < COMPRESS_FROM) return;
  putForm(page, 'gzip', await gzipAsync(body));
  delete page.variants.identity;
}

/** Adds a compression; the best one takes a tenth of a second of another thread. */
export async function addBrotli(page: StoredPage, quality: number = QUALITY.best): Promise<void> {
  const body = await bodyOf(page);
  if (body.byteLength < COMPRESS_FROM) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: body.byteLength > BEST_UP_TO ? QUALITY.quick : quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  putForm(page, 'br', await brotliAsync(body, { params }));
}

/** Adds the variant for browsers that have the dictionary of the page's language. */
export async function addDcb(
  page: StoredPage,
  dictionary: Dictionary,
  quality: number,
): Promise<void> {
  const body = await bodyOf(page);
  if (body.byteLength < COMPRESS_FROM) return;
  putForm(page, 'dcb', await compressWith(dictionary, body, quality));
}

async function bodyOf(page: StoredPage): Promise<Buffer> {
  const { gzip: zipped } = page.variants;
  return zipped ? gunzipAsync(zipped.body) : plainBody(page);
}

/** Memory that a page takes, in bytes; headers and objects are estimated. */
export function sizeOf(page: StoredPage): number {
  const bodies = Object.values(page.variants).map(({ body }) => body.byteLength + 1_024);
  return bodies.reduce((sum, bytes) => sum + bytes, 4_096);
}
