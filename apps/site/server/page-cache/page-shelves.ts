import { createBoundedMap } from '../../app/content/.server/bounded-map.ts';
import { describe, log } from '../operation/log.ts';
import type { PageKey } from './page-key.ts';
import { addBrotli, type StoredPage, sizeOf } from './stored-page.ts';

/** Share of the bytes for pages whose addresses visitors make up: search results, missing pages. */
const ENDLESS_SHARE = 1 / 8;

/** Where pages are kept: two shelves, so that a flood of made-up addresses pushes out only its like. */
export interface PageShelves {
  find(key: string): StoredPage | undefined;
  /** Keeps a page, and gives it its best compression in the background. */
  keep(key: PageKey, page: StoredPage): void;
  /** Forgets the pages with a tag that is meant; returns their keys. */
  drop(isDropped: (tag: string) => boolean): string[];
  count(): number;
  bytes(): number;
}

/** Empty shelves for at most `maxBytes` together. */
export function createPageShelves(maxBytes: number): PageShelves {
  const lasting = createBoundedMap({ maxBytes: maxBytes * (1 - ENDLESS_SHARE), sizeOf });
  const endless = createBoundedMap({ maxBytes: maxBytes * ENDLESS_SHARE, sizeOf });
  const shelves = [lasting, endless];
  const compress = inTurn();
  return {
    find: (key) => lasting.get(key) ?? endless.get(key),
    keep({ key, endless: isEndless }, page) {
      const shelf = isEndless || page.status === 404 ? endless : lasting;
      for (const other of shelves) other.delete(key);
      shelf.set(key, page);
      compress(async () => {
        if (shelf.get(key) !== page) return;
        await addBrotli(page);
        if (shelf.get(key) === page) shelf.set(key, page);
      });
    },
    drop(isDropped) {
      const dropped = shelves.flatMap((shelf) =>
        [...shelf.entries()]
          .filter(([, page]) => [...page.tags].some(isDropped))
          .map(([key]) => key),
      );
      for (const key of dropped) for (const shelf of shelves) shelf.delete(key);
      return dropped;
    },
    count: () => lasting.size + endless.size,
    bytes: () => lasting.bytes + endless.bytes,
  };
}

/** Runs tasks one after another, so that background work never takes more than one thread. */
function inTurn(): (task: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (task) => {
    last = last
      .then(task)
      .catch((error) => log('error', 'page.compression.failed', describe(error)));
  };
}
