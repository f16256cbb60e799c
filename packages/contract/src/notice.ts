import { z } from 'zod';

/** Where the content service tells the site that content has changed. */
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

/** A tag is a read's name (`products`) or one item of it (`blog-posts:a-slug`, `pages:offer/erp`). */
export const tag = z.string().regex(/^[a-z0-9-]{1,64}(:[a-z0-9/-]{1,200})?$/);

/** Body of a change notice. */
export const changeNotice = z.strictObject({ tags: z.array(tag).min(1).max(500) });

export type ChangeNotice = z.infer<typeof changeNotice>;
