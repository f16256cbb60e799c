import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);
const brotliAsync = promisify(brotliCompress);

/** Forms of a body that a client can ask for. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One form of a page: its bytes, and its headers as name, value, name, value. */
export interface Variant {
  body: Buffer;
  etag: string;
  headers: readonly string[];
}

/** A rendered page as bytes, ready to be sent. */
export interface StoredPage {
  status: number;
  /** What all forms have in common, as name, value, name, value. */
  headers: readonly string[];
  /** Once there is a compressed form, the plain one is unpacked from it for the few who want it. */
  variants: Partial<Record<Encoding, Variant>>;
  /** Hash of the uncompressed body, which the ETags of all variants begin with. */
  hash: string;
  tags: ReadonlySet<string>;
  /** Whether it may be given to anybody else. */
  storable: boolean;
  /** Points of the monotonic clock, in ms: fresh; usable while one refresh runs; usable in need. */
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
  staleIfErrorUntil: number;
}

/** How long a page lives, and whether it may. */
export type PageLife = Pick<
  StoredPage,
  'storable' | 'storedAt' | 'freshUntil' | 'staleUntil' | 'staleIfErrorUntil'
>;

/** Bodies smaller than this gain nothing by compression; bytes. */
const COMPRESS_FROM = 512;

/** Above this the best compression takes seconds of a thread and wins little; bytes. */
const BEST_UP_TO = 512 * 1024;

/** Makes a page of a whole answer; compresses nothing yet. */
export async function storedPage(
  response: Response,
  { tags, ...life }: PageLife & Pick<StoredPage, 'tags'>,
): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const all = new Headers(response.headers);
  all.append('vary', 'Accept-Encoding');
  const { status } = response;
  const page = { ...life, tags, status, headers: [...all].flat(), hash, variants: {} };
  return putForm(page, 'identity', body);
}

/** Adds a form of a page's body. */
export function putForm(page: StoredPage, encoding: Encoding, body: Buffer): StoredPage {
  page.variants[encoding] = variant(page, encoding, exactly(body));
  return page;
}

function variant({ headers, hash }: StoredPage, encoding: Encoding, body: Buffer): Variant {
  const etag = `"${encoding === 'identity' ? hash : `${hash}-${encoding}`}"`;
  const own = ['content-length', String(body.byteLength)];
  if (!headers.includes('location')) own.push('etag', etag);
  if (encoding !== 'identity') own.push('content-encoding', encoding);
  return { body, etag, headers: [...headers, ...own] };
}

/** zlib gives a part of a larger buffer, which would be kept with it. */
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

/** Adds the quick compression, which takes the place of the plain form; waits for it. */
export async function addGzip(page: StoredPage): Promise<void> {
  const body = plainBody(page);
  if (body.byteLength < COMPRESS_FROM) return;
  putForm(page, 'gzip', await gzipAsync(body));
  delete page.variants.identity;
}

/** Adds the best compression, which takes a tenth of a second of another thread. */
export async function addBrotli(page: StoredPage): Promise<void> {
  const { gzip: zipped } = page.variants;
  const body = zipped ? await gunzipAsync(zipped.body) : plainBody(page);
  if (body.byteLength < COMPRESS_FROM) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: body.byteLength > BEST_UP_TO ? 5 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  putForm(page, 'br', await brotliAsync(body, { params }));
}

/** Memory that a page takes, in bytes; headers, tags and objects are estimated. */
export function sizeOf(page: StoredPage): number {
  const bodies = Object.values(page.variants).map(({ body }) => body.byteLength + 1_024);
  return bodies.reduce((sum, bytes) => sum + bytes, 4_096 + page.tags.size * 64);
}

/** The smallest form that the client takes. */
export function chooseVariant(
  page: StoredPage,
  acceptEncoding: string | null | undefined,
): Variant {
  const { br, gzip: zipped, identity } = page.variants;
  if (br && accepts(acceptEncoding, 'br')) return br;
  if (zipped && accepts(acceptEncoding, 'gzip')) return zipped;
  return identity ?? variant(page, 'identity', plainBody(page));
}

/** Whether an `Accept-Encoding` takes an encoding; `q=0` refuses it. */
export function accepts(header: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  if (!header?.includes(encoding)) return false;
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';');
    return (
      name === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter))
    );
  });
}

/** The ETag of ours that the client already has, in whatever form; `null` when it has none. */
export function matchedEtag(
  page: StoredPage,
  ifNoneMatch: string | null | undefined,
): string | null {
  if (!ifNoneMatch?.includes(page.hash)) return null;
  const known = ifNoneMatch.split(',').map((etag) => etag.trim().replace(/^W\//, ''));
  const ours = new Set(['', '-gzip', '-br'].map((suffix) => `"${page.hash}${suffix}"`));
  return known.find((etag) => ours.has(etag)) ?? null;
}
