import { NOTICE_PATH } from '@osnowa/contract';
import { boundedBody, isSignedMessage } from '@osnowa/http';
import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import { describe, log } from '../telemetry/log.ts';

/** Largest notice, in bytes: it contains only the time it was sent. */
const MAX_BYTES = 1_024;

/** Most notices in a minute, which editors never reach. */
const PER_MINUTE = 3_000;

/** Settings of a notice's check, and its effect. */
export interface NoticeOptions {
  /** `null` refuses every notice. */
  secret: string | null;
  /** Unix time in ms, because the notice contains the sender's. */
  now(): number;
  /** Resolves when no page rendered before the changes in the log can be served any more. */
  look(): Promise<void>;
}

/** Takes signed, recent notices of the content service: the change log has new rows. */
export function contentNotice(options: NoticeOptions): Middleware {
  const limit = new RateLimit([{ most: PER_MINUTE, ms: MINUTE_MS }], options.now);
  return async (request, next) => {
    if (request.path !== NOTICE_PATH) return next(request);
    if (request.method !== 'POST') return methodNotAllowed(['POST']);
    if (!limit.take('').ok) return plainText(429, 'Too Many Requests', { 'retry-after': '60' });
    const bytes = await boundedBody(request, MAX_BYTES);
    if (bytes === null) return plainText(413, 'Content Too Large');
    const body = bytes.toString('utf8');
    const { secret, now } = options;
    if (secret === null || !isSignedMessage({ headers: request.headers, body }, secret, now())) {
      return plainText(401, 'Unauthorized');
    }
    try {
      await options.look();
      return plainText(204, '');
    } catch (error) {
      log('warn', 'changes.unread', describe(error));
      return plainText(503, 'Service Unavailable', { 'retry-after': '1' });
    }
  };
}
