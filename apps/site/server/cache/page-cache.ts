import { inSpan, tracedPath } from '@osnowa/http/tracing';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import { createPartitionedMap } from '../storage/bounded-map.ts';
import {
  createStaleCache,
  type Entry,
  type Life,
  type Loaded,
  type StaleCache,
} from '../storage/stale-cache.ts';
import { describe, log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createPageCompression } from './page-compression.ts';
import type { PageKey } from './page-key.ts';
import { addGzip, plainBody, putForm, type StoredPage, sizeOf, storedPage } from './stored-page.ts';

/** Longest wait for a new page if an old one could be served, in ms. */
const OLD_PAGE_WAIT_MS = 80;

/** Most refreshes in flight, so that a slow API does not load the process with them. */
const MAX_REFRESHES = 2;

/** Share of the bytes for addresses that visitors invent: search results, missing pages. */
const ENDLESS_SHARE = 1 / 8;

/**
 * The best compression of a page takes a quarter of a second of a core, so it waits until nothing
 * was rendered for this many ms: visitors come first.
 */
const QUIET_MS = 2_000;

const MINUTE_MS = 60_000;

/** After this time a page made of old copies, or one whose refresh failed, is rendered again; in ms. */
const RETRY_MS = 10_000;

const LIFE: Life = { fresh: 5 * MINUTE_MS, stale: 65 * MINUTE_MS, ifError: 24 * 60 * MINUTE_MS };

/** A page made of old copies. */
const SHORT_LIFE: Life = { ...LIFE, fresh: RETRY_MS, stale: 60 * MINUTE_MS + RETRY_MS };

/** Statuses of answers that may be stored. */
const STORABLE = new Set([200, 301, 404]);

/** The renderer's result for a key. */
export interface Rendered {
  /** The whole answer with its security headers. */
  response: Response;
  tags: ReadonlySet<string>;
  /** Made of last good copies: rendered again soon. */
  stale: boolean;
  /** Failed, or incomplete because the API is down: an older page is better. */
  degraded: boolean;
}

/** Dependencies of the cache. */
export interface PageCacheOptions {
  maxBytes: number;
  render(key: PageKey): Promise<Rendered>;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  metrics: Metrics;
  /** Without them no page is compressed with a dictionary. */
  dictionaries?: Dictionaries | undefined;
  /** Ms without a rendering after which pages get their best compression. */
  quietMs?: number;
}

/** Whole pages as bytes, the same for all visitors. */
export interface PageCache extends Omit<StaleCache<PageKey, StoredPage>, 'get'> {
  /** The page, rendered if needed: once for all requests. */
  get(key: PageKey): Promise<StoredPage>;
}

/** A cache with nothing in memory. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now, metrics, dictionaries, quietMs = QUIET_MS, maxBytes } = options;
  const store = createPartitionedMap<Entry<StoredPage>>(
    { maxBytes, sizeOf: ({ value, tags }) => sizeOf(value) + tags.size * 64 },
    { share: ENDLESS_SHARE, isApart: ({ value }) => value.isEndless },
  );
  metrics.observe('page_cache_entries', () => store.size);
  metrics.observe('page_cache_bytes', () => store.bytes);
  const find = (key: string) => store.get(key)?.value;
  const grown = (key: string) => {
    const entry = store.get(key);
    if (entry) store.set(key, entry);
  };
  const compression = createPageCompression({ find, grown }, quietMs, dictionaries);
  const loadPage = createLoad(options);
  const cache = createStaleCache<PageKey, StoredPage>({
    store,
    now,
    retryMs: RETRY_MS,
    patienceMs: OLD_PAGE_WAIT_MS,
    maxRefreshes: MAX_REFRESHES,
    async load(key, old) {
      const loaded = await loadPage(key, old?.value);
      if (loaded?.life) compression.rendered(key);
      return loaded;
    },
    onHit(key) {
      metrics.count('page_cache_hits');
      compression.requested(key);
    },
    onMiss: () => metrics.count('page_cache_misses'),
  });
  return {
    ...cache,
    get: async (key) => (await cache.get(key)).value,
    drop(tags) {
      const keys = cache.drop(tags);
      // A redirect or a missing page is no substitute for a page.
      for (const key of keys) if (find(key)?.status !== 200) store.delete(key);
      return keys;
    },
  };
}

/** @returns renders a page; `null` if the old one is better than what was rendered */
function createLoad({ render, now, metrics, dictionaries }: PageCacheOptions) {
  return async (key: PageKey, old?: StoredPage): Promise<Loaded<StoredPage> | null> => {
    metrics.count('page_renders');
    const details = { 'url.path': tracedPath(key.path), cache: old ? 'old' : 'miss' };
    const rendered = await inSpan('page', details, () => renderOr(render, key, old !== undefined));
    if (!rendered || (old && rendered.degraded)) {
      metrics.count('page_cache_stale_if_error');
      return null;
    }
    const { response, tags, stale: isStale } = rendered;
    const life = lifeOf(rendered);
    const isEndless = key.endless || response.status === 404;
    const facts = { storable: life !== null, storedAt: now(), isEndless };
    const page = await storedPage(response, facts, dictionaries !== undefined);
    if (!life) return { value: page, tags, life, isStale };
    if (page.status === 200 && !isStale) dictionaries?.offer(key.key, plainBody(page));
    if (old?.hash === page.hash) takeForms(page, old);
    else await addGzip(page);
    return { value: page, tags, life, isStale };
  };
}

/** How long a page lives that has just been rendered; `null` if it may not be stored. */
function lifeOf({ response, stale, degraded }: Rendered): Life | null {
  const { status, headers } = response;
  const isShared =
    !/no-store/.test(headers.get('cache-control') ?? '') && !headers.has('set-cookie');
  if (!STORABLE.has(status) || degraded || !isShared) return null;
  if (status !== 404) return stale ? SHORT_LIFE : LIFE;
  const fresh = stale ? RETRY_MS : MINUTE_MS;
  return { fresh, stale: fresh, ifError: fresh };
}

/** An unchanged body need not be compressed again. */
function takeForms(page: StoredPage, old: StoredPage): void {
  const { dcb, br, gzip } = old.variants;
  if (!gzip) return;
  putForm(page, 'gzip', gzip.body);
  if (br) putForm(page, 'br', br.body);
  if (dcb) putForm(page, 'dcb', dcb.body);
  delete page.variants.identity;
}

/** `null` instead of a failure when an older page can stand in. */
async function renderOr(
  render: PageCacheOptions['render'],
  key: PageKey,
  hasOld: boolean,
): Promise<Rendered | null> {
  try {
    return await render(key);
  } catch (error) {
    if (!hasOld) throw error;
    log('error', 'render.failed', { path: key.path, ...describe(error) });
    return null;
  }
}
