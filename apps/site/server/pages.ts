import { asResponse, pageAnswer } from './page-answer.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { Renderer } from './renderer.ts';
import { storedPage } from './stored-page.ts';
import type { Middleware, Visit } from './visit.ts';

/** What pages are answered with; without a cache every page is rendered anew. */
export interface PagesOptions {
  cache: PageCache | null;
  renderer: Renderer;
  now(): number;
}

/** The last step: a page from the cache or rendered, or the answer to a form. */
export function pages({ cache, renderer, now }: PagesOptions): Middleware {
  return async (visit) => {
    const key = pageKey(visit.path, visit.search);
    if (visit.method === 'POST') return renderer.form(visit, key);
    if (cache && key.shared)
      return asResponse(pageAnswer(await cache.get(key), wishOf(visit), now()));
    const { response } = await renderer.page(key);
    const never = { storedAt: now(), freshUntil: 0, usableUntil: 0, inNeedUntil: 0 };
    const page = await storedPage(response, { ...never, tags: new Set(), storable: false });
    return asResponse(pageAnswer(page, wishOf(visit), now()));
  };
}

function wishOf({ method, headers }: Visit) {
  return {
    head: method === 'HEAD',
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
  };
}
