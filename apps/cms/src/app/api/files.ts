import { stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@osnowa/contract';
import { createLocalReq, Forbidden, type Payload, type PayloadRequest } from 'payload';
import { isKnown } from './reply.ts';

/** Folders of stored files: uploads of editors are public. */
export const FILE_FOLDERS = ['media', 'files'] as const;

/** Collection whose files are served. */
export type FileFolder = (typeof FILE_FOLDERS)[number];

/**
 * A picture's name changes with its bytes. A document is replaced under the same name, so caches
 * ask each time.
 */
const CACHING: Readonly<Record<FileFolder, string>> = {
  media: 'public, max-age=31536000, immutable',
  files: 'public, no-cache',
};

/** A plain file name: no folder, no hidden file, no control character. */
const FILE_NAME = /^[^./\\\p{Cc}][^/\\\p{Cc}]{0,254}$/u;

/** Headers of the stored file that say what it is and which part of it this is. */
const FILE_HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag'];

/** Payload's own handler, which knows whether files are on disk or in an object store. */
function fileHandler(payload: Payload, collection: FileFolder) {
  const endpoints = payload.collections[collection].config.endpoints || [];
  const endpoint = endpoints.find(({ path }) => path === '/file/:filename');
  if (!endpoint) throw new AppError('Internal', `${collection} stores no files.`);
  return endpoint.handler;
}

/** Answers of the handler that are passed on: the file or a part of it, unchanged, no such part. */
const PASSED_ON = [200, 206, 304, 416];

/**
 * The handler's response, with one error for each kind of failure: while an object store does not answer, the file
 * may still exist; a file that is missing on the disk is gone.
 * @throws AppError `NotFound`, or `Unavailable` while the object store does not answer
 */
async function handled(payload: Payload, collection: FileFolder, req: PayloadRequest) {
  const missing = new AppError('NotFound', 'There is no such file.');
  try {
    const response = await fileHandler(payload, collection)(req);
    if (PASSED_ON.includes(response.status)) return response;
    const isAway = response.status >= 500 && hasObjectStore(payload, collection);
    throw isAway ? new AppError('Unavailable', 'The object store does not answer.') : missing;
  } catch (error) {
    throw error instanceof Forbidden ? missing : error;
  }
}

function hasObjectStore(payload: Payload, collection: FileFolder): boolean {
  return Boolean(payload.collections[collection].config.upload.disableLocalStorage);
}

/** Tag and date of a file in the data folder; an object store says its own. */
async function versionOf(payload: Payload, collection: FileFolder, filename: string) {
  const { staticDir = '' } = payload.collections[collection].config.upload;
  if (hasObjectStore(payload, collection)) return null;
  // Payload's handler reports a missing file.
  const found = await stat(path.join(staticDir, filename)).catch(() => null);
  if (!found) return null;
  const tag = `"${found.size}-${Math.floor(found.mtimeMs)}"`;
  return { etag: tag, 'last-modified': found.mtime.toUTCString() };
}

/**
 * A stored file, whole or the part in the request's Range header.
 * @throws AppError `NotFound` when no such file is stored, `Unavailable` when it cannot be read now
 */
export async function storedFile(
  payload: Payload,
  collection: FileFolder,
  filename: string,
  request: Request,
): Promise<Response> {
  if (!FILE_NAME.test(filename)) throw new AppError('NotFound', 'There is no such file.');
  const routeParams = { collection, filename };
  const version = await versionOf(payload, collection, filename);
  const headers = new Headers(request.headers);
  const continued = headers.get('if-range');
  const known = continued === null || Object.values(version ?? {}).includes(continued);
  if (version && !known) headers.delete('range');
  const { url } = request;
  const local = await createLocalReq({ req: { headers, url, routeParams } }, payload);
  const response = await handled(payload, collection, local);
  const tags = headers.get('if-none-match');
  const date = headers.get('if-modified-since');
  const isSame =
    response.ok &&
    version !== null &&
    (tags === null ? date === version['last-modified'] : isKnown(version.etag, tags));
  const status = isSame ? 304 : response.status;
  const isFound = response.ok || status === 304;
  const fileHeaders = (isSame ? [] : FILE_HEADERS).flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const hasBody = request.method !== 'HEAD' && !isSame;
  if (!hasBody) await response.body?.cancel();
  return new Response(hasBody ? response.body : null, {
    status,
    headers: {
      ...Object.fromEntries(fileHeaders),
      ...(isFound && version),
      'cache-control': isFound ? CACHING[collection] : 'no-store',
    },
  });
}
