import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
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
