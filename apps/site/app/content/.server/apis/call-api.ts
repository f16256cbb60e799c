import { FREE_CALLS_PATH, type FreeCalls, freeCalls } from '@osnowa/contract';
import { isLoopback, limitKey } from '@osnowa/http/client-address';
import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';

/** Longest wait for the web API, in ms: without an answer the form asks only for a call. */
const TIMEOUT_MS = 3_000;

/** A form asks three times a minute at most; all people of an office share one address. */
const PER_MINUTE = 60;

/** The web API's calendar of advisers. */
export interface CallApi {
  /** The times that are free now; `null` where they cannot be read. */
  free(): Promise<FreeCalls | null>;
  /**
   * Limits visitors who only ask for the times, again and again while choosing. Local addresses
   * are not limited: behind a proxy that passes no addresses on, all visitors would share one.
   * @returns seconds until the next attempt where there were too many; otherwise `null`
   */
  waitOf(address: string): number | null;
}

/**
 * Creates the client of that calendar. Visitors who ask at the same moment share one answer.
 * @param now monotonic clock in ms
 */
export function createCallApi(
  api: { url: string; fetch: typeof fetch },
  now?: () => number,
): CallApi {
  const limit = new RateLimit([{ most: PER_MINUTE, ms: MINUTE_MS }], now);
  let inFlight: Promise<FreeCalls | null> | null = null;
  return {
    free() {
      inFlight ??= readFree(api).finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
    waitOf(address) {
      if (isLoopback(address)) return null;
      const place = limit.take(limitKey(address));
      return place.ok ? null : place.retryAfterSeconds;
    },
  };
}

async function readFree(api: { url: string; fetch: typeof fetch }): Promise<FreeCalls | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await api.fetch(api.url + FREE_CALLS_PATH, { redirect: 'error', signal });
    return response.ok ? (freeCalls.safeParse(await response.json()).data ?? null) : null;
  } catch (error) {
    // No connection, no answer in time, or one that is no JSON.
    const isLost = error instanceof TypeError || error instanceof DOMException;
    if (isLost || error instanceof SyntaxError) return null;
    throw error;
  }
}
