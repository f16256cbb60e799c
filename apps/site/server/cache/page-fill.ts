import { describe, log } from '../telemetry/log.ts';
import type { PageCacheOptions } from './page-cache-options.ts';
import type { PageKey } from './page-key.ts';
import { lifeOf, prolong } from './page-life.ts';
import type { PageShelves } from './page-shelves.ts';
import type { Rendered } from './rendered.ts';
import { addGzip, putForm, type StoredPage, storedPage } from './stored-page.ts';

/**
 * Gets pages that cannot be served from memory as they are: from the disk if they are good enough,
 * otherwise rendered, or an old one where that fails.
 * @returns one page; it is put on its shelf only if `isCurrent` still says so when it is there
 */
export function createFill(
  { render, now, metrics, snapshots }: PageCacheOptions,
  shelves: PageShelves,
): (key: PageKey, isCurrent: () => boolean) => Promise<StoredPage> {
  async function make(key: PageKey, found: StoredPage | null, isCurrent: () => boolean) {
    metrics.count('page_renders');
    const old = found && now() < found.inNeedUntil ? found : null;
    const rendered = await renderOr(render, key, old !== null);
    if (old && rendered.poor) {
      metrics.count('page_cache_stale_in_need');
      if (isCurrent()) shelves.keep(key, prolong(old, now()));
      return old;
    }
    const { response, tags } = rendered;
    const page = await storedPage(response, { ...lifeOf(rendered, now()), tags });
    if (!page.storable) return page;
    if (old?.hash === page.hash) takeForms(page, old);
    else await addGzip(page);
    if (isCurrent()) shelves.keep(key, page);
    return page;
  }

  return async (key, isCurrent) => {
    const found = shelves.find(key.key);
    if (found) return make(key, found, isCurrent);
    const kept = key.endless ? null : await snapshots.load(key.key);
    if (!kept || now() >= kept.usableUntil) return make(key, kept, isCurrent);
    metrics.count('page_cache_restored');
    if (isCurrent()) shelves.keep(key, kept);
    return kept;
  };
}

/** The same words need not be compressed again. */
function takeForms(page: StoredPage, old: StoredPage): void {
  const { br, gzip } = old.variants;
  if (!gzip) return;
  putForm(page, 'gzip', gzip.body);
  if (br) putForm(page, 'br', br.body);
  delete page.variants.identity;
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
