import { setTimeout as sleep } from 'node:timers/promises';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import { QUALITY } from '../dictionaries/dictionary.ts';
import { createBoundedMap } from '../storage/bounded-map.ts';
import { describe, log } from '../telemetry/log.ts';
import type { PageKey } from './page-key.ts';
import { addBrotli, addDcb, type StoredPage } from './stored-page.ts';

/** Most pages that wait for the best compression; the others stay with the quick one. */
const MAX_WAITING = 10_000;

/** The best compression of pages that are asked for more than once. */
export interface PageCompression {
  /** A page was rendered. */
  rendered(key: PageKey): void;
  /** A page was requested once more: it gets the best compression, in the background. */
  requested(name: string): void;
}

/**
 * Compresses pages one after another when nothing is rendered: background work takes one thread at
 * most. It queues keys, not pages, so that a fast crawl holds no evicted pages in memory.
 * @param pages those in memory; `grown` measures one anew
 * @param quietMs time without rendering after which the best compression begins
 */
export function createPageCompression(
  pages: { find(key: string): StoredPage | undefined; grown(key: string): void },
  quietMs: number,
  dictionaries?: Dictionaries,
): PageCompression {
  /** Pages that were requested once, if they are not compressed yet. */
  const quick = createBoundedMap<PageKey>({ maxBytes: MAX_WAITING, sizeOf: () => 1 });
  const waiting = new Map<string, PageKey>();
  let working = false;
  let quietFrom = 0;

  async function compress({ key, path }: PageKey): Promise<void> {
    const page = pages.find(key);
    if (!page) return;
    const { br, dcb } = page.variants;
    const dictionary = page.isDocument ? dictionaries?.of(path) : undefined;
    if (!br) await addBrotli(page);
    if (dictionary && !(br && dcb)) await addDcb(page, dictionary, QUALITY.best);
    if (pages.find(key) === page) pages.grown(key);
  }

  async function work(): Promise<void> {
    working = true;
    for (const [name, key] of waiting) {
      while (performance.now() < quietFrom) {
        await sleep(quietFrom - performance.now(), undefined, { ref: false });
      }
      waiting.delete(name);
      await compress(key).catch((error) =>
        log('error', 'page.compression.failed', describe(error)),
      );
    }
    working = false;
  }

  return {
    rendered(key) {
      quietFrom = performance.now() + quietMs;
      quick.set(key.key, key);
    },
    requested(name) {
      const key = quick.get(name);
      if (!key) return;
      quick.delete(name);
      if (waiting.size < MAX_WAITING) waiting.set(name, key);
      if (!working) void work();
    },
  };
}
