/**
 * Parameter that shows a page with its drafts. The content service gives the address to signed-in
 * staff. The value is a ticket: `expires.signature`, Unix seconds and the hex HMAC-SHA256, under
 * the preview token, over `ticketText`.
 */
export const PREVIEW_PARAMETER = 'preview';

/** How long a ticket is valid for its one page, in seconds. */
export const PREVIEW_SECONDS = 60 * 60;

/** The signed text of a ticket: one path, and when it expires. */
export function ticketText(path: string, expires: number): string {
  return `preview ${expires} ${path}`;
}
