import { covers } from '../../app/content/.server/tags.ts';
import type { PageCacheOptions } from './page-cache-options.ts';
import { createFill } from './page-fill.ts';
import type { PageKey } from './page-key.ts';
import { isOvertaken } from './page-life.ts';
import { createPageShelves } from './page-shelves.ts';
import type { StoredPage } from './stored-page.ts';

/** Longest wait for a new page while an old one could stand in, in ms. */
const OLD_PAGE_WAIT_MS = 80;

/** Refreshes under way at once, so that a slow API does not fill the process with them. */
const MAX_REFRESHES = 2;

/**
 * The best compression of a page takes a quarter of a second of a core, so it waits until nothing was
 * rendered for this many ms: visitors who wait for a page come first.
 */
const QUIET_MS = 2_000;

/** Whole pages as bytes, for everybody. */
export interface PageCache {
  /** A page that can be sent at once, without waiting for anything. */
  peek(key: string): StoredPage | undefined;
  /** The page, rendered if need be: once, however many ask. */
  get(key: PageKey): Promise<StoredPage>;
  /** Content with these tags has changed: its pages serve only in need. Returns their keys. */
  drop(tags: Iterable<string>): string[];
}

/** A cache with nothing in memory. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now, metrics, snapshots } = options;
  const shelves = createPageShelves(
    options.maxBytes,
    options.quietMs ?? QUIET_MS,
    (key, page) => void (key.endless || snapshots.save(key.key, page)),
  );
  const flights = new Map<string, Promise<StoredPage>>();
  let refreshes = 0;
  metrics.observe('page_cache_entries', shelves.count);
  metrics.observe('page_cache_bytes', shelves.bytes);

  const fill = createFill(options, shelves);

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

  /** @returns the new page; `null` where enough others are being refreshed */
  function refresh(key: PageKey): Promise<StoredPage> | null {
    const running = flights.get(key.key);
    if (running !== undefined) return running;
    if (refreshes >= MAX_REFRESHES) return null;
    refreshes += 1;
    const done = () => {
      refreshes -= 1;
    };
    const flight = fly(key);
    flight.then(done, done);
    return flight;
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
        if (now() >= page.freshUntil) void refresh(key);
        return hit(page);
      }
      if (page && now() < page.inNeedUntil && !isOvertaken(page)) {
        const fresh = refresh(key);
        return hit(fresh === null ? page : await soonOr(fresh, page));
      }
      metrics.count('page_cache_misses');
      const made = await fly(key);
      if (made.storable && now() >= made.freshUntil) void refresh(key);
      return made;
    },
    drop(tags) {
      // What is being rendered may hold the old content: whoever waits gets it, nobody else.
      flights.clear();
      void snapshots.drop([...tags]);
      return shelves.drop(covers(tags));
    },
  };
}

/** The new page if it comes quickly, as it does unless the API is slow; the old one otherwise. */
async function soonOr(fresh: Promise<StoredPage>, old: StoredPage): Promise<StoredPage> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<StoredPage>((resolve) => {
    timer = setTimeout(() => resolve(old), OLD_PAGE_WAIT_MS);
  });
  try {
    return await Promise.race([fresh, late]);
  } finally {
    clearTimeout(timer);
  }
}
