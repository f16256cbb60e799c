import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib';
import { compressWith, type Dictionary } from '../dictionaries/dictionary.ts';

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
  tags: ReadonlySet<string>;
  /** An HTML page, which a dictionary makes smaller. */
  isDocument: boolean;
  /** Whether other visitors may get it too. */
  storable: boolean;
  /** Points of the monotonic clock, in ms: fresh, stale while revalidating, stale if error. */
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
  staleIfErrorUntil: number;
}

/** How long a page may be served, and whether it may be stored. */
export type PageLife = Pick<
  StoredPage,
  'storable' | 'storedAt' | 'freshUntil' | 'staleUntil' | 'staleIfErrorUntil'
>;

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
  { tags, ...life }: PageLife & Pick<StoredPage, 'tags'>,
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
  const page = { ...life, tags, isDocument, status, headers, hash, variants: {} };
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

/** Adds the best compression, which takes a tenth of a second of another thread. */
export async function addBrotli(page: StoredPage): Promise<void> {
  const body = await bodyOf(page);
  if (body.byteLength < COMPRESS_FROM) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: body.byteLength > BEST_UP_TO ? 5 : 11,
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

/** Memory that a page takes, in bytes; headers, tags and objects are estimated. */
export function sizeOf(page: StoredPage): number {
  const bodies = Object.values(page.variants).map(({ body }) => body.byteLength + 1_024);
  return bodies.reduce((sum, bytes) => sum + bytes, 4_096 + page.tags.size * 64);
}

/** The renderer's result for a key. */
export interface Rendered {
  /** The whole answer with its security headers. */
  response: Response;
  tags: ReadonlySet<string>;
  /** Made of last good copies: rendered again soon. */
  stale: boolean;
  /** Failed, or incomplete because the API is down: an older page is better. */
  degraded: boolean;
}

/** How long a page lives, in ms. */
const LIFE = {
  fresh: 5 * 60_000,
  /** After that it is still served while one refresh runs in the background (stale while revalidate). */
  whileRevalidating: 60 * 60_000,
  /** After that only while no newer one can be rendered (stale if error). */
  ifError: 24 * 60 * 60_000,
  /** A page with status 404. */
  missing: 60_000,
  /** A page made of old copies, or one whose refresh failed. */
  retry: 10_000,
};

/** Statuses of answers that may be stored. */
const STORABLE = new Set([200, 301, 404]);

/** Life of a page that has just been rendered. */
export function lifeOf({ response, stale, degraded }: Rendered, now: number): PageLife {
  const control = response.headers.get('cache-control') ?? '';
  const storable =
    STORABLE.has(response.status) &&
    !degraded &&
    !/no-store/.test(control) &&
    !response.headers.has('set-cookie');
  const fresh = stale ? LIFE.retry : LIFE.fresh;
  const until = (ms: number) =>
    now + (response.status === 404 ? Math.min(fresh, LIFE.missing) : ms);
  return {
    storable,
    storedAt: now,
    freshUntil: until(fresh),
    staleUntil: until(fresh + LIFE.whileRevalidating),
    staleIfErrorUntil: until(LIFE.ifError),
  };
}

/** Its content has changed: from now on it is served only on an error. */
export function overtake(page: StoredPage): void {
  page.freshUntil = page.staleUntil = -Infinity;
}

/** Whether its content has changed, so that a visitor has to wait for a new one. */
export function isOvertaken({ staleUntil }: StoredPage): boolean {
  return staleUntil === -Infinity;
}

/** Extends the life of an old page after a failed refresh; the next try comes soon. */
export function extend(page: StoredPage, now: number): StoredPage {
  page.freshUntil = now + LIFE.retry;
  page.staleUntil = Math.max(page.staleUntil, page.freshUntil);
  return page;
}
