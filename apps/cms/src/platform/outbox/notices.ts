import type { FormType } from '@osnowa/contract';
import { inArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, Where } from 'payload';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import type { InTransaction } from '../database/writes/transaction.ts';
import { newMessage, writeOnce } from './outbox.ts';

const REPLY = /^reply-(\d+)$/;
const LOST = /^lost-(\d+)$/;
const UNSENT = /^unsent-(\d+)$/;
const NOTE = /^note-(\d+)$/;
const UNMATCHED = /^stray-(\d+)$/;

function numberIn(pattern: RegExp, about: string | null | undefined): number | null {
  const [, id] = pattern.exec(about ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

/** Received mails without a lead that a person has to look at. */
export const WAITING_UNMATCHED = {
  kind: { equals: 'received' },
  lead: { exists: false },
  automatic: { not_equals: 'spam' },
} as const satisfies Where;

/** Those that are put apart, by their signs or by a person. */
export const UNMATCHED_SPAM = {
  kind: { equals: 'received' },
  lead: { exists: false },
  automatic: { equals: 'spam' },
} as const satisfies Where;

/** Format of `about` of the gathered notice of an hour; `onceKey` too, so that an hour has one. */
const ALL_UNMATCHED = /^strays-\d+$/;

/** An hour, in ms. */
export const HOUR = 60 * 60_000;

/** `about` of a notice of a received mail without a lead. */
function aboutUnmatched(message: number): string {
  return `stray-${message}`;
}

/** Id of the received mail that a notice without a lead is about; `null` for other messages. */
function unmatchedIn(about: string | null | undefined): number | null {
  return numberIn(UNMATCHED, about);
}

/**
 * `about` and `onceKey` of the notice that gathers the received mails of an hour.
 * @param hour its number since 1970
 */
export function hourKey(hour: number): string {
  return `strays-${hour}`;
}

/** Whether a notice without a lead is about all received mails that have none. */
export function notifiesOfUnmatched(about: string | null | undefined): boolean {
  return ALL_UNMATCHED.test(about ?? '');
}

/** Id of the received mail that a notice shows, with or without a lead; `null` for other messages. */
export function receivedIn(about: string | null | undefined): number | null {
  return numberIn(REPLY, about) ?? unmatchedIn(about);
}

/** `about` of notices that the mailbox cannot be read. @param since ISO 8601 */
export function mailboxKey(since: string): string {
  return `mailbox-${Date.parse(since)}`;
}

/** Whether a notice is about the mailbox. */
export function notifiesOfMailbox(about: string | null | undefined): boolean {
  return /^mailbox-\d+$/.test(about ?? '');
}

/** Id of the undelivered reply that a notice is about; `null` for other messages. */
export function lostIn(about: string | null | undefined): number | null {
  return numberIn(LOST, about);
}

/** Id of the colleague's mail that was not passed on to the customer; `null` for other messages. */
export function unsentIn(about: string | null | undefined): number | null {
  return numberIn(UNSENT, about);
}

/** Id of the note that a notice is about; `null` for other messages. */
export function noteIn(about: string | null | undefined): number | null {
  return numberIn(NOTE, about);
}

/** A notice to one person about a mail or a note of a lead. */
interface Notice {
  /**
   * `reply`: a customer's mail came in; `lost`: a colleague's did not arrive; `unsent`: one that came
   * by mail was not passed on; `note`: for a colleague.
   */
  what: 'reply' | 'lost' | 'unsent' | 'note';
  /** Id of the mail or of the note. */
  message: number;
  /** `null`: of a colleague's mail about a lead that is gone. */
  lead: number | null;
  formType: FormType;
  /** `null`: the mailbox of the people who work on such leads. */
  recipient: string | null;
  at: Date;
  /** Distinguishes notices about one mail or note, where there may be several. */
  nth?: string;
}

/** Writes the notice into the outbox, once, in the transaction that stores its subject. */
export async function noticeOf(
  payload: Payload,
  { what, message, lead, formType, recipient, at, nth = '' }: Notice,
  req: Partial<InTransaction>,
): Promise<void> {
  const about = `${what}-${message}`;
  const facts = { kind: 'notification', formType, lead, at: at.toISOString(), recipient } as const;
  const row = { ...newMessage(facts), about, onceKey: `${about}-${lead}${nth}` };
  await writeOnce(payload, row, req);
}

/** `about` of notices about received mails: they have words of these, and are deleted with them. */
export function noticesAbout(mails: readonly number[]) {
  return mails.flatMap((id) => [aboutUnmatched(id), `reply-${id}`, `unsent-${id}`]);
}

/** Makes notices about a received mail follow it into a lead, or out of it. */
export async function moveNotices(
  payload: Payload,
  mail: number,
  lead: number | null,
  req: Partial<InTransaction>,
): Promise<void> {
  const { messages } = tablesOf(payload);
  await queryBuilder(payload, req)
    .update(messages)
    .set({ lead })
    .where(inArray(messages.about, noticesAbout([mail])));
}
