import type { Words } from '../../messages/pl.ts';
/** Progress of a lead. */
export const LEAD_STATES = [
  'new',
  'in-progress',
  'answered',
  'talking',
  'offer',
  'won',
  'lost',
  'spam',
  'unverified',
  'quarantined',
  'merged',
] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** Why a lead was lost. */
export const LOSS_REASONS = [
  'price',
  'time',
  'other-supplier',
  'no-need',
  'no-answer',
  'not-our-field',
  // A buyer has declined an offer without saying why.
  'no-reason',
] as const;

export type LossReason = (typeof LOSS_REASONS)[number];

/** How a lead came in: by a form of the site, entered by a salesperson, or made of a received mail. */
export const LEAD_SOURCES = [
  'form',
  'phone',
  'fair',
  'mail',
  'other',
  // By the form; the lead came back from the second place, and its reply deadline is over.
  'restored',
] as const;

export type LeadSource = (typeof LEAD_SOURCES)[number];

/** The type of form of a lead. */
type FormType = keyof Words['states']['form'];

/** How a salesperson learned of a lead; none of a lead that a form sent. */
export function enteredBy({
  source,
}: {
  source?: LeadSource | null | undefined;
}): LeadSource | undefined {
  return source && source !== 'form' ? source : undefined;
}

/** How a lead came: the form that was sent, or how a salesperson learned of it. */
export function cameBy(
  lead: { formType: FormType; source?: LeadSource | null | undefined },
  { states }: Words,
): string {
  const source = enteredBy(lead);
  return source ? states.leadSources[source] : states.form[lead.formType];
}

/** Currencies of a lead's value; those of the site's prices come first. */
export const CURRENCIES = ['PLN', 'EUR', 'USD', 'GBP', 'CHF'] as const;

/** State of a newsletter subscriber. Only confirmed subscribers get mail. */
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

/**
 * Results of the captcha when the lead came in. `expired` was right once, or was used before;
 * `unavailable` could not be asked; `none` was sent without.
 */
export const VERIFICATIONS = ['verified', 'expired', 'unavailable', 'none'] as const;

export type Verification = (typeof VERIFICATIONS)[number];

/**
 * States of the scan of an attachment. `unscanned`: no scanner is configured, or it could not be
 * asked for a day; an `infected` file is stored apart and never served.
 */
export const SCAN_STATES = ['pending', 'unscanned', 'clean', 'infected'] as const;

/** Begins the flag of a file whose contents are of another type than its name; the type follows. */
export const BY_CONTENTS = 'contents:';

export type ScanState = (typeof SCAN_STATES)[number];

/** Whether a call with a visitor takes place. */
export const BOOKING_STATES = ['booked', 'cancelled'] as const;

/** Kinds of notes about a lead. A customer whose call was missed waits. */
export const NOTE_KINDS = ['call', 'missed-call', 'note'] as const;

export type NoteKind = (typeof NOTE_KINDS)[number];

/** Progress of a delivery to another program or to a device. */
export const DELIVERY_STATES = ['pending', 'sending', 'sent', 'failed'] as const;

/**
 * States of a link that did not work. `suspected` did not work once, `broken` in two nights in a
 * row; `unknown` cannot be checked from here.
 */
export const LINK_STATES = ['suspected', 'broken', 'unknown'] as const;

export type LinkState = (typeof LINK_STATES)[number];
