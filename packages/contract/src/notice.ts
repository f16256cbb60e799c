import { z } from 'zod';

/**
 * Path at which the content service asks a site process to read the change log now. The request may
 * get lost.
 */
export const NOTICE_PATH = '/_hooks/content';

/** Headers of a change notice: Unix seconds, and hex HMAC-SHA256 over `${timestamp}.${body}`. */
export const NOTICE_HEADERS = {
  timestamp: 'x-notice-timestamp',
  signature: 'x-notice-signature',
} as const;

/** Response header of a read with the tags it depends on, separated by spaces. */
export const TAGS_HEADER = 'surrogate-key';

/** Request header that turns on drafts when its value is the preview token. */
export const PREVIEW_HEADER = 'x-preview-token';

/** A tag is a read's name (`products`) or one item of it (`blog-posts:a-slug`, `pages:offer/autumn`). */
export const tag = z.string().regex(/^[a-z0-9-]{1,64}(:[a-z0-9/-]{1,200})?$/);

/** Request header of a read: the reader's position in the change log. */
export const CURSOR_HEADER = 'x-content-cursor';

/** A position in the change log: id and time in ms of the newest row read; `0` for none. */
export const cursor = z.string().regex(/^(0|[1-9]\d{0,15}\.\d{1,16})$/);

/**
 * Changes since a cursor: for each change that visitors can see, its tags. `null` when the
 * log does not reach back that far, so that anything may have changed.
 */
export const changesReply = z.object({ cursor, changes: z.array(z.array(tag)).nullable() });

export type ChangesReply = z.infer<typeof changesReply>;
