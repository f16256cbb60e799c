import { asResponse, pageAnswer } from '../cache/page-answer.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { pageKey } from '../cache/page-key.ts';
import { storedPage } from '../cache/stored-page.ts';
import type { GuardStep, Middleware, RequestContext } from '../http/request-context.ts';
import { withQuery } from '../redirects/with-query.ts';
import type { KnownKey } from './page-addresses.ts';
import type { Renderer } from './renderer.ts';

/** What pages are answered with; without a cache every page is rendered anew. */
export interface PagesOptions {
  cache: PageCache | null;
  renderer: Renderer;
  knownKey: KnownKey;
  now(): number;
}

/** The last step: a page from the cache or rendered, or the answer to a form. */
export function pages({ cache, renderer, knownKey, now }: PagesOptions): GuardStep {
  const middleware: Middleware = async (request) => {
    const asked = pageKey(request.path, request.search);
    if (request.method === 'POST') return renderer.form(request, asked);
    const key = await knownKey(asked);
    if (cache && key.shared) {
      const kept = asResponse(pageAnswer(await cache.get(key), requestedVariant(request), now()));
      return withQueryOf(request, kept);
    }
    const { response } = await renderer.page(key);
    const never = { storedAt: now(), freshUntil: 0, staleUntil: 0, staleIfErrorUntil: 0 };
    const page = await storedPage(response, { ...never, tags: new Set(), storable: false });
    return withQueryOf(request, asResponse(pageAnswer(page, requestedVariant(request), now())));
  };
  return { middleware, mayAnswer: ({ method }) => method === 'POST' };
}

/** A page that has moved for good takes the visitor's query along; the kept answer is without any. */
function withQueryOf({ search }: RequestContext, answer: Response): Response {
  const location = answer.headers.get('location');
  if (answer.status === 301 && location !== null) {
    answer.headers.set('location', withQuery(location, search));
  }
  return answer;
}

function requestedVariant({ method, headers }: RequestContext) {
  return {
    head: method === 'HEAD',
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
  };
}
