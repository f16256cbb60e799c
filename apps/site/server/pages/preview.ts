import { PREVIEW_HEADER, PREVIEW_PARAMETER, ticketText } from '@osnowa/contract';
import { isSigned } from '@osnowa/http';
import { createContentClient } from '../../app/content/.server/content-client.ts';
import { pageKey } from '../cache/page-key.ts';
import { plainText } from '../http/plain-text.ts';
import type { GuardStep, Middleware } from '../http/request-context.ts';
import { NO_DISK } from '../storage/disk-store.ts';
import { log } from '../telemetry/log.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';

/** Dependencies of the preview. */
export interface PreviewOptions {
  /** Shared with the content service; `null` shows no drafts. */
  token: string | null;
  /** Unix time in ms: a ticket contains its end. */
  now(): number;
  /** A renderer that sees drafts and stores nothing. */
  draftRenderer(): Renderer;
}

/** Shows an editor one page with its drafts, if the ticket in its address is valid; no cache stores it. */
export function preview({ token, now, draftRenderer }: PreviewOptions): GuardStep {
  const middleware: Middleware = async (request, next) => {
    const ticket = new URLSearchParams(request.search).get(PREVIEW_PARAMETER);
    if (ticket === null || request.method === 'POST') return next(request);
    if (token === null || !isGood(ticket, request.path, token, now())) {
      return plainText(403, 'This preview has expired. Open it again from the back office.');
    }
    const { response } = await draftRenderer().page(pageKey(request.path, ''));
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'private, no-store');
    headers.set('x-robots-tag', 'noindex, nofollow');
    headers.set('referrer-policy', 'no-referrer');
    const body = request.method === 'HEAD' ? null : response.body;
    return new Response(body, { status: response.status, headers });
  };
  return { middleware, mayAnswer: ({ search }) => search.includes(`${PREVIEW_PARAMETER}=`) };
}

function isGood(ticket: string, path: string, token: string, now: number): boolean {
  const [, expires, signature] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  if (!expires || !signature || Number(expires) * 1_000 < now) return false;
  return isSigned(token, ticketText(path, Number(expires)), signature);
}

/** How drafts are shown: each view has a client of its own that sends the token and stores no copies. */
export function draftsOf(rendering: Omit<RendererOptions, 'client'>): PreviewOptions {
  const { apiUrl, previewToken } = rendering.settings;
  const headers = { [PREVIEW_HEADER]: previewToken ?? '' };
  const createClient = () =>
    createContentClient({
      cursor: () => null,
      apiUrl,
      fetch: (address, init) =>
        globalThis.fetch(address, { ...init, headers: { ...init?.headers, ...headers } }),
      now: () => performance.now(),
      warn: (message) => log('warn', 'preview.fallback', { message }),
      snapshots: NO_DISK,
      onCall: () => undefined,
    });
  return {
    token: previewToken,
    now: Date.now,
    draftRenderer: () => createRenderer({ ...rendering, client: createClient() }),
  };
}
