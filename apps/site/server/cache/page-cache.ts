import { inSpan, tracedPath } from '@osnowa/http/tracing';
import { covers } from '../../app/content/.server/tags.ts';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import { describe, log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { PageKey } from './page-key.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import {
  addGzip,
  extend,
  isOvertaken,
  lifeOf,
  plainBody,
  putForm,
  type Rendered,
  type StoredPage,
  storedPage,
} from './stored-page.ts';

/** Longest wait for a new page if an old one could be served, in ms. */
const OLD_PAGE_WAIT_MS = 80;

/** Most refreshes in flight, so that a slow API does not load the process with them. */
const MAX_REFRESHES = 2;

/** Most pages that are rendered again before their time: visitors can invent addresses. */
const MAX_OUTDATED = 10_000;

/**
 * The best compression of a page takes a quarter of a second of a core, so it waits until nothing
 * was rendered for this many ms: visitors come first.
 */
const QUIET_MS = 2_000;

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
export interface PageCache {
  /** A page that can be sent at once, without waiting for anything. */
  peek(key: string): StoredPage | undefined;
  /** The page, rendered if needed: once for all requests. */
  get(key: PageKey): Promise<StoredPage>;
  /**
   * Content with these tags, or all of it, has changed: its pages are served only if an error leaves
   * nothing newer.
   * @returns their keys
   */
  drop(tags: Iterable<string> | null): string[];
  /**
   * The API answers again: old pages served in place of newer ones, and pages made of old content,
   * are rendered at their next request.
   */
  tryAgain(): void;
}

/** A cache with nothing in memory. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now, metrics } = options;
  const store = createPageStore(
    options.maxBytes,
    options.quietMs ?? QUIET_MS,
    options.dictionaries,
  );
  const inFlight = new Map<string, Promise<StoredPage>>();
  /** Keys of pages that are older than they should be. */
  const outdated = new Set<string>();
  let refreshes = 0;
  metrics.observe('page_cache_entries', store.count);
  metrics.observe('page_cache_bytes', store.bytes);

  const loadPage = createLoad(options, store, outdated);

  function load(key: PageKey): Promise<StoredPage> {
    const running = inFlight.get(key.key);
    if (running !== undefined) return running;
    const isCurrent = () => inFlight.get(key.key) === loading;
    const loading: Promise<StoredPage> = loadPage(key, isCurrent).finally(() => {
      if (isCurrent()) inFlight.delete(key.key);
    });
    inFlight.set(key.key, loading);
    return loading;
  }

  /** @returns the new page; `null` if enough others are being refreshed */
  function refresh(key: PageKey): Promise<StoredPage> | null {
    const running = inFlight.get(key.key);
    if (running !== undefined) return running;
    if (refreshes >= MAX_REFRESHES) return null;
    refreshes += 1;
    const done = () => {
      refreshes -= 1;
    };
    const loading = load(key);
    loading.then(done, done);
    return loading;
  }

  function hit(key: string, page: StoredPage): StoredPage {
    metrics.count('page_cache_hits');
    store.compress(key);
    return page;
  }

  return {
    peek(key) {
      const page = store.find(key);
      return page && now() < page.freshUntil ? hit(key, page) : undefined;
    },
    async get(key) {
      const page = store.find(key.key);
      if (page && now() < page.staleUntil) {
        if (now() >= page.freshUntil) void refresh(key);
        return hit(key.key, page);
      }
      if (page && now() < page.staleIfErrorUntil && !isOvertaken(page)) {
        const fresh = refresh(key);
        return hit(key.key, fresh === null ? page : await soonOr(fresh, page));
      }
      metrics.count('page_cache_misses');
      return await load(key);
    },
    drop(tags) {
      // A page in flight may have the old content: the waiting requests get it, later ones do not.
      inFlight.clear();
      return store.drop(covers(tags));
    },
    tryAgain() {
      for (const key of outdated) {
        const page = store.find(key);
        if (page) page.freshUntil = -Infinity;
      }
      outdated.clear();
    },
  };
}

/**
 * The new page if it is rendered quickly, as it is unless the API is slow; otherwise the old one.
 */
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

/**
 * Renders pages that cannot be served from memory as they are, or returns the old one if that
 * fails.
 * @returns one page; it is stored only if `isCurrent` still says so when it has been made
 */
function createLoad(
  { render, now, metrics, dictionaries }: PageCacheOptions,
  store: PageStore,
  outdated: Set<string>,
): (key: PageKey, isCurrent: () => boolean) => Promise<StoredPage> {
  function keepOutdated(key: PageKey, page: StoredPage): void {
    if (outdated.size < MAX_OUTDATED) outdated.add(key.key);
    store.keep(key, page);
  }

  return async (key, isCurrent) => {
    metrics.count('page_renders');
    const found = store.find(key.key);
    const old = found && now() < found.staleIfErrorUntil ? found : undefined;
    const details = { 'url.path': tracedPath(key.path), cache: old ? 'old' : 'miss' };
    const rendered = await inSpan('page', details, () => renderOr(render, key, old !== undefined));
    if (old && rendered.degraded) {
      metrics.count('page_cache_stale_if_error');
      if (isCurrent()) keepOutdated(key, extend(old, now()));
      return old;
    }
    const { response, tags } = rendered;
    const life = { ...lifeOf(rendered, now()), tags };
    const page = await storedPage(response, life, dictionaries !== undefined);
    if (!page.storable) return page;
    if (page.status === 200 && !rendered.stale) dictionaries?.offer(key.key, plainBody(page));
    if (old?.hash === page.hash) takeForms(page, old);
    else await addGzip(page);
    if (isCurrent()) {
      if (rendered.stale) keepOutdated(key, page);
      else store.keep(key, page);
    }
    return page;
  };
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

/** A degraded page instead of a failure when an older one can stand in. */
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
    return { response: new Response(null), tags: new Set(), stale: false, degraded: true };
  }
}
