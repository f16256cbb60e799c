import { isLoopback, plainAddress } from '@osnowa/http/client-address';

/** One request as the middleware sees it. */
export interface Visit {
  method: string;
  /** Path as asked, dot segments resolved, beginning with `/`. */
  path: string;
  /** Query as asked with its `?`, or nothing. */
  search: string;
  headers: Headers;
  /** Body of a form; read at most once. */
  body: ReadableStream<Uint8Array> | null;
  /** Ends when the client has gone. */
  signal: AbortSignal;
  /** Who asks, as far as the trusted proxies tell. */
  address: string;
  /** The other end of the connection is this machine. */
  loopback: boolean;
}

/** One step between a request and its answer; it answers itself or leaves that to the next. */
export type Middleware = (
  visit: Visit,
  next: (visit: Visit) => Promise<Response>,
) => Promise<Response> | Response;

/** The steps in their order; who comes last must answer. */
export function chain(steps: readonly Middleware[]): (visit: Visit) => Promise<Response> {
  async function from(index: number, visit: Visit): Promise<Response> {
    const step = steps[index];
    if (!step) throw new Error(`Nobody answered ${visit.method} ${visit.path}`);
    return step(visit, (onward) => from(index + 1, onward));
  }
  return (visit) => from(0, visit);
}

/** What the connection tells about the other end. */
export interface Connection {
  remoteAddress: string | undefined;
}

/**
 * The visit of a request.
 * @param trustedProxies how many proxies in front of the site add to `X-Forwarded-For`
 */
export function visitOf(request: Request, connection: Connection, trustedProxies: number): Visit {
  const url = new URL(request.url);
  const direct = plainAddress(connection.remoteAddress ?? '');
  return {
    method: request.method,
    path: url.pathname,
    search: url.search,
    headers: new Headers(request.headers),
    body: request.method === 'POST' ? request.body : null,
    signal: request.signal,
    address: clientAddress(request.headers.get('x-forwarded-for'), direct, trustedProxies),
    loopback: isLoopback(direct),
  };
}

/** Only what the trusted proxies appended counts: a client can write anything before it. */
function clientAddress(forwarded: string | null, direct: string, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwarded) return direct;
  const hops = forwarded.split(',').map((hop) => hop.trim());
  return plainAddress(hops.at(-trustedProxies) ?? '') || direct;
}
