import { AppError } from '@tkalnia/contract';
import { createLocalReq, type Payload } from 'payload';

/** Folders of stored files: what editors upload is public. */
export const FILE_FOLDERS = ['media', 'files'] as const;

/** Collection whose files are served. */
export type FileFolder = (typeof FILE_FOLDERS)[number];

/** A picture's name changes with its bytes; a document may be replaced under the name it has. */
const CACHING: Readonly<Record<FileFolder, string>> = {
  media: 'public, max-age=31536000, immutable',
  files: 'public, max-age=300',
};

/** A plain file name: no folder, no hidden file, no control character. */
const FILE_NAME = /^[^./\\\p{Cc}][^/\\\p{Cc}]{0,254}$/u;

/** Headers of the stored file that say what it is and which part of it this is. */
const KEPT_HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag'];

async function isStored(payload: Payload, collection: FileFolder, filename: string) {
  const where = { filename: { equals: filename } };
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true });
  return totalDocs > 0;
}

/** Payload's own handler, which knows whether files lie on disk or in an object store. */
function fileHandler(payload: Payload, collection: FileFolder) {
  const endpoints = payload.collections[collection].config.endpoints || [];
  const endpoint = endpoints.find(({ path }) => path === '/file/:filename');
  if (!endpoint) throw new AppError('Internal', `${collection} stores no files.`);
  return endpoint.handler;
}

/**
 * A stored file, whole or the part that the request's Range header asks for.
 * @throws AppError `NotFound` when no such file is stored
 */
export async function storedFile(
  payload: Payload,
  collection: FileFolder,
  filename: string,
  request: Request,
): Promise<Response> {
  const missing = new AppError('NotFound', 'There is no such file.');
  if (!FILE_NAME.test(filename) || !(await isStored(payload, collection, filename))) throw missing;
  const routeParams = { collection, filename };
  const { headers, url } = request;
  const local = await createLocalReq({ req: { headers, url, routeParams } }, payload);
  const response = await fileHandler(payload, collection)(local);
  if (!response.ok && response.status !== 416) throw missing;
  const kept = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const isHead = request.method === 'HEAD';
  if (isHead) await response.body?.cancel();
  return new Response(isHead ? null : response.body, {
    status: response.status,
    headers: [...kept, ['cache-control', response.ok ? CACHING[collection] : 'no-store']],
  });
}
