import { z } from 'zod';
import { callTime, visitorCall } from './calls.ts';
import { estimateName } from './estimates.ts';
import { FORM_TOPICS, FORM_TYPES } from './forms/topics.ts';
import { LOCALE_CODES } from './locale.ts';
import { reference } from './replies.ts';

/**
 * JSON body of every call that follows a link. The token is in the body and not in the address, so
 * that no log contains it.
 */
export const linkCall = z.strictObject({ token: z.string() });

/** The reply when the call has been done. */
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

/** Validity of the link that confirms a subscription, in days. */
export const CONFIRM_WITHIN_DAYS = 14;

/**
 * Actions of a visitor with the link in their confirmation: `POST` with `linkCall` as JSON, `print`
 * with `printCall`. `read` answers `visitorLead`, `print` a PDF, the others `doneReply`. 403 `Forbidden` for an altered token, 404
 * `NotFound` when the request has been deleted, 409 `Conflict` when there is nothing to extend, or
 * the call is over or cancelled, and 422 `Validation` when its new time is not free.
 */
export const VISITOR_CALLS = {
  read: '/my-request',
  print: '/my-request/pdf',
  /** The company stops working with it and deletes it when `withdrawnDays` have passed. */
  withdraw: '/my-request/withdraw',
  /** Deleted at once, with its files. */
  delete: '/my-request/delete',
  /** The application is stored for future recruitment too. */
  extend: '/my-request/extend',
  /** Another time for the call with an adviser; takes `moveCall`. */
  moveCall: '/my-request/call/move',
  cancelCall: '/my-request/call/cancel',
} as const;

/** JSON body of `print`: the language of the labels. */
export const printCall = linkCall.extend({ locale: z.enum(LOCALE_CODES) });

/** JSON body of `moveCall`. */
export const moveCall = linkCall.extend({ time: callTime });

const text = z.string().nullable();
const moment = z.iso.datetime({ offset: true });
const pairs = z.array(z.strictObject({ key: z.string(), value: z.string() }));

/** A visitor's request, as their link shows it. Times are ISO 8601. */
export const visitorLead = z.strictObject({
  reference,
  formType: z.enum(FORM_TYPES),
  topic: z.enum(FORM_TOPICS),
  locale: z.enum(LOCALE_CODES),
  receivedAt: moment,
  page: text,
  /** Origin of the visit: the referring site, and the parameters of an advert's link. */
  referrer: text,
  campaign: text,
  /** The sender's address on the network, shortened; stored for some days only. */
  network: text,
  fullName: text,
  companyName: text,
  mail: z.string(),
  phoneNumber: text,
  message: text,
  /** The form's other fields, and additional values. */
  details: pairs,
  extra: pairs,
  /** The estimate that was sent with it; `null` without one. */
  estimate: estimateName.nullable(),
  /** Size in bytes. */
  attachments: z.array(z.strictObject({ name: z.string(), size: z.number().int().min(0) })),
  consent: z.strictObject({
    clause: text,
    version: text,
    acceptedAt: moment.nullable(),
    withdrawnAt: moment.nullable(),
  }),
  /** The call with an adviser; absent if none was arranged. */
  call: visitorCall.optional(),
  /** The lead is deleted at this time at the latest. */
  keptUntil: moment,
  /** Longest storage if the visitor agrees; `null` when there is nothing to extend. */
  extendableUntil: moment.nullable(),
});

export type VisitorLead = z.infer<typeof visitorLead>;
