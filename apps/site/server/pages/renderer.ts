import { AppError, DEFAULT_LOCALE, isLocale, type Locale } from '@osnowa/contract';
import { CDN_TAGS, type Cdn, cdnTags } from '@osnowa/http/cdn-tags';
import { inSpan, tracedPath } from '@osnowa/http/tracing';
import { NO_VARY_SEARCH } from '../../app/browser/speculation-rules.ts';
import type { ApiClient } from '../../app/content/api.ts';
import type { Content, ContentReply } from '../../app/content/content.ts';
import type { SiteRequest } from '../../app/content/request.ts';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import type { Rendered } from '../cache/page-cache.ts';
import type { PageKey } from '../cache/page-key.ts';
import type { ContentClient } from '../content/content-client.ts';
import { failedPage, type Reach, unavailablePage } from '../error-pages/error-pages.ts';
import type { RequestContext } from '../http/request-context.ts';
import { NEGOTIATION_VARY } from '../redirects/locale-redirect.ts';
import { plainHost } from '../security/host-check.ts';
import { secured } from '../security/security-headers.ts';
import { type ThirdParties, thirdPartiesOf } from '../security/third-parties.ts';
import type { Settings } from '../settings/env.ts';

/** Answers a request by the application's routes; tests have a stand-in for it. */
export type Handler = (request: Request, site: SiteRequest) => Promise<Response>;

/** Dependencies of the renderer. */
export interface RendererOptions {
  handler: Handler;
  client: ContentClient;
  api: ApiClient;
  settings: Settings;
}

/** Renders pages. */
export interface Renderer {
  /**
   * A page for all visitors: it depends on nothing of a request but the key.
   * @param isVisit of a page for one reader: a person opens it
   */
  page(key: PageKey, isVisit?: boolean): Promise<Rendered>;
  /** Answer to a form, for its sender alone. */
  form(posted: RequestContext, key: PageKey): Promise<Response>;
}

/** Binds the application’s routes to the content client and the web API. */
export function createRenderer(options: RendererOptions): Renderer {
  const { handler, client, api, settings } = options;

  async function run(request: Request, key: PageKey, address: string, isVisit = false) {
    const { locale, path } = splitLocale(key.path);
    const content = client.forRequest(locale);
    const { publicUrl } = settings;
    const site = { locale, path, publicUrl, content, api, client: { address }, isVisit };
    const response = await inSpan('render', {}, async () => handler(request, site));
    return { response: await orStaticPage(response, content, locale), content };
  }

  async function orStaticPage(
    response: Response,
    content: Content,
    locale: Locale,
  ): Promise<Response> {
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
    const isData = response.headers.get('content-type')?.startsWith('application/json');
    if (response.status < 500 || isData) return response;
    const reach = await reachOf(client, locale);
    // The application's own page can name the company's contacts only if it has read them.
    const isSilent = reach === null && Object.values(settings.contact).some(Boolean);
    const isComplete = response.status === 503 ? !isSilent : !content.unavailable;
    if (isHtml && isComplete) return response;
    await response.body?.cancel();
    if (!content.unavailable && response.status !== 503) return failedPage(locale);
    return unavailablePage(locale, reach ?? settings.contact);
  }

  return {
    async page(key, isVisit) {
      const request = new Request(`${settings.publicUrl}${key.key}`);
      const { response, content } = await run(request, key, '', isVisit);
      const complete = withStatus(await withCompleteBody(response), content);
      const headers = pageHeaders(complete, key, content, settings.cdn);
      if (settings.dev) headers.set('cache-control', CACHE_CONTROL.none);
      // The page has just read the settings, so that the stored copy is the one it was made from.
      const company = await client.lastGood('site-settings', DEFAULT_LOCALE);
      if (company?.unsaved) headers.set('x-robots-tag', 'noindex');
      const answer = new Response(complete.body, { status: complete.status, headers });
      return {
        response: await secured(answer, settings, othersOf(company, settings)),
        tags: content.tags,
        stale: content.stale,
        degraded: content.degraded || complete.status >= 500,
      };
    },
    async form(posted, key) {
      const host = plainHost(posted.headers.get('host'));
      const known = new URL(settings.publicUrl);
      const origin = host === known.host ? known.origin : `http://${host}`;
      const { method, headers, body, signal } = posted;
      const init = { method, headers, body, signal, duplex: 'half' } as RequestInit;
      const request = new Request(`${origin}${key.path}${posted.search}`, init);
      const details = { 'url.path': tracedPath(key.path) };
      const { response } = await inSpan('form', details, () => run(request, key, posted.address));
      const own = new Headers(response.headers);
      own.set('cache-control', 'no-store');
      const answer = new Response(response.body, { status: response.status, headers: own });
      const company = await client.lastGood('site-settings', DEFAULT_LOCALE);
      return secured(answer, settings, othersOf(company, settings));
    },
  };
}

/**
 * A document whose lists are empty only because the API is down gets status 503: visitors read
 * the rest, search engines and caches keep the page they have.
 */
function withStatus(response: Response, { degraded }: Content): Response {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!degraded || !isHtml || response.status !== 200) return response;
  return new Response(response.body, { status: 503, headers: response.headers });
}

/** A document that ends early must not be cached. */
async function withCompleteBody(response: Response): Promise<Response> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!isHtml) return response;
  const html = Buffer.from(await response.arrayBuffer());
  if (!html.subarray(-64).toString().trimEnd().endsWith('</html>')) {
    throw new AppError(
      'Internal',
      `Rendering gave ${html.byteLength} bytes that do not end a document`,
    );
  }
  return new Response(html, response);
}

/** Headers of the renderer that are part of a page; all others concern the server only. */
const OF_THE_PAGE =
  /^(?:content-(?:type|language|disposition)|location|link|x-robots-tag|retry-after|referrer-policy)$/;

/**
 * How long shared caches in front may serve an answer. A network that drops pages by tag has them
 * for a day; any other cache has them for a second, because it is not notified of an edit.
 */
const CACHE_CONTROL = {
  page: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  taggedPage: 'public, max-age=0, s-maxage=86400, stale-while-revalidate=60, stale-if-error=86400',
  missing: 'public, max-age=0, s-maxage=1',
  negotiated: 'private, max-age=0, must-revalidate',
  none: 'no-store',
};

function pageHeaders(response: Response, key: PageKey, content: Content, cdn: Cdn | null): Headers {
  const headers = new Headers();
  for (const [name, value] of response.headers)
    if (OF_THE_PAGE.test(name)) headers.set(name, value);
  const { status } = response;
  const isUncached = status >= 500 || !key.shared || content.degraded || isPersonal(response);
  if (isUncached) headers.set('cache-control', CACHE_CONTROL.none);
  else if (key.path === '/') headers.set('cache-control', CACHE_CONTROL.negotiated);
  else if (status === 404) headers.set('cache-control', CACHE_CONTROL.missing);
  else if (cdn === null || content.stale) headers.set('cache-control', CACHE_CONTROL.page);
  else {
    const { header, separator } = CDN_TAGS[cdn];
    headers.set('cache-control', CACHE_CONTROL.taggedPage);
    headers.set(header, cdnTags(content.tags).join(separator));
  }
  if (status === 200 && !isUncached) headers.set('no-vary-search', NO_VARY_SEARCH);
  if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', '60');
  if (key.path === '/') headers.set('vary', NEGOTIATION_VARY);
  const isMissing = status >= 400 && status < 500;
  if (!key.shared || isMissing) headers.set('x-robots-tag', 'noindex');
  return headers;
}

/** Answers that the renderer marks as private are not shared; a cookie that it sets is dropped. */
function isPersonal(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? '';
  return response.headers.has('set-cookie') || /no-store|private/.test(control);
}

function othersOf(
  company: ContentReply<'site-settings'> | null,
  { recaptchaSiteKey }: Pick<Settings, 'recaptchaSiteKey'>,
): ThirdParties {
  return thirdPartiesOf(company?.trackers ?? null, recaptchaSiteKey !== '');
}

async function reachOf(client: ContentClient, locale: string): Promise<Reach | null> {
  const settings = isLocale(locale) ? await client.lastGood('site-settings', locale) : null;
  return settings && { phone: settings.sales.phone, email: settings.sales.email };
}
