import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import { log } from '../telemetry/log.ts';
import { CSP_REPORT_PATH } from './content-security-policy.ts';

/** Largest report that is read, in bytes, and how many a minute; the rest is dropped. */
const MAX_BYTES = 16 * 1024;
const PER_MINUTE = 30;

/** Takes browsers' reports of a broken content security policy; logs what was blocked, not where. */
export function cspReports(now: () => number): Middleware {
  const limit = new RateLimit([{ most: PER_MINUTE, ms: MINUTE_MS }], now);
  return async (request, next) => {
    if (request.path !== CSP_REPORT_PATH || request.method !== 'POST') return next(request);
    const length = Number(request.headers.get('content-length') ?? Number.NaN);
    if (limit.take('').ok && length <= MAX_BYTES) {
      const text = await new Response(request.body).text();
      const directive = /"(?:effective-?directive|violated-directive)"\s*:\s*"([a-z-]{1,40})/i.exec(
        text,
      );
      if (directive) log('warn', 'csp.violation', { directive: directive[1] });
    }
    return plainText(204, '');
  };
}
