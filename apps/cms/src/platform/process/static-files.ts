import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestListener, STATUS_CODES } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** The compressions that browsers ask for. */
const COMPRESSIONS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

type Compression = keyof typeof COMPRESSIONS;

/** Scripts and styles of the build, whose names change with their content. */
const STATIC = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(?:js|css))$/;

function compressionFor({ headers }: IncomingMessage): Compression | undefined {
  const accepted = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name));
}

/**
 * Answers for scripts and styles of the build, each compressed once: Next compresses them for each
 * request, which takes a quarter of a second of the processor whenever a browser opens the back
 * office for the first time. All other requests go on to `next`.
 * @param folder of the files that Next serves below `/_next/static`
 */
export function withStaticFiles(folder: string, next: RequestListener): RequestListener {
  const compressed = new Map<string, Promise<Buffer>>();

  async function compress(file: string, compression: Compression): Promise<Buffer> {
    return COMPRESSIONS[compression](await readFile(path.join(folder, file)));
  }

  function bytesOf(file: string, compression: Compression): Promise<Buffer> {
    const key = `${compression} ${file}`;
    const known = compressed.get(key) ?? compress(file, compression);
    compressed.set(key, known);
    // A missing file is asked for again: it must not fill the memory.
    known.catch(() => compressed.delete(key));
    return known;
  }

  return (request, response) => {
    const file = STATIC.exec(request.url ?? '')?.[1];
    const compression = compressionFor(request);
    if (request.method !== 'GET' || !file || !compression) return next(request, response);
    bytesOf(file, compression).then(
      (bytes) => {
        response
          .writeHead(200, {
            'content-type': TYPES[path.extname(file)] ?? '',
            'content-encoding': compression,
            'content-length': bytes.length,
            'cache-control': 'public, max-age=31536000, immutable',
            vary: 'accept-encoding',
          })
          .end(bytes);
      },
      // Next answers that there is no such file.
      () => next(request, response),
    );
  };
}

/** Methods that Next and Payload know; they answer any other one, and broken paths, with a 500. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Limits for slow or hostile clients: times in ms, sizes in bytes. */
export const LIMITS = {
  headersTimeout: 5_000,
  // An editor's picture of 20 MB takes minutes over a slow line; forms have a pace of their own.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
};

function isReadable(url: string): boolean {
  try {
    return url.startsWith('/') && !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0');
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Answers requests of other methods with 405 and paths that cannot be read with 400, before `next`. */
export function refuseUnreadable(next: RequestListener): RequestListener {
  return (request, response) => {
    const isKnown = METHODS.has(request.method ?? '');
    if (isKnown && isReadable(request.url ?? '')) return next(request, response);
    const status = isKnown ? 400 : 405;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(status, headers).end(`${STATUS_CODES[status]}\n`);
  };
}
