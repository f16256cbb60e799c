/**
 * The state of a message. `draft` is still being written; `kept` is written to a file because no mail
 * server is configured; `withheld` was never to be sent and says why; `received` has come from outside.
 */
export const MESSAGE_STATES = [
  'draft',
  'pending',
  'sending',
  'sent',
  'kept',
  'failed',
  'withheld',
  'received',
] as const;

export type MessageState = (typeof MESSAGE_STATES)[number];

/** States of a message that was sent or given up: it can be sent once more by hand. */
export const AT_REST: readonly MessageState[] = ['sent', 'kept', 'failed', 'withheld'];

/** Why a message is sent, or that it came in. */
export const MESSAGE_KINDS = [
  'notification',
  'confirmation',
  'opt-in',
  'welcome',
  'withdrawal',
  'digest',
  'reply',
  'reminder',
  'assigned',
  'half',
  'overdue',
  'twice',
  'weekly',
  'call',
  'call-adviser',
  // The printed acceptance of an offer.
  'offer',
  'received',
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Kinds of outgoing mails; a received mail has come from outside. */
export type OutgoingKind = Exclude<MessageKind, 'received'>;

/**
 * Results of the check of a received mail's sender. `forged`: the domain in the address says that
 * it does not send such mails; `unknown`: the domain says nothing, or could not be asked.
 */
export const AUTHENTICITIES = ['authentic', 'forged', 'unknown'] as const;

export type Authenticity = (typeof AUTHENTICITIES)[number];

/** Received mails that no person has written to us; they change nothing in a lead's state. */
export const AUTOMATIC_MAILS = [
  'out-of-office',
  'bounce',
  'mailing',
  // Only of a mail without a lead: a mail that a person puts into a lead is no spam.
  'spam',
] as const;

export type AutomaticMail = (typeof AUTOMATIC_MAILS)[number];

/**
 * Remarks for a reader of a received mail. Where a part of it is missing or was decoded anew, the
 * original is a file of it.
 */
export const MAIL_REMARKS = [
  'unreadable',
  'too-large',
  'cut',
  'charset',
  'reaction',
  'passed-on',
  'accepted',
  'tentative',
  'declined',
  'proposed',
] as const;

export type MailRemark = (typeof MAIL_REMARKS)[number];

/** Mails to colleagues about their work; each is made once, by its `onceKey`. */
export const TO_COLLEAGUES = ['assigned', 'half', 'overdue', 'twice', 'weekly'] as const;

/** Messages to the address in the form, which may be a stranger's. */
export const TO_THE_SENDER: readonly MessageKind[] = ['confirmation', 'opt-in'];
