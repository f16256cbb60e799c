import type { IncomingHttpHeaders } from 'node:http';
import { forwardedAddress, isLoopback, plainAddress } from '@osnowa/http/client-address';

/** One request as the middleware sees it. */
export interface RequestContext {
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
  /** The client's address, as far as the trusted proxies say. */
  address: string;
  /** The other end of the connection is this machine. */
  loopback: boolean;
}

/** One step between a request and its answer: it answers, or passes the request to the next. */
export type Middleware = (
  request: RequestContext,
  next: (request: RequestContext) => Promise<Response>,
) => Promise<Response> | Response;

/** The known properties of a request before it is parsed further. */
export interface RequestHead {
  method: string;
  path: string;
  /** Query as asked with its `?`, or nothing. */
  search: string;
  headers: IncomingHttpHeaders;
}

/**
 * A step that decides by more than the path: by host, method, cookies, browser, query or time. A
 * cached page is sent without the steps, so such a step declares which requests it must see. A step
 * that decides by the path alone need not: a path that it answers never reaches the cache.
 */
export interface GuardStep {
  middleware: Middleware;
  /** Whether the step may answer this request; the cache then leaves the request to the steps. */
  mayAnswer(head: RequestHead): boolean;
}

export type Step = Middleware | GuardStep;

/** Passes a request through the steps in their order; the last one must answer. */
export function chain(steps: readonly Step[]): (request: RequestContext) => Promise<Response> {
  const all = steps.map((step) => (typeof step === 'function' ? step : step.middleware));
  async function from(index: number, request: RequestContext): Promise<Response> {
    const step = all[index];
    if (!step) throw new Error(`No step answered ${request.method} ${request.path}`);
    return step(request, (onward) => from(index + 1, onward));
  }
  return (request) => from(0, request);
}

/** Properties of the connection's other end. */
export interface Connection {
  remoteAddress: string | undefined;
}

/**
 * The request context for the steps.
 * @param trustedProxies how many proxies in front of the site add to `X-Forwarded-For`
 */
export function requestContext(
  request: Request,
  connection: Connection,
  trustedProxies: number,
): RequestContext {
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
  return forwardedAddress(forwarded.split(',').at(-trustedProxies) ?? '') ?? direct;
}
