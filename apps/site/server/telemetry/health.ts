import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import type { Metrics } from './metrics.ts';

/** What the health addresses tell. */
export interface HealthSources {
  /** Whether pages can be served: not ending, and content is at hand. */
  ready(): Promise<boolean>;
  metrics: Metrics;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve pages. `/metrics`: figures, for this
 * machine only; a proxy on the same machine does not count as it, so what it forwards is refused.
 */
export function health(sources: HealthSources): Middleware {
  return async (visit, next) => {
    if (visit.method === 'POST') return next(visit);
    if (visit.path === '/healthz') return plainText(200, 'ok');
    if (visit.path === '/readyz') {
      return (await sources.ready())
        ? plainText(200, 'ready')
        : plainText(503, 'not ready', { 'retry-after': '5' });
    }
    const forwarded = visit.headers.has('x-forwarded-for') || visit.headers.has('forwarded');
    if (visit.path !== '/metrics' || !visit.loopback || forwarded) return next(visit);
    return plainText(200, sources.metrics.text());
  };
}
