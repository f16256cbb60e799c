import { changeNotice, NOTICE_PATH } from '@osnowa/contract';
import { boundedBody, isSignedMessage } from '@osnowa/http';
import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';

/** Largest notice, in bytes. */
const MAX_BYTES = 64 * 1024;

/** More notices than this in a minute do not come from editors' work. */
const PER_MINUTE = 3_000;

/** What a notice is checked with, and what it causes. */
export interface NoticeOptions {
  /** `null` refuses every notice. */
  secret: string | null;
  /** Unix time in ms, because the notice contains the sender's. */
  now(): number;
  /** Resolves when nothing that was rendered before can be served any more. */
  onChange(tags: readonly string[]): Promise<void>;
}

/** Takes change notices of the content service that are signed and not old. */
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
    const notice = parse(body);
    if (!notice) return plainText(400, 'Bad Request');
    await options.onChange(notice.tags);
    return plainText(204, '');
  };
}

function parse(body: string) {
  try {
    return changeNotice.safeParse(JSON.parse(body)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
