import { addressOf, type Locale } from '@osnowa/contract';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';

/** A download of the content service, such as the general terms: one PDF name, which may be encoded. */
const DOWNLOAD =
  /^\/files\/((?=[A-Za-z0-9%])(?:[A-Za-z0-9._~()-]|%(?!2f|5c|7f|[01])[\da-f]{2}){1,400}\.pdf)$/i;

/** Request headers for a version or a part of a file, and the headers of the answer. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
const ANSWERED = ['etag', 'last-modified', 'accept-ranges', 'content-range', 'content-length'];

/** The whole document, a part of it, nothing new, no such part. */
const PASSED_ON = [200, 206, 304, 416];

/** Longest wait for the content service to begin its answer, in ms. */
const TIMEOUT_MS = 5_000;

/** Forwards the content service's downloads, which visitors cannot reach directly. */
export function downloads({ api }: { api: { url: string; fetch: typeof fetch } }): Middleware {
  return async (request, next) => {
    const name = DOWNLOAD.exec(request.path)?.[1];
    if (!name) return next(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return methodNotAllowed(['GET', 'HEAD']);
    const { method } = request;
    const file = await fetchFile(api, `/files/${name}`, { method, headers: some(request, ASKED) });
    if (!file) return plainText(502, 'The document cannot be fetched at the moment');
    if (!PASSED_ON.includes(file.status)) return plainText(404, 'There is no such document');
    return new Response(file.status === 416 ? null : file.body, {
      status: file.status,
      headers: {
        ...some(file, ANSWERED),
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename*=UTF-8''${name}`,
        // An editor may replace the document under this address.
        'cache-control': 'public, no-cache',
      },
    });
  };
}

/** The headers of these names that are present. */
function some({ headers }: Pick<Response, 'headers'>, names: readonly string[]) {
  const found = names.map((name): [string, string | null] => [name, headers.get(name)]);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== null));
}

/**
 * Begins to fetch a file of the web API; `null` if it cannot be reached.
 * @param path below the API's address
 */
async function fetchFile(
  api: { url: string; fetch: typeof fetch },
  path: string,
  more: Pick<RequestInit, 'method' | 'headers'> = {},
): Promise<Response | null> {
  try {
    return await api.fetch(`${api.url}${path}`, {
      ...more,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    // A refused connection or a time-out: the request is valid, so a later attempt may succeed.
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}

/** An estimate as a file, under the address of its page. */
const FILE = /^\/estimate\/([0-9a-f]{32})\.(pdf|json)$/;

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
};

/** Forwards an estimate as PDF, in the language of the address, or as JSON. */
export function estimateFiles({ api }: { api: { url: string; fetch: typeof fetch } }): Middleware {
  return async (request, next) => {
    const { locale, path } = splitLocale(request.path);
    const [, key, ending] = FILE.exec(path) ?? [];
    if (!key || !ending) return next(request);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return methodNotAllowed(['GET', 'HEAD']);
    const file = await fetchFile(api, estimateAddress(key, ending, locale));
    if (!file || file.status >= 500)
      return plainText(502, 'The estimate cannot be fetched at the moment');
    if (file.status !== 200) return plainText(404, 'There is no such estimate');
    return new Response(request.method === 'HEAD' ? null : file.body, {
      headers: {
        'content-type': TYPES[ending] as string,
        'content-disposition': file.headers.get('content-disposition') ?? 'inline',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
  };
}

function estimateAddress(key: string, ending: string, locale: Locale): string {
  const isPdf = ending === 'pdf';
  return isPdf ? addressOf('estimatePdf', { key, locale }) : addressOf('savedEstimate', { key });
}
