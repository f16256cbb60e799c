import { createHash } from 'node:crypto';
import {
  cleanLine,
  DEFAULT_LOCALE,
  isLocale,
  isMail,
  spelledMail,
  TEXT_MAX,
  trimmedMail,
} from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  TextFieldSingleValidation,
} from 'payload';
import { FORM_FIELD_NAMES, LEAD_FIELDS } from '../../kit/fields/lead-fields.ts';
import { normalisedPhone } from '../../kit/phone.ts';
import { wordsFor } from '../../kit/words.ts';
import { noteCopyJobs } from '../../leads/copies/copy-jobs.ts';
import { stampOf, transactionOf } from '../../leads/events/noted-events.ts';
import { recordEvents, recordReceived } from '../../leads/events/record-events.ts';
import { newReference } from '../../leads/reference.ts';
import type { Lead } from '../../platform/database/generated/payload-types.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';

interface Contact {
  mail?: string | null;
  phoneNumber?: string | null;
  locale?: string | null;
  source?: string | null;
}

/** A lead that is entered has a mail address, or else a telephone number: its mail is then empty. */
export const enteredMail: TextFieldSingleValidation = (value, { operation, siblingData, req }) => {
  const { phoneNumber, source } = siblingData as Contact;
  // The writer of a mail that a colleague forwarded may not be known yet.
  if (operation !== 'create' && !(source === 'mail' && value?.trim())) return true;
  if (value?.trim()) return isMail(trimmedMail(value)) || wordsFor(req).leadRules.enterLead.badMail;
  return Boolean(phoneNumber?.trim()) || wordsFor(req).leadRules.enterLead.noContact;
};

/** Refuses a telephone number of an entered lead that cannot be called. */
export const enteredPhone: TextFieldSingleValidation = (value, { operation, siblingData, req }) => {
  if (operation !== 'create' || !value?.trim()) return true;
  const { locale } = siblingData as Contact;
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  return normalisedPhone(value, language) !== null || wordsFor(req).leadRules.enterLead.badPhone;
};

/** A line of a lead that is entered is as long as one of a form. */
export const enteredLine: TextFieldSingleValidation = (value, { operation, req }) => {
  if (operation !== 'create' || [...(value ?? '')].length <= TEXT_MAX.other) return true;
  return fill(wordsFor(req).leadRules.enterLead.tooLong, { other: TEXT_MAX.other });
};

function line(value: unknown): string | null {
  return (typeof value === 'string' && cleanLine(value)) || null;
}

/** Lines of the sender's that no other rule cleans. */
const LINES = FORM_FIELD_NAMES.filter((name) => LEAD_FIELDS[name].kind === 'line');

/**
 * Completes a lead that a salesperson enters: its number, its author as assignee. It
 * is being worked on from its first moment, and no mail is sent: a colleague spoke with the person.
 */
export const enterLead: CollectionBeforeValidateHook<Lead> = ({ data = {}, operation, req }) => {
  if (operation !== 'create') {
    return typeof data.mail === 'string' ? { ...data, mail: spelledMail(data.mail) } : data;
  }
  const phone = line(data.phoneNumber);
  const locale = isLocale(data.locale) ? data.locale : DEFAULT_LOCALE;
  const reference = newReference();
  return {
    ...data,
    reference,
    formType: 'contact',
    state: 'in-progress',
    source: data.source && data.source !== 'form' ? data.source : 'other',
    assignee: data.assignee ?? (req.user?.id as number | undefined),
    ...Object.fromEntries(LINES.map((name) => [name, line(data[name])])),
    mail: trimmedMail(data.mail ?? ''),
    phoneNumber: phone,
    phoneNormalised: phone && normalisedPhone(phone, locale),
    message: (data.message ?? '').replace(/\r\n?/g, '\n').trim(),
    locale,
    details: [],
    extra: [],
    flags: [],
    verification: 'none',
    contentHash: createHash('sha256').update(reference).digest('hex'),
  };
};

/** Copies an entered lead to the second place, and reports it to webhooks and devices. */
export const notifyOfEntered: CollectionAfterChangeHook<Lead> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return;
  const inTransaction = await transactionOf(req);
  await noteCopyJobs(req.payload, [doc.reference], false, inTransaction);
  const entered = { ...stampOf(req), kind: 'entered', lead: doc.id } as const;
  await recordEvents(req.payload, inTransaction, [entered]);
  await recordReceived(req.payload, [doc], inTransaction as InTransaction);
};
