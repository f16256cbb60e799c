import { z } from 'zod';

/**
 * JSON body of every call that follows a link. The token is in the body and not in the address, so
 * that no log contains it.
 */
export const linkCall = z.strictObject({ token: z.string() });

/** The reply when the call has been carried out. */
export const doneReply = z.strictObject({ success: z.literal(true) });

/**
 * `POST` with `linkCall` as JSON, answered with `doneReply`.
 * `confirm`: 403 `Forbidden` for a token that is altered, expired or used already.
 * `unsubscribe`: 403 for an altered one; else the same answer whether the address was subscribed or not.
 */
export const NEWSLETTER_CALLS = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;

/** How long the link that confirms a subscription can be used, in days. */
export const CONFIRM_WITHIN_DAYS = 14;
