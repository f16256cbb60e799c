import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import type { Metrics } from './metrics.ts';

/** What the health addresses report. */
export interface HealthSources {
  /** Whether pages can be served: not ending, and content can be read. */
  ready(): Promise<boolean>;
  metrics: Metrics;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve pages. `/metrics`: figures, for this
 * machine only; a proxy on the same machine does not count as it, so what it forwards is refused.
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
    if (request.path !== '/metrics' || !request.loopback || forwarded) return next(request);
    return plainText(200, await sources.metrics.text());
  };
}
