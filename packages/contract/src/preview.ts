import { z } from 'zod';
import { documentForm } from './field-marks.ts';
import { LOCALE_CODES } from './locale.ts';

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

/**
 * Parameter next to `PREVIEW_PARAMETER` of a POST: its body has a form's values, in a field of this
 * name, and the page is shown with them.
 */
export const VALUES_PARAMETER = 'values';

/** Type of the message with which a page that was opened anew asks the form next to it for its values. */
export const SEND_VALUES = 'send-values';

/** Path below the web API at which the site, with the preview token, has a form's values serialised. */
export const PREVIEW_VALUES_PATH = '/preview-values';

/** Largest accepted values of a form, in bytes of JSON: some ten times the longest page of the demo. */
export const MOST_PREVIEW_BYTES = 1024 * 1024;

/** The values of a form of the back office, saved or not, in the language that is open in it. */
export const previewValues = z.strictObject({
  form: documentForm,
  locale: z.enum(LOCALE_CODES),
  data: z.record(z.string(), z.unknown()),
});

/**
 * A form's document by the reads that have it: the record in place of the stored one, `null` where it
 * lacks something that its page needs. `id` is missing where the record is the whole answer.
 */
export const previewRecords = z.record(
  z.string(),
  z.object({
    id: z.number().optional(),
    record: z.record(z.string(), z.unknown()).nullable(),
  }),
);

export type PreviewValues = z.infer<typeof previewValues>;
export type PreviewRecords = z.infer<typeof previewRecords>;
