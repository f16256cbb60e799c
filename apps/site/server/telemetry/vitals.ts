import { LOCALE_CODES } from '@osnowa/contract';
import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import { z } from 'zod';
import {
  DEVICES,
  PAGE_KINDS,
  VITAL_NAMES,
  VITALS_PATH,
  type VitalsMessage,
} from '../../app/consent/vitals-message.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import type { Metrics } from './metrics.ts';

/** Largest message that is read, in bytes, and how many a minute; the rest is dropped. */
const MAX_BYTES = 1_024;
const PER_MINUTE = 600;

/** Values beyond this are no measurement; ms. */
const LONGEST_MS = 600_000;

const vitalsMessage = z.strictObject({
  page: z.enum(PAGE_KINDS),
  locale: z.enum(LOCALE_CODES),
  device: z.enum(DEVICES),
  values: z.partialRecord(z.enum(VITAL_NAMES), z.number().min(0).max(LONGEST_MS)),
}) satisfies z.ZodType<VitalsMessage>;

/**
 * Adds what browsers measured to the histograms of `/metrics`. Nothing about a single visit is
 * stored. Every message gets the same answer, because browsers ignore the answer to a beacon.
 */
export function vitals(metrics: Metrics, now: () => number): Middleware {
  const limit = new RateLimit([{ most: PER_MINUTE, ms: MINUTE_MS }], now);
  return async (request, next) => {
    if (request.path !== VITALS_PATH || request.method !== 'POST') return next(request);
    const length = Number(request.headers.get('content-length') ?? Number.NaN);
    if (limit.take('').ok && length <= MAX_BYTES) {
      const message = parsed(await new Response(request.body).text());
      if (message) metrics.addVisit(message);
    }
    return plainText(204, '');
  };
}

/** A message in the form that our own script sends; `null` for any other. */
function parsed(text: string): VitalsMessage | null {
  try {
    return vitalsMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
