import { AppError, type FreeCalls } from '@osnowa/contract';
import { isLoopback, limitKey } from '@osnowa/http/client-address';
import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import { readMessages } from '../../content/.server/messages.ts';
import type { SiteRequest } from '../../content/request.ts';
import type { CallChoice } from '../call-times/times-list.tsx';

/** Longest wait for the times, in ms: without them the form asks only for a call. */
const TIMEOUT_MS = 3_000;

/** A form asks three times a minute at most; all people of an office share one address. */
const asking = new RateLimit([{ most: 60, ms: MINUTE_MS }]);

/**
 * Words and times for the choice of a call. Empty if no adviser takes calls by appointment, or the
 * times cannot be read: then the form only asks for a call.
 * @param shows `now`: the times themselves, on a page that is not stored; `later`: a script asks for them
 */
export async function offeredCalls(
  site: SiteRequest,
  shows: 'now' | 'later',
): Promise<{ calls?: CallChoice }> {
  const { content, locale } = site;
  const free = await freeCalls(site);
  // A page without the times must not be cached for long.
  if (free === null) content.markStale();
  if (!free?.isOffered) return {};
  const { calls: words } = await readMessages(content, locale);
  return { calls: { words, free: shows === 'now' ? free : null } };
}

/**
 * The free times, for the script of a form; a refused request leaves the form's own times. Local
 * addresses are not limited: behind a proxy that passes no addresses on, all visitors would share one.
 */
export async function callTimes(site: SiteRequest): Promise<Response> {
  const { address } = site.client;
  const headers = { 'cache-control': 'no-store' };
  const place = isLoopback(address) ? null : asking.take(limitKey(address));
  if (place?.ok === false) {
    const wait = { 'retry-after': `${place.retryAfterSeconds}` };
    return Response.json(null, { status: 429, headers: { ...headers, ...wait } });
  }
  const free = await freeCalls(site);
  return Response.json(free, { status: free ? 200 : 503, headers });
}

let inFlight: Promise<FreeCalls | null> | null = null;

/** The times that are free now; `null` where they cannot be read. Who asks meanwhile gets the same. */
function freeCalls(site: SiteRequest): Promise<FreeCalls | null> {
  inFlight ??= readFreeCalls(site).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function readFreeCalls({ api }: SiteRequest): Promise<FreeCalls | null> {
  try {
    return await api.call('freeCalls', {}, { timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
