import { setTimeout as sleep } from 'node:timers/promises';
import { createBoundedMap } from '../../app/content/.server/bounded-map.ts';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import { QUALITY } from '../dictionaries/dictionary.ts';
import { describe, log } from '../telemetry/log.ts';
import type { PageKey } from './page-key.ts';
import { addBrotli, addDcb, overtake, type StoredPage, sizeOf } from './stored-page.ts';

/** Share of the bytes for addresses that visitors invent: search results, missing pages. */
const ENDLESS_SHARE = 1 / 8;

/** Most pages that wait for the best compression; the others stay with the quick one. */
const MAX_WAITING = 10_000;

/** Pages in memory, in two partitions: a flood of made-up addresses evicts only pages of its own kind. */
export interface PageStore {
  find(key: string): StoredPage | undefined;
  keep(key: PageKey, page: StoredPage): void;
  /** The page was requested once more: it gets the best compression, in the background. */
  compress(key: string): void;
  /** Marks the pages with a dropped tag as outdated; returns their keys. */
  drop(isDropped: (tag: string) => boolean): string[];
  count(): number;
  bytes(): number;
}

/**
 * Empty partitions for at most `maxBytes` together.
 * @param quietMs time without rendering after which the best compression begins
 */
export function createPageStore(
  maxBytes: number,
  quietMs: number,
  dictionaries?: Dictionaries,
): PageStore {
  const lasting = createBoundedMap({ maxBytes: maxBytes * (1 - ENDLESS_SHARE), sizeOf });
  const endless = createBoundedMap({ maxBytes: maxBytes * ENDLESS_SHARE, sizeOf });
  const store = [lasting, endless];
  /** Pages that were requested once, if they are not compressed yet. */
  const quick = createBoundedMap<PageKey>({ maxBytes: MAX_WAITING, sizeOf: () => 1 });
  const compress = inTurn(quietMs, async (key) => {
    const page = find(key.key);
    if (!page) return;
    const { br, dcb } = page.variants;
    const dictionary = page.isDocument ? dictionaries?.of(key.path) : undefined;
    if (!br) await addBrotli(page);
    if (dictionary && !(br && dcb)) await addDcb(page, dictionary, QUALITY.best);
    if (find(key.key) === page) put(key, page);
  });

  const find = (key: string) => lasting.get(key) ?? endless.get(key);

  function put({ key, endless: isEndless }: PageKey, page: StoredPage): void {
    const partition = isEndless || page.status === 404 ? endless : lasting;
    for (const other of store) other.delete(key);
    partition.set(key, page);
  }

  return {
    find,
    keep(key, page) {
      put(key, page);
      compress.later();
      quick.set(key.key, key);
    },
    compress(name) {
      const key = quick.get(name);
      if (!key) return;
      quick.delete(name);
      compress.add(key);
    },
    drop(isDropped) {
      const dropped = store.flatMap((partition) =>
        [...partition.entries()].filter(([, page]) => [...page.tags].some(isDropped)),
      );
      for (const [key, page] of dropped) {
        if (page.status === 200) overtake(page);
        else for (const partition of store) partition.delete(key);
      }
      return dropped.map(([key]) => key);
    },
    count: () => lasting.size + endless.size,
    bytes: () => lasting.bytes + endless.bytes,
  };
}

/**
 * Works on keys one after another when nothing is rendered: background work takes one thread at most.
 * It queues keys, not pages, so that a fast crawl holds no evicted pages in memory.
 */
function inTurn(quietMs: number, work: (key: PageKey) => Promise<void>) {
  const waiting = new Map<string, PageKey>();
  let working = false;
  let quietFrom = 0;

  async function goOn(): Promise<void> {
    working = true;
    for (const [name, key] of waiting) {
      while (performance.now() < quietFrom) {
        await sleep(quietFrom - performance.now(), undefined, { ref: false });
      }
      waiting.delete(name);
      await work(key).catch((error) => log('error', 'page.compression.failed', describe(error)));
    }
    working = false;
  }

  return {
    later() {
      quietFrom = performance.now() + quietMs;
    },
    add(key: PageKey) {
      if (waiting.size < MAX_WAITING) waiting.set(key.key, key);
      if (!working) void goOn();
    },
  };
}
