import { PREVIEW_PARAMETER, pageOfSharePicture, SHARE_PREFIX } from '@osnowa/contract';
import type { ContentClient } from '../content/content-client.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware } from '../http/request-context.ts';
import { type Drafts, type PreviewOptions, ticketIn } from './preview.ts';

/** Dependencies of the pictures of drafts. */
export interface SharePreviewOptions extends Drafts, Pick<PreviewOptions, 'token' | 'now'> {
  /** Draws the picture at a path from a client's reads; answers 404 or 503 if there is none. */
  draw(client: ContentClient, path: string): Promise<Response>;
}

/** No cache stores it, and the back office, which is another origin, may show it. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Draws the picture of a shared link of a page's draft, if the page's ticket is in its address: the
 * back office shows it before the page is published.
 */
export function sharePreview({ token, now, draftClient, draw }: SharePreviewOptions): Middleware {
  return async (request, next) => {
    const text = new URLSearchParams(request.search).get(PREVIEW_PARAMETER);
    const isDraft = text !== null && request.path.startsWith(SHARE_PREFIX);
    if (!isDraft || request.method === 'POST') return next(request);
    const page = pageOfSharePicture(request.path);
    const ticket = page && token !== null ? ticketIn(text, page.path, token, now()) : null;
    // A preview link opens the page only, and not its share picture.
    if (ticket === null || ticket.link !== undefined) return plainText(403, 'Forbidden');
    const answer = await draw(draftClient(), request.path);
    for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value);
    return answer;
  };
}
