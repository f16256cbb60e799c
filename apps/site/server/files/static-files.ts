import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { accepts } from '../http/accepts.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware, RequestContext } from '../http/request-context.ts';
import { type FormsByDictionary, inTermsOf, pathsInAllBuilds } from './earlier-files.ts';

type Bytes = Buffer<ArrayBuffer>;

/** A file of the built client in all its forms. */
interface StaticFile {
  type: string;
  etag: string;
  sha256: Buffer;
  cacheControl: string;
  /** Its paths in all builds, if it serves as a dictionary for those of the next ones. */
  paths: string | undefined;
  identity: Bytes;
  br: Bytes | null;
  gzip: Bytes | null;
  /** In terms of the files that a browser may have from an earlier build. */
  dcb: FormsByDictionary;
}

type Encoding = 'dcb' | 'br' | 'gzip' | null;

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
 * @param dictionaries whether scripts and styles serve as dictionaries for those of the next build
 */
export async function readStaticFiles(
  folder: string,
  { dictionaries } = { dictionaries: true },
): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const type = TYPES[extname(entry.name)];
    if (!type || !entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/');
    if (path.startsWith('/.') && !path.startsWith('/.well-known/')) continue;
    const identity = await readFile(file);
    const sha256 = createHash('sha256').update(identity).digest();
    files.set(path, {
      type,
      identity,
      sha256,
      etag: sha256.toString('base64url').slice(0, 22),
      cacheControl: path.startsWith(HASHED)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, must-revalidate',
      br: await readIfThere(`${file}.br`),
      gzip: await readIfThere(`${file}.gz`),
      paths: dictionaries ? pathsInAllBuilds(path) : undefined,
      dcb: new Map(),
    });
  }
  return files;
}

/** The files of a build, which browsers get in terms of earlier ones, and the earlier ones. */
export function withEarlier(current: StaticFiles, earlier: StaticFiles): StaticFiles {
  const gone = [...earlier].filter(([path]) => !current.has(path)).map(([, file]) => file);
  const versions = Map.groupBy(gone, ({ paths }) => paths);
  const files = new Map(earlier);
  for (const [path, file] of current) {
    const known = (file.paths && versions.get(file.paths)) || [];
    const dictionaries = known.map(({ identity, sha256 }) => ({ bytes: identity, sha256 }));
    files.set(path, { ...file, dcb: inTermsOf(dictionaries, file.identity) });
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

async function answer(file: StaticFile, { method, headers }: RequestContext): Promise<Response> {
  const ifNoneMatch = headers.get('if-none-match')?.split(',') ?? [];
  const known = ifNoneMatch.map((one) => one.trim().replace(/^W\//, ''));
  // A browser whose copy came by a dictionary has another dictionary by now: that copy.
  const own = headersOf(file, 'dcb');
  if (known.includes(own.etag)) return new Response(null, { status: 304, headers: own });
  const [body, encoding] = await chooseForm(file, headers);
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

/** What 200 and 304 have in common. What one browser's dictionary decodes is not for shared caches. */
function headersOf({ etag, cacheControl, br, paths }: StaticFile, encoding: Encoding) {
  return {
    etag: `"${etag}${encoding ? `-${encoding}` : ''}"`,
    'cache-control': encoding === 'dcb' ? cacheControl.replace('public', 'private') : cacheControl,
    ...(br && { vary: 'Accept-Encoding' }),
    ...(paths && {
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': `match="${paths}"`,
    }),
  };
}

async function chooseForm(
  file: StaticFile,
  headers: Pick<Headers, 'get'>,
): Promise<[Bytes, Encoding]> {
  const acceptEncoding = headers.get('accept-encoding');
  const make = file.dcb.get(headers.get('available-dictionary') ?? '');
  if (make && accepts(acceptEncoding, 'dcb')) return [await make(), 'dcb'];
  if (file.br && accepts(acceptEncoding, 'br')) return [file.br, 'br'];
  if (file.gzip && accepts(acceptEncoding, 'gzip')) return [file.gzip, 'gzip'];
  return [file.identity, null];
}
