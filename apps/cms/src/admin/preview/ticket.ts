import { PREVIEW_PARAMETER, PREVIEW_SECONDS, ticketText } from '@osnowa/contract';
import { sign } from '@osnowa/http';

/** Settings for the address of a page with its drafts. */
interface PreviewSettings {
  /** Origin of the site that visitors use. */
  siteUrl: string;
  /** Shared with the site. */
  token: string;
  now: Date;
}

/** Address at which the site shows this one page with its drafts, for an hour. */
export function previewAddress(path: string, { siteUrl, token, now }: PreviewSettings): string {
  const expires = Math.floor(now.getTime() / 1_000) + PREVIEW_SECONDS;
  const signature = sign(token, ticketText(path, expires));
  return `${siteUrl}${path}?${PREVIEW_PARAMETER}=${expires}.${signature}`;
}
