/**
 * Parameter that shows a page with its drafts, to whom the content service gave the address. Its
 * value is a ticket: `expires.signature`, Unix seconds and the hex HMAC-SHA256, under the preview
 * token, over `ticketText`.
 */
export const PREVIEW_PARAMETER = 'preview';

/** How long a ticket opens its one page, in seconds. */
export const PREVIEW_SECONDS = 60 * 60;

/** What a ticket signs: one path, and until when it may be seen with its drafts. */
export function ticketText(path: string, expires: number): string {
  return `preview ${expires} ${path}`;
}
