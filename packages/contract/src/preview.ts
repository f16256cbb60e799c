/**
 * Parameter that shows a page with its drafts. The content service gives the address to signed-in
 * staff. The value is a ticket: `expires.signature`, Unix seconds and the hex HMAC-SHA256, under the
 * preview token, over `ticketText`. The ticket of a link for somebody without an account ends with
 * `.link`, the link's number.
 */
export const PREVIEW_PARAMETER = 'preview';

/** Validity of a signed-in person's ticket for its one page, in seconds. */
export const PREVIEW_SECONDS = 60 * 60;

/** Validity of a link for somebody without an account, in seconds: a week. */
export const PREVIEW_LINK_SECONDS = 7 * 24 * 60 * 60;

export interface PreviewTicket {
  /** One page, without its language. */
  path: string;
  /** Unix seconds. */
  expires: number;
  /** Number of the link, which can be withdrawn; none for a signed-in person. */
  link?: string | undefined;
}

/** The signed text of a ticket. */
export function ticketText({ path, expires, link = '' }: PreviewTicket): string {
  return `preview ${expires} ${link} ${path}`;
}

/** Path below the web API at which the site asks, with the preview token, if a link is valid. */
export const PREVIEW_LINKS_PATH = '/preview-links';
