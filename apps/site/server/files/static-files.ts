import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { accepts } from '../http/accepts.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware, RequestContext } from '../http/request-context.ts';

type Bytes = Buffer<ArrayBuffer>;

/** A file of the built client in all its forms. */
interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  identity: Bytes;
  br: Bytes | null;
  gzip: Bytes | null;
}

type Encoding = 'br' | 'gzip' | null;

/** Files by their path in the URL. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Folder of files whose names hold a hash of their content. */
const HASHED = '/assets/';

/**
 * Reads every file of a built folder once. A request can only name these files: no path of a
 * request ever reaches the disk. Files of unknown type and source maps are not served.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const type = TYPES[extname(entry.name)];
    if (!type || !entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    if (path.startsWith('/.') && !path.startsWith('/.well-known/')) continue;
    const identity = await readFile(file);
    files.set(path, {
      type,
      identity,
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
      cacheControl: path.startsWith(HASHED)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, must-revalidate',
      br: await readIfThere(`${file}.br`),
      gzip: await readIfThere(`${file}.gz`),
    });
  }
  return files;
}

async function readIfThere(file: string): Promise<Bytes | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Serves the built client: scripts, styles, fonts, icons. */
export function staticFiles(files: StaticFiles): Middleware {
  return (request, next) => {
    const file = files.get(request.path);
    if (!file) return request.path.startsWith(HASHED) ? plainText(404, 'Not Found') : next(request);
    if (request.method === 'POST') return methodNotAllowed(['GET', 'HEAD']);
    return answer(file, request);
  };
}

function answer(file: StaticFile, { method, headers }: RequestContext): Response {
  const ifNoneMatch = headers.get('if-none-match')?.split(',') ?? [];
  const known = ifNoneMatch.map((one) => one.trim().replace(/^W\//, ''));
  const [body, encoding] = chooseForm(file, headers.get('accept-encoding'));
  const shared = headersOf(file, encoding);
  if (known.includes(shared.etag)) return new Response(null, { status: 304, headers: shared });
  return new Response(method === 'HEAD' ? null : body, {
    headers: {
      ...shared,
      'content-type': file.type,
      'content-length': String(body.byteLength),
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
}

/** Headers that 200 and 304 have in common. */
function headersOf({ etag, cacheControl, br }: StaticFile, encoding: Encoding) {
  return {
    etag: `"${etag}${encoding ? `-${encoding}` : ''}"`,
    'cache-control': cacheControl,
    ...(br && { vary: 'Accept-Encoding' }),
  };
}

function chooseForm(file: StaticFile, acceptEncoding: string | null): [Bytes, Encoding] {
  if (file.br && accepts(acceptEncoding, 'br')) return [file.br, 'br'];
  if (file.gzip && accepts(acceptEncoding, 'gzip')) return [file.gzip, 'gzip'];
  return [file.identity, null];
}
