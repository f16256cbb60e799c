import type { RequestContext } from '../http/request-context.ts';

/** A request of an ordinary browser, with the changes of a test. */
export function testRequest(
  path: string,
  changes: Partial<Omit<RequestContext, 'headers'>> & { headers?: HeadersInit } = {},
): RequestContext {
  const url = new URL(path, 'http://localhost:3000');
  return {
    method: 'GET',
    path: url.pathname,
    search: url.search,
    body: null,
    signal: AbortSignal.timeout(60_000),
    address: '192.0.2.1',
    loopback: false,
    ...changes,
    headers: new Headers(changes.headers),
  };
}

/** Stands in for everything behind a middleware. */
export async function behind(): Promise<Response> {
  return new Response('behind');
}
