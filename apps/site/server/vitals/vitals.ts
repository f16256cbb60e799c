import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import { rangeOf, VITAL_NAMES, VITALS_PATH } from '@osnowa/http/vital-metrics';
import {
  MAX_VITAL_SUMS,
  VITAL_SUMS_PATH,
  type VitalSums,
  type VitalsBeacon,
  vitalsBeacon,
} from '@osnowa/http/vitals';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import { type CountingOptions, createReportedSums } from '../storage/reported-sums.ts';

/** Largest message that is read, in bytes, and how many a minute; the rest is dropped. */
const MAX_BYTES = 1_024;
const PER_MINUTE = 600;

/** Takes what browsers measured, and reports it as sums: who measured is forgotten at once. */
export interface VitalCounter {
  middleware: Middleware;
  /** Keeps what is not reported yet for the next start. */
  stop(): Promise<void>;
}

type Sum = Omit<VitalSums['sums'][number], 'count'>;

/**
 * Counts visits by day, kind of page, language, class of device, metric and range of its value.
 * @param now ms since 1970
 */
export function createVitals(options: CountingOptions, now: () => number): VitalCounter {
  const sums = createReportedSums(options, {
    name: 'vitals',
    path: VITAL_SUMS_PATH,
    most: MAX_VITAL_SUMS,
    write: (pairs): VitalSums => ({
      sums: pairs.map(([key, count]) => ({ ...(JSON.parse(key) as Sum), count })),
    }),
  });
  const limit = new RateLimit([{ most: PER_MINUTE, ms: MINUTE_MS }], now);

  function count({ values, page, locale, device }: VitalsBeacon): void {
    const day = new Date(now()).toISOString().slice(0, 10);
    for (const metric of VITAL_NAMES) {
      const value = values[metric];
      if (value === undefined) continue;
      const sum: Sum = { day, page, locale, device, metric, range: rangeOf(metric, value) };
      sums.count(JSON.stringify(sum));
    }
  }

  const middleware: Middleware = async (request, next) => {
    if (request.path !== VITALS_PATH || request.method !== 'POST') return next(request);
    const length = Number(request.headers.get('content-length') ?? Number.NaN);
    if (limit.take('').ok && length <= MAX_BYTES) {
      const beacon = parsed(await new Response(request.body).text());
      if (beacon) count(beacon);
    }
    return plainText(204, '');
  };
  return { middleware, stop: sums.stop };
}

/** A message in the form that our own script sends; `null` for any other. */
function parsed(text: string): VitalsBeacon | null {
  try {
    return vitalsBeacon.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
