import { z } from 'zod';
import { callTime } from './calls.ts';
import { id } from './entities/values.ts';
import { ERROR_CODES, FIELD_MESSAGES } from './errors.ts';
import { estimateName } from './estimates.ts';

/**
 * Reference number that a visitor can quote, such as `TK-7F3K-9QX2`: the capitals of the company, and
 * no letter that looks like a digit.
 */
export const reference = z.string().regex(/^[A-Z]{2,4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

/**
 * The lead and its files are in durable storage. The reply includes the result of a calculator.
 * `callTime` is the time of an adviser's call, if one was chosen and is reserved.
 * `mailed` is `false` if the sender gets no mail, so that the page promises none. `token` opens
 * the page that shows senders their request (`readRequest`); the newsletter has none.
 */
export const successReply = z.strictObject({
  success: z.literal(true),
  data: z.looseObject({
    reference,
    estimate: estimateName.optional(),
    mailed: z.boolean().optional(),
    callTime: callTime.optional(),
    token: z.string().optional(),
  }),
});

/**
 * Refusal of a request. `fields` names the fields with their message keys: always with
 * `Validation`, and with `TooLarge` or `BadRequest` if files are too large or too many.
 */
export const errorReply = z.strictObject({
  error: z.strictObject({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    fields: z.record(z.string(), z.enum(FIELD_MESSAGES)).optional(),
  }),
});

/** Either answer of a form submission. */
export const submissionReply = z.union([successReply, errorReply]);

/** `GET /blog-posts/count`. */
export const countReply = z.number().int().min(0);

export type SuccessReply = z.infer<typeof successReply>;
export type ErrorReply = z.infer<typeof errorReply>;
export type SubmissionReply = z.infer<typeof submissionReply>;

/** Most redirects of one report. */
export const MAX_HITS = 1_000;

/** A report: uses since the last report. It is signed as change notices are. */
export const redirectHits = z.strictObject({
  hits: z
    .array(z.strictObject({ id, count: z.number().int().min(1).max(1_000_000_000) }))
    .min(1)
    .max(MAX_HITS),
});

export type RedirectHits = z.infer<typeof redirectHits>;
