import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
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
  headers: Headers;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
  /** Hash of the uncompressed body, which the ETags of all variants begin with. */
  hash: string;
  tags: ReadonlySet<string>;
  /** Whether it may be given to anybody else. */
  storable: boolean;
  /** Points of the monotonic clock, in ms: fresh; usable while one refresh runs; usable in need. */
  storedAt: number;
  freshUntil: number;
  usableUntil: number;
  inNeedUntil: number;
}

/** Bodies smaller than this gain nothing by compression; bytes. */
const COMPRESS_FROM = 512;

/** Makes a page of a whole answer; compresses nothing yet. */
export async function storedPage(
  response: Response,
  life: Pick<
    StoredPage,
    'tags' | 'storable' | 'storedAt' | 'freshUntil' | 'usableUntil' | 'inNeedUntil'
  >,
): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const { status, headers } = response;
  return {
    ...life,
    status,
    headers,
    hash,
    variants: { identity: variant(headers, hash, 'identity', body) },
  };
}

function variant(headers: Headers, hash: string, encoding: Encoding, body: Buffer): Variant {
  const etag = `"${encoding === 'identity' ? hash : `${hash}-${encoding}`}"`;
  const all = new Headers(headers);
  all.set('content-length', String(body.byteLength));
  if (!all.has('location')) all.set('etag', etag);
  if (encoding !== 'identity') all.set('content-encoding', encoding);
  all.append('vary', 'Accept-Encoding');
  return { body, etag, headers: [...all].flat() };
}

/** Adds the quick compression; waits for it. */
export async function addGzip(page: StoredPage): Promise<void> {
  const { body } = page.variants.identity;
  if (body.byteLength < COMPRESS_FROM) return;
  page.variants.gzip = variant(page.headers, page.hash, 'gzip', await gzipAsync(body));
}

/** Adds the best compression, which takes a tenth of a second of another thread. */
export async function addBrotli(page: StoredPage): Promise<void> {
  const { body } = page.variants.identity;
  if (body.byteLength < COMPRESS_FROM) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  page.variants.br = variant(page.headers, page.hash, 'br', await brotliAsync(body, { params }));
}

/** Memory that a page takes, in bytes; headers and objects are estimated. */
export function sizeOf(page: StoredPage): number {
  const bodies = Object.values(page.variants).map(({ body }) => body.byteLength + 2_048);
  return bodies.reduce((sum, bytes) => sum + bytes, 512);
}

/** The smallest form that the client takes. */
export function chooseVariant(
  page: StoredPage,
  acceptEncoding: string | null | undefined,
): Variant {
  const { br, gzip: zipped, identity } = page.variants;
  if (br && accepts(acceptEncoding, 'br')) return br;
  if (zipped && accepts(acceptEncoding, 'gzip')) return zipped;
  return identity;
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
