import { IDLE_SECONDS } from '../../access/accounts/idle.ts';

/** A session is renewed by use once this much of it is over, in ms. */
const USED_MS = 5 * 60_000;

/** How long before its end a window asks whether another one has renewed the session, in ms. */
export const LAST_LOOK_MS = 110_000;

/**
 * Whether use now renews a session.
 * @param endsAt its end as the page knows it, in ms since 1970; missing before the page has asked
 */
export function isRenewalDue(endsAt: number | undefined, now: number): boolean {
  if (endsAt === undefined) return false;
  const left = endsAt - now;
  return left > 0 && left < IDLE_SECONDS * 1000 - USED_MS;
}
