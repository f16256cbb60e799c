import type { Rendered } from './rendered.ts';
import type { PageLife, StoredPage } from './stored-page.ts';

/** How long a page lives, in ms. */
export const LIFE = {
  fresh: 5 * 60_000,
  /** After that it is still served while one refresh runs in the background. */
  whileRefreshing: 60 * 60_000,
  /** And so long when there is nothing better, because the API is down. */
  inNeed: 24 * 60 * 60_000,
  /** A page that says that something does not exist. */
  missing: 60_000,
  /** A page made of old copies, or one whose refresh failed: tried again soon. */
  retry: 10_000,
};

/** Statuses that may be kept at all. */
const KEPT = new Set([200, 301, 404]);

/** Life of a page that was rendered just now. */
export function lifeOf({ response, stale, poor }: Rendered, now: number): PageLife {
  const control = response.headers.get('cache-control') ?? '';
  const storable =
    KEPT.has(response.status) &&
    !poor &&
    !/no-store/.test(control) &&
    !response.headers.has('set-cookie');
  const fresh = stale ? LIFE.retry : LIFE.fresh;
  if (response.status === 404) {
    const until = now + Math.min(fresh, LIFE.missing);
    return { storable, storedAt: now, freshUntil: until, usableUntil: until, inNeedUntil: until };
  }
  return {
    storable,
    storedAt: now,
    freshUntil: now + fresh,
    usableUntil: now + fresh + LIFE.whileRefreshing,
    inNeedUntil: now + LIFE.inNeed,
  };
}

/**
 * Life of a page that comes from the disk: never fresh, because nobody knows which notices were
 * missed; served at once while it is refreshed, if it is not older than a page in memory might be;
 * in need however old.
 * @param age ms since it was rendered; what lies in the future was written by another clock
 * @param overtaken its content has changed since
 */
export function lifeFromDisk(age: number, overtaken: boolean, now: number): PageLife {
  const storedAt = now - Math.max(0, age);
  const isUsable = age >= 0 && !overtaken;
  return {
    storable: true,
    storedAt,
    freshUntil: now,
    usableUntil: isUsable ? storedAt + LIFE.fresh + LIFE.whileRefreshing : now,
    inNeedUntil: Number.POSITIVE_INFINITY,
  };
}

/** Its content has changed: from now on it serves only in need. */
export function overtake(page: StoredPage): void {
  page.freshUntil = page.usableUntil = -Infinity;
}

/** Whether somebody has to wait for a new one, however long it takes. */
export function isOvertaken({ usableUntil }: StoredPage): boolean {
  return usableUntil === -Infinity;
}

/** An old page that has to do once more; its refresh is tried again soon. */
export function prolong(page: StoredPage, now: number): StoredPage {
  page.freshUntil = now + LIFE.retry;
  page.usableUntil = Math.max(page.usableUntil, page.freshUntil);
  return page;
}
