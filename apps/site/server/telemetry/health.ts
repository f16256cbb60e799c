import { bearsToken } from '@osnowa/http/bearer';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import type { Metrics } from './metrics.ts';

/** Sources of the health addresses. */
export interface HealthSources {
  /** Whether pages can be served: not ending, and content can be read. */
  ready(): Promise<boolean>;
  metrics: Metrics;
  /** With it other machines may read the figures, too. */
  token: string | null;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve pages. `/metrics`: figures, for this machine and
 * for requests with the token; what a proxy on this machine forwards does not count as from it.
 */
export function health(sources: HealthSources): Middleware {
  return async (request, next) => {
    if (request.method === 'POST') return next(request);
    if (request.path === '/healthz') return plainText(200, 'ok');
    if (request.path === '/readyz') {
      return (await sources.ready())
        ? plainText(200, 'ready')
        : plainText(503, 'not ready', { 'retry-after': '5' });
    }
    const forwarded = request.headers.has('x-forwarded-for') || request.headers.has('forwarded');
    const isLetIn = (request.loopback && !forwarded) || bearsToken(request.headers, sources.token);
    if (request.path !== '/metrics') return next(request);
    // A plain 404: caches may store the page of a missing address, also for those with access.
    return isLetIn ? plainText(200, await sources.metrics.text()) : plainText(404, 'Not Found');
  };
}
