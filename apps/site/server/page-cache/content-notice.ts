import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  changeNotice,
  NOTICE_HEADERS,
  NOTICE_MAX_AGE_SECONDS,
  NOTICE_PATH,
} from '@tkalnia/contract';
import { methodNotAllowed } from '../http/methods.ts';
import { createMinuteLimit } from '../http/minute-limit.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware, Visit } from '../http/visit.ts';

/** Largest notice, in bytes. */
const MAX_BYTES = 64 * 1024;

/** More notices than this in a minute are not news of an editor's work. */
const PER_MINUTE = 3_000;

/** What a notice is checked with, and what it sets off. */
export interface NoticeOptions {
  /** `null` refuses every notice. */
  secret: string | null;
  /** Unix time in ms, because the notice bears the sender's. */
  now(): number;
  /** Resolves when nothing that was rendered before can be served any more. */
  onChange(tags: readonly string[]): Promise<void>;
}

/** Takes the content service's word that content has changed, if it is signed and not old. */
export function contentNotice(options: NoticeOptions): Middleware {
  const mayPass = createMinuteLimit(PER_MINUTE, options.now);
  return async (visit, next) => {
    if (visit.path !== NOTICE_PATH) return next(visit);
    if (visit.method !== 'POST') return methodNotAllowed(['POST']);
    if (!mayPass()) return plainText(429, 'Too Many Requests', { 'retry-after': '60' });
    const body = await readBody(visit);
    if (body === null) return plainText(413, 'Content Too Large');
    if (!isSigned(visit.headers, body, options)) return plainText(401, 'Unauthorized');
    const notice = parse(body);
    if (!notice) return plainText(400, 'Bad Request');
    await options.onChange(notice.tags);
    return plainText(204, '');
  };
}

async function readBody(visit: Visit): Promise<string | null> {
  if (Number(visit.headers.get('content-length') ?? 0) > MAX_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of visit.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isSigned(headers: Headers, body: string, { secret, now }: NoticeOptions): boolean {
  const timestamp = headers.get(NOTICE_HEADERS.timestamp) ?? '';
  const signature = headers.get(NOTICE_HEADERS.signature) ?? '';
  if (secret === null || !/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature))
    return false;
  const age = Math.abs(now() / 1_000 - Number(timestamp));
  if (age > NOTICE_MAX_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

function parse(body: string) {
  try {
    return changeNotice.safeParse(JSON.parse(body)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
