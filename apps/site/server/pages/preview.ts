import {
  type Locale,
  PREVIEW_HEADER,
  PREVIEW_LINKS_PATH,
  PREVIEW_PARAMETER,
  type PreviewTicket,
  ticketText,
} from '@osnowa/contract';
import { isSigned } from '@osnowa/http';
import { splitLocale } from '../../app/i18n/locale-path.ts';
import { pageKey } from '../cache/page-key.ts';
import { type ContentClient, createContentClient } from '../content/content-client.ts';
import { plainText } from '../http/plain-text.ts';
import type { GuardStep, Middleware } from '../http/request-context.ts';
import { NO_DISK } from '../storage/disk-store.ts';
import { log } from '../telemetry/log.ts';
import { createMarkedPreview } from './marked-preview.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';
import { hasValues, valuesElement, valuesIn, withValues } from './unsaved-values.ts';

/** A renderer that sees drafts and stores nothing, and the back office's origins that it read. */
export interface DraftRenderer {
  renderer: Renderer;
  /** Origins of the back office, its own address first; none before a page was rendered. */
  admins(): readonly string[];
}

/**
 * State of a link for somebody without an account, from the content service: valid, expired
 * or withdrawn; `unknown` if the service does not answer.
 */
export type LinkState = 'good' | 'gone' | 'unknown';

/** Dependencies of the preview. */
export interface PreviewOptions {
  /** Shared with the content service; `null` shows no drafts. */
  token: string | null;
  /** Unix time in ms: a ticket contains its end. */
  now(): number;
  /**
   * @param forStaff whether words and pictures link to their fields in the back office
   * @param values of a form, as JSON: its document is shown with them, and not as it is stored
   */
  draftRenderer(forStaff: boolean, values: string | null): DraftRenderer;
  linkState(link: string): Promise<LinkState>;
  /** Address of the script that marks the page as a draft and follows the typed text. */
  script: string;
}

/** Text of a link that has expired, in the language of its page. */
const EXPIRED: Record<Locale, string> = {
  pl: 'Ten podgląd wygasł albo został wycofany. Otwórz go jeszcze raz z panelu albo poproś o nowy link.',
  en: 'This preview has expired or was withdrawn. Open it again from the back office, or ask for a new link.',
  de: 'Diese Vorschau ist abgelaufen oder wurde zurückgezogen. Öffnen Sie sie erneut aus der Verwaltung oder bitten Sie um einen neuen Link.',
};

/** Text of a link while the content service does not answer. */
const UNKNOWN: Record<Locale, string> = {
  pl: 'W tej chwili nie możemy pokazać tego podglądu. Spróbuj ponownie za minutę.',
  en: 'We cannot show this preview right now. Please try again in a minute.',
  de: 'Diese Vorschau lässt sich gerade nicht zeigen. Bitte versuchen Sie es in einer Minute noch einmal.',
};

/**
 * Shows an editor one page with its drafts, if the ticket in its address is valid. No cache stores
 * it, and only the back office may show it in a frame or hold its window.
 */
export function preview(options: PreviewOptions): GuardStep {
  const { token, now, draftRenderer, linkState, script } = options;
  const middleware: Middleware = async (request, next) => {
    const text = new URLSearchParams(request.search).get(PREVIEW_PARAMETER);
    const isOfForm = hasValues(request);
    if (text === null || (request.method === 'POST' && !isOfForm)) return next(request);
    const { locale, path } = splitLocale(request.path);
    const ticket = token === null ? null : ticketIn(text, path, token, now());
    const state = ticket?.link ? await linkState(ticket.link) : 'good';
    if (ticket === null || state === 'gone') return plainText(403, EXPIRED[locale]);
    if (state === 'unknown') return plainText(503, UNKNOWN[locale], { 'retry-after': '60' });
    const forStaff = ticket.link === undefined;
    const values = isOfForm && forStaff ? await valuesIn(request) : null;
    if (isOfForm && values === null) return plainText(400, 'Bad Request');
    const { renderer, admins } = draftRenderer(forStaff, values);
    const { response } = await renderer.page(pageKey(request.path, ''));
    const headers = draftHeaders(response.headers, admins());
    const isHead = request.method === 'HEAD';
    // The script itself knows the values that it sent.
    const isOpened = values !== null && request.headers.get('sec-fetch-dest') !== 'empty';
    const end = (isOpened ? valuesElement(values) : '') + scriptElement(script, admins());
    const body = isHead ? null : await withEnd(response, end);
    return new Response(body, { status: response.status, headers });
  };
  return { middleware, mayAnswer: ({ search }) => search.includes(`${PREVIEW_PARAMETER}=`) };
}

const TICKET = /^(\d{1,12})\.([0-9a-f]{64})(?:\.(\d{1,15}))?$/;

/**
 * The content of a valid ticket; `null` for any other.
 * @param now Unix time in ms
 */
export function ticketIn(
  text: string,
  path: string,
  token: string,
  now: number,
): PreviewTicket | null {
  const [, expires, signature, link] = TICKET.exec(text) ?? [];
  if (!expires || !signature || Number(expires) * 1_000 < now) return null;
  const ticket = { path, expires: Number(expires), link };
  return isSigned(token, ticketText(ticket), signature) ? ticket : null;
}

function draftHeaders(of: Headers, admins: readonly string[]): Headers {
  const headers = new Headers(of);
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.set('referrer-policy', 'no-referrer');
  if (admins.length === 0) return headers;
  // A policy knows no addresses of the sixth version.
  const framed = `frame-ancestors ${admins.filter((admin) => !admin.includes('[')).join(' ')}`;
  // Development has no policy.
  const policy = headers.get('content-security-policy')?.replace("frame-ancestors 'none'", framed);
  if (policy) headers.set('content-security-policy', policy);
  headers.delete('x-frame-options');
  headers.delete('cross-origin-opener-policy');
  return headers;
}

function scriptElement(script: string, admins: readonly string[]): string {
  return `<script type="module" src="${script}" data-admins="${admins.join(' ')}"></script>`;
}

async function withEnd(response: Response, end: string): Promise<BodyInit | null> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response.body;
  return (await response.text()).replace('</body>', () => `${end}</body>`);
}

/** Longest wait for the state of a link, in ms. */
const LINK_TIMEOUT_MS = 5_000;

export interface Drafts {
  /** Reads drafts, and stores nothing. */
  draftClient(): ContentClient;
}

/** Shows drafts: each view has a client of its own that sends the token and stores no copies. */
export function draftsOf(
  rendering: Omit<RendererOptions, 'client'>,
): Omit<PreviewOptions, 'script'> & Drafts {
  const { apiUrl, previewToken } = rendering.settings;
  const headers = { [PREVIEW_HEADER]: previewToken ?? '' };
  const withToken: typeof fetch = (address, init) =>
    globalThis.fetch(address, { ...init, headers: { ...init?.headers, ...headers } });
  const createClient = (asking: typeof fetch, marked: boolean) =>
    createContentClient({
      cursor: () => null,
      apiUrl,
      fetch: asking,
      marked,
      now: () => performance.now(),
      warn: (message) => log('warn', 'preview.fallback', { message }),
      snapshots: NO_DISK,
      onCall: () => undefined,
    });
  return {
    token: previewToken,
    now: Date.now,
    async linkState(link) {
      const address = `${apiUrl}${PREVIEW_LINKS_PATH}/${link}`;
      const signal = AbortSignal.timeout(LINK_TIMEOUT_MS);
      const answer = await globalThis.fetch(address, { headers, signal }).catch(() => null);
      if (answer?.status === 204) return 'good';
      return answer?.status === 404 ? 'gone' : 'unknown';
    },
    draftClient: () => createClient(withToken, false),
    draftRenderer(forStaff, values) {
      if (!forStaff) {
        const client = createClient(withToken, false);
        return { renderer: createRenderer({ ...rendering, client }), admins: () => [] };
      }
      const marked = createMarkedPreview({ fetch: withToken, handler: rendering.handler });
      const asking = values === null ? marked.fetch : withValues(marked.fetch, apiUrl, values);
      const client = marked.client(createClient(asking, true));
      const renderer = createRenderer({ ...rendering, handler: marked.handler, client });
      return { renderer, admins: marked.admins };
    },
  };
}
