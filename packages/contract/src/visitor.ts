import { z } from 'zod';
import { visitorCall } from './calls.ts';
import { estimateName } from './estimates.ts';
import { FORM_TYPES } from './forms/form-types.ts';
import { FORM_TOPICS } from './forms/topics.ts';
import { LOCALE_CODES } from './locale.ts';
import { reference } from './replies.ts';

/** Validity of the link that confirms a subscription, in days. */
export const CONFIRM_WITHIN_DAYS = 14;

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
