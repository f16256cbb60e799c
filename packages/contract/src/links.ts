import { z } from 'zod';

/**
 * Pages of the site that links in mails lead to, without language prefix. The token stands in the
 * query; opening the page changes nothing, only its buttons do.
 */
export const LINK_PAGES = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  request: '/my-request',
} as const;

/** Name of the query parameter that bears the token. */
export const LINK_PARAMETER = 'token';

/** Longest token that anybody looks at. */
const LINK_TOKEN_MAX = 200;

/** What a token looks like: a subject and its signature. Whether it is ours only the API can tell. */
export const linkToken = z
  .string()
  .max(LINK_TOKEN_MAX)
  .regex(/^[A-Za-z0-9-]+\.[A-Za-z0-9_-]+$/);

/** JSON body of every call that follows a link: the token is in no address, so that no log has it. */
export const linkCall = z.strictObject({ token: z.string() });

/** What was asked for is done. */
export const doneReply = z.strictObject({ success: z.literal(true) });
