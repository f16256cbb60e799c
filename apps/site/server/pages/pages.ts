import { DEFAULT_LOCALE, isBuiltInPage, pageAt } from '@osnowa/contract';
import { CAMPAIGN } from '@osnowa/contract/attribution';
import { routeAt } from '@osnowa/site-map';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { asResponse, lacksVariant, pageAnswer } from '../cache/page-answer.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { missingKey, type PageKey, pageKey } from '../cache/page-key.ts';
import { addBrotli, addDcb, type StoredPage, storedPage } from '../cache/stored-page.ts';
import type { ContentClient } from '../content/content-client.ts';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import { QUALITY } from '../dictionaries/dictionary.ts';
import type { GuardStep, Middleware, RequestContext } from '../http/request-context.ts';
import { withQuery } from '../redirects/redirects.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Renderer } from './renderer.ts';

/** Dependencies of the pages; without a cache every address is rendered again, and none is made-up. */
export interface PagesOptions {
  cache: PageCache | null;
  renderer: Renderer;
  knownKey: KnownKey;
  dictionaries: Dictionaries | undefined;
  metrics: Pick<Metrics, 'count'>;
  now(): number;
}

/** The last step: a page from the cache or rendered, or the answer to a form. */
export function pages(options: PagesOptions): GuardStep {
  const { cache, renderer, knownKey, now } = options;
  const cachedAnswer = createCachedAnswer(options);
  const middleware: Middleware = async (request) => {
    const asked = pageKey(request.path, request.search);
    if (request.method === 'POST') return renderer.form(request, asked);
    const key = cache ? await knownKey(asked) : asked;
    if (cache && key.shared) {
      return withQueryOf(request, await cachedAnswer(request, key, await cache.get(key)));
    }
    const { response } = await renderer.page(key, isVisit(request));
    const facts = { storable: false, storedAt: now(), isEndless: false };
    const page = await storedPage(response, facts);
    await addBrotli(page, QUALITY.quick);
    return withQueryOf(request, asResponse(pageAnswer(page, requestedVariant(request), now())));
  };
  return { middleware, mayAnswer: ({ method }) => method === 'POST' };
}

/**
 * A cached page in the variant that the browser takes. That for its dictionary is made quickly at
 * the first request, once for all requests that wait for it.
 */
function createCachedAnswer({ dictionaries, metrics, now }: PagesOptions) {
  const making = new WeakMap<StoredPage, Promise<void>>();
  return async (request: RequestContext, { path }: PageKey, page: StoredPage) => {
    const variant = requestedVariant(request);
    const dictionary = dictionaries?.of(path);
    if (dictionary && lacksVariant(page, variant, dictionary)) {
      const made = making.get(page) ?? addDcb(page, dictionary, QUALITY.quick);
      making.set(page, made);
      await made;
    }
    const answer = pageAnswer(page, variant, now(), dictionary);
    if (answer.byDictionary) metrics.count('page_dictionary_answers');
    return asResponse(answer);
  };
}

/**
 * The address of a page that has moved gets the visitor's query, that of another redirect its
 * campaign; the cached answer has neither.
 */
function withQueryOf({ search }: RequestContext, answer: Response): Response {
  const location = answer.headers.get('location');
  if (location === null) return answer;
  const pairs = search.slice(1).split('&');
  const campaign = pairs.filter((pair) => CAMPAIGN.test(pair.split('=', 1)[0] ?? '')).join('&');
  const query = answer.status === 301 ? search : campaign && `?${campaign}`;
  answer.headers.set('location', withQuery(location, query));
  return answer;
}

function requestedVariant({ method, headers }: RequestContext) {
  return {
    head: method === 'HEAD',
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
    availableDictionary: headers.get('available-dictionary'),
  };
}

/**
 * Whether a person began the navigation, as far as the browser says: a program that tries the links
 * of mails, and a browser that fetches ahead, did not.
 */
function isVisit({ method, headers }: RequestContext): boolean {
  const said = ['user', 'mode', 'dest'].map((name) => headers.get(`sec-fetch-${name}`));
  const isAhead = headers.has('sec-purpose') || headers.has('purpose');
  return method === 'GET' && !isAhead && said.join() === '?1,navigate,document';
}

/** Replaces the key of an address that no route and no published page has. */
export type KnownKey = (key: PageKey) => Promise<PageKey>;

/**
 * Recognises made-up addresses by the list of pages, which is in memory: a flood of them costs the
 * one entry of the missing page and no call. A page missing from an old copy of the list may be
 * new: while the list cannot be read, the renderer decides.
 * An address that belongs to another step has no page either: its 404 for one request must not be
 * found by the next, which the step would answer.
 */
export function createKnownKey(client: ContentClient): KnownKey {
  // The list is the same object until it changes.
  const known = new WeakMap<object, ReadonlySet<string>>();

  async function isPublished(address: string): Promise<boolean> {
    const content = client.forRequest(DEFAULT_LOCALE);
    const pages = await content.list('pages');
    if (content.degraded) return true;
    const addresses = known.get(pages) ?? new Set(pages.map(({ pageName }) => pageName));
    known.set(pages, addresses);
    return addresses.has(address) || content.stale;
  }

  return async (key) => {
    const { path } = splitLocale(key.path);
    const address = pageAt(path);
    if (routeAt(path) !== null || (address !== null && isBuiltInPage(address))) return key;
    if (address !== null && (await isPublished(address))) return key;
    return missingKey(key.path);
  };
}
