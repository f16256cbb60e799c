import { covers } from '../../app/content/.server/tags.ts';
import { describe, log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { PageKey } from './page-key.ts';
import { createPageShelves } from './page-shelves.ts';
import { addGzip, type StoredPage, storedPage } from './stored-page.ts';

/** How long a page lives, in ms. */
const LIFE = {
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

/** Refreshes under way at once, so that a slow API does not fill the process with them. */
const MAX_REFRESHES = 2;

/** What the renderer made of a key. */
export interface Rendered {
  /** The whole answer with its security headers. */
  response: Response;
  tags: ReadonlySet<string>;
  /** Made of last good copies: to be rendered again soon. */
  stale: boolean;
  /** Failed, or with parts missing because the API is down: an older page is better. */
  poor: boolean;
}

/** What the cache is made with. */
export interface PageCacheOptions {
  maxBytes: number;
  render(key: PageKey): Promise<Rendered>;
  /** Milliseconds of a clock that never jumps back. */
  now(): number;
  metrics: Metrics;
}

/** Whole pages as bytes, for everybody. */
export interface PageCache {
  /** A page that can be sent at once, without waiting for anything. */
  peek(key: string): StoredPage | undefined;
  /** The page, rendered if need be: once, however many ask. */
  get(key: PageKey): Promise<StoredPage>;
  /** Forgets the pages with these tags; returns their keys. */
  drop(tags: Iterable<string>): string[];
}

/** An empty cache. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now, metrics, render } = options;
  const shelves = createPageShelves(options.maxBytes);
  const flights = new Map<string, Promise<StoredPage>>();
  let refreshes = 0;
  metrics.observe('page_cache_entries', shelves.count);
  metrics.observe('page_cache_bytes', shelves.bytes);

  async function fill(key: PageKey, isCurrent: () => boolean): Promise<StoredPage> {
    metrics.count('page_renders');
    const found = shelves.find(key.key);
    const old = found && now() < found.inNeedUntil ? found : null;
    const rendered = await renderOr(render, key, old !== null);
    if (old && rendered.poor) {
      metrics.count('page_cache_stale_in_need');
      return prolong(old, now());
    }
    const page = await storedPage(rendered.response, lifeOf(rendered, now()));
    if (!page.storable) return page;
    await addGzip(page);
    if (isCurrent()) shelves.keep(key, page);
    return page;
  }

  function fly(key: PageKey): Promise<StoredPage> {
    const running = flights.get(key.key);
    if (running !== undefined) return running;
    const isCurrent = () => flights.get(key.key) === flight;
    const flight: Promise<StoredPage> = fill(key, isCurrent).finally(() => {
      if (isCurrent()) flights.delete(key.key);
    });
    flights.set(key.key, flight);
    return flight;
  }

  function refresh(key: PageKey): void {
    if (refreshes >= MAX_REFRESHES || flights.has(key.key)) return;
    refreshes += 1;
    const done = () => {
      refreshes -= 1;
    };
    fly(key).then(done, done);
  }

  function hit(page: StoredPage): StoredPage {
    metrics.count('page_cache_hits');
    return page;
  }

  return {
    peek(key) {
      const page = shelves.find(key);
      return page && now() < page.freshUntil ? hit(page) : undefined;
    },
    async get(key) {
      const page = shelves.find(key.key);
      if (page && now() < page.usableUntil) {
        if (now() >= page.freshUntil) refresh(key);
        return hit(page);
      }
      metrics.count('page_cache_misses');
      return fly(key);
    },
    drop(tags) {
      // What is being rendered may hold the old content: whoever waits gets it, nobody else.
      flights.clear();
      return shelves.drop(covers(tags));
    },
  };
}

/** An old page that has to do once more; its refresh is tried again soon. */
function prolong(page: StoredPage, now: number): StoredPage {
  page.freshUntil = now + LIFE.retry;
  page.usableUntil = Math.max(page.usableUntil, page.freshUntil);
  return page;
}

/** A poor page instead of a failure when an older one can stand in. */
async function renderOr(
  render: PageCacheOptions['render'],
  key: PageKey,
  hasOld: boolean,
): Promise<Rendered> {
  try {
    return await render(key);
  } catch (error) {
    if (!hasOld) throw error;
    log('error', 'render.failed', { path: key.path, ...describe(error) });
    return { response: new Response(null), tags: new Set(), stale: false, poor: true };
  }
}

/** Statuses that may be kept at all. */
const KEPT = new Set([200, 301, 404]);

function lifeOf({ response, tags, stale, poor }: Rendered, now: number) {
  const control = response.headers.get('cache-control') ?? '';
  const storable =
    KEPT.has(response.status) &&
    !poor &&
    !/no-store/.test(control) &&
    !response.headers.has('set-cookie');
  const fresh = stale ? LIFE.retry : LIFE.fresh;
  if (response.status === 404) {
    const until = now + Math.min(fresh, LIFE.missing);
    return {
      tags,
      storable,
      storedAt: now,
      freshUntil: until,
      usableUntil: until,
      inNeedUntil: until,
    };
  }
  return {
    tags,
    storable,
    storedAt: now,
    freshUntil: now + fresh,
    usableUntil: now + fresh + LIFE.whileRefreshing,
    inNeedUntil: now + LIFE.inNeed,
  };
}
