import { setTimeout as sleep } from 'node:timers/promises';
import { createBoundedMap } from '../../app/content/.server/bounded-map.ts';
import { describe, log } from '../telemetry/log.ts';
import type { PageKey } from './page-key.ts';
import { overtake } from './page-life.ts';
import { addBrotli, type StoredPage, sizeOf } from './stored-page.ts';

/** Share of the bytes for pages whose addresses visitors make up: search results, missing pages. */
const ENDLESS_SHARE = 1 / 8;

/** Most pages that wait for their best compression; those beyond it keep the quick one. */
const MAX_WAITING = 10_000;

/** Where pages are kept: two shelves, so that a flood of made-up addresses pushes out only its like. */
export interface PageShelves {
  find(key: string): StoredPage | undefined;
  /** Keeps a page, and gives it its best compression in the background if it lacks that. */
  keep(key: PageKey, page: StoredPage): void;
  /** Pages with a tag that is meant serve only in need from now on; returns their keys. */
  drop(isDropped: (tag: string) => boolean): string[];
  count(): number;
  bytes(): number;
}

/**
 * Empty shelves for at most `maxBytes` together.
 * @param quietMs the best compression begins when nothing was rendered for so long
 * @param onComplete takes a page that has all its forms
 */
export function createPageShelves(
  maxBytes: number,
  quietMs: number,
  onComplete: (key: PageKey, page: StoredPage) => void,
): PageShelves {
  const lasting = createBoundedMap({ maxBytes: maxBytes * (1 - ENDLESS_SHARE), sizeOf });
  const endless = createBoundedMap({ maxBytes: maxBytes * ENDLESS_SHARE, sizeOf });
  const shelves = [lasting, endless];
  const compress = inTurn(quietMs, async (key) => {
    const page = find(key.key);
    if (!page || page.variants.br) return;
    await addBrotli(page);
    if (find(key.key) !== page) return;
    put(key, page);
    onComplete(key, page);
  });

  const find = (key: string) => lasting.get(key) ?? endless.get(key);

  function put({ key, endless: isEndless }: PageKey, page: StoredPage): void {
    const shelf = isEndless || page.status === 404 ? endless : lasting;
    for (const other of shelves) other.delete(key);
    shelf.set(key, page);
  }

  return {
    find,
    keep(key, page) {
      put(key, page);
      if (page.variants.br) onComplete(key, page);
      else compress(key);
    },
    drop(isDropped) {
      const dropped = shelves.flatMap((shelf) =>
        [...shelf.entries()].filter(([, page]) => [...page.tags].some(isDropped)),
      );
      for (const [key, page] of dropped) {
        if (page.status === 200) overtake(page);
        else for (const shelf of shelves) shelf.delete(key);
      }
      return dropped.map(([key]) => key);
    },
    count: () => lasting.size + endless.size,
    bytes: () => lasting.bytes + endless.bytes,
  };
}

/**
 * Works on keys one after another once it is quiet, so that background work never takes more than one
 * thread. What waits is a key and no page: a crawl that is faster than the work holds no page that
 * is evicted.
 */
function inTurn(quietMs: number, work: (key: PageKey) => Promise<void>): (key: PageKey) => void {
  const waiting = new Map<string, PageKey>();
  let working = false;
  let quietFrom = 0;

  async function untilQuiet(): Promise<void> {
    while (performance.now() < quietFrom) {
      await sleep(quietFrom - performance.now(), undefined, { ref: false });
    }
  }

  async function goOn(): Promise<void> {
    working = true;
    for (const [name, key] of waiting) {
      await untilQuiet();
      waiting.delete(name);
      await work(key).catch((error) => log('error', 'page.compression.failed', describe(error)));
    }
    working = false;
  }

  return (key) => {
    quietFrom = performance.now() + quietMs;
    if (waiting.size >= MAX_WAITING) return;
    waiting.set(key.key, key);
    if (!working) void goOn();
  };
}
