import type { PageLife, StoredPage } from './stored-page.ts';

/** What the renderer made of a key. */
export interface Rendered {
  /** The whole answer with its security headers. */
  response: Response;
  tags: ReadonlySet<string>;
  /** Made of last good copies: to be rendered again soon. */
  stale: boolean;
  /** Failed, or with parts missing because the API is down: an older page is better. */
  degraded: boolean;
}

/** How long a page lives, in ms. */
const LIFE = {
  fresh: 5 * 60_000,
  /** After that it is still served while one refresh runs in the background (stale while revalidate). */
  whileRevalidating: 60 * 60_000,
  /** After that only while no newer one can be rendered (stale if error). */
  ifError: 24 * 60 * 60_000,
  /** A page with status 404. */
  missing: 60_000,
  /** A page made of old copies, or one whose refresh failed. */
  retry: 10_000,
};

/** Statuses of answers that may be stored. */
const STORABLE = new Set([200, 301, 404]);

/** Life of a page that has just been rendered. */
export function lifeOf({ response, stale, degraded }: Rendered, now: number): PageLife {
  const control = response.headers.get('cache-control') ?? '';
  const storable =
    STORABLE.has(response.status) &&
    !degraded &&
    !/no-store/.test(control) &&
    !response.headers.has('set-cookie');
  const fresh = stale ? LIFE.retry : LIFE.fresh;
  if (response.status === 404) {
    const until = now + Math.min(fresh, LIFE.missing);
    return {
      storable,
      storedAt: now,
      freshUntil: until,
      staleUntil: until,
      staleIfErrorUntil: until,
    };
  }
  return {
    storable,
    storedAt: now,
    freshUntil: now + fresh,
    staleUntil: now + fresh + LIFE.whileRevalidating,
    staleIfErrorUntil: now + LIFE.ifError,
  };
}

/** Its content has changed: from now on it is served only if an error leaves nothing newer. */
export function overtake(page: StoredPage): void {
  page.freshUntil = page.staleUntil = -Infinity;
}

/** Whether its content has changed, so that a visitor has to wait for a new one. */
export function isOvertaken({ staleUntil }: StoredPage): boolean {
  return staleUntil === -Infinity;
}

/** Extends the life of an old page after a failed refresh; the next try comes soon. */
export function extend(page: StoredPage, now: number): StoredPage {
  page.freshUntil = now + LIFE.retry;
  page.staleUntil = Math.max(page.staleUntil, page.freshUntil);
  return page;
}
