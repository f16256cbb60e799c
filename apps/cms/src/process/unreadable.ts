import { type RequestListener, STATUS_CODES } from 'node:http';

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
