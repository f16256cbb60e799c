import type { FormType } from '@osnowa/contract';
import { and, eq, lt } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { MessageState, OutgoingKind, TO_COLLEAGUES } from '../../kit/states/mail-states.ts';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import type { InTransaction } from '../database/writes/transaction.ts';
import { changeRows, claimRows, updateClaimed as updateClaimedRow } from './claims.ts';
import type { Envelope, Mail } from './mail.ts';

/** A message as the worker needs it; the mail's parts are empty until it was first composed. */
export interface OutboxMessage {
  id: number;
  kind: OutgoingKind;
  /** `null`: it notifies an adviser of a call whose lead was deleted. */
  lead: number | null;
  attempts: number;
  firstDueAt: string;
  recipient: string | null;
  subject: string | null;
  text: string | null;
  html: string | null;
  replyTo: string | null;
  /** When a server took it, where it is sent once more. */
  sentAt?: string | null;
  /** At most one message has it, such as the digest of a day. */
  uniqueKey?: string | null;
  /** Its Message-ID without angle brackets, from the first attempt on. */
  headerId?: string | null;
  /** Message-IDs that it refers to, with spaces between them. */
  references?: string | null;
  /** Of a reply: the account that wrote it, and the text in the editor's own form. */
  author?: number | null;
  body?: unknown;
  /** Of a reply: all recipients, as `envelopeOf` reads them. */
  envelope?: unknown;
  /** Why it was not sent, or whom it did not reach. */
  problem?: string | null;
  /** At most one message has it: a mail to colleagues that is made once. */
  onceKey?: string | null;
  /** Distinguishes it from other messages of its kind about its lead. */
  about?: string | null;
}

interface Changes {
  state?: MessageState;
  attempts?: number;
  dueAt?: string;
  firstDueAt?: string;
  claimedAt?: string | null;
  sentAt?: string | null;
  problem?: string | null;
  subject?: string;
  recipient?: string;
  replyTo?: string | null;
  text?: string;
  html?: string;
  headerId?: string;
  references?: string | null;
  envelope?: Envelope;
}

/** Subject and kind of a new message. */
interface MessageFacts<Lead extends number | null> {
  kind: OutgoingKind;
  formType: FormType;
  lead: Lead;
  /** ISO time. */
  at: string;
  recipient?: string | null;
}

/** The row of a message that is to be sent at once. */
export function newMessage<Lead extends number | null>({
  kind,
  formType,
  lead,
  at,
  recipient = null,
}: MessageFacts<Lead>) {
  return {
    kind,
    formType,
    lead,
    recipient,
    state: 'pending',
    attempts: 0,
    dueAt: at,
    firstDueAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/**
 * Writes a message with a key of its own, once, whichever process writes it.
 * @returns whether this call wrote it
 */
export async function writeOnce(
  payload: Payload,
  row: ReturnType<typeof newMessage> & { onceKey: string },
  req: InTransaction,
): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const written = await queryBuilder(payload, req)
    .insert(messages)
    .values(row as never)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return written.length > 0;
}

/** Takes up to `most` messages that are due; no other process gets the same ones. */
export async function claimDue(
  payload: Payload,
  now: Date,
  most: number,
): Promise<OutboxMessage[]> {
  const { docs } = await payload.db.find<OutboxMessage>({
    collection: 'messages',
    where: {
      and: [{ state: { equals: 'pending' } }, { dueAt: { less_than_equal: now.toISOString() } }],
    },
    sort: 'dueAt',
    limit: most,
    pagination: false,
  });
  const ids = docs.map(({ id }) => id);
  const mine = await claimRows(payload, 'messages', now, ids);
  return docs
    .filter(({ id }) => mine.has(id))
    .map((message) => ({ ...message, attempts: message.attempts + 1 }));
}

/** Makes the company's mail about a lead due now, if it still waits for its first attempt. */
export async function expediteNotice(payload: Payload, now: Date, lead: number): Promise<void> {
  await changeRows(payload, 'messages', now, { dueAt: now.toISOString() }, (columns) =>
    and(
      eq(columns.lead, lead),
      eq(columns.kind, 'notification'),
      eq(columns.state, 'pending'),
      eq(columns.attempts, 0),
    ),
  );
}

/** Delays every message that is due until then, because no mail server takes it. */
export async function waitForServer(payload: Payload, now: Date, until: Date): Promise<void> {
  const dueAt = until.toISOString();
  await changeRows(payload, 'messages', now, { dueAt }, (columns) =>
    and(eq(columns.state, 'pending'), lt(columns.dueAt, dueAt)),
  );
}

/** Stores the new state of a claimed message, in a transaction if there is one. */
export async function updateClaimed(
  payload: Payload,
  now: Date,
  message: Pick<OutboxMessage, 'id'>,
  changes: Changes,
  req: InTransaction | null = null,
): Promise<void> {
  await updateClaimedRow(payload, 'messages', now, message, changes, req);
}

/** When the next waiting message is due; `null` when none waits. */
export async function nextDue(payload: Payload): Promise<Date | null> {
  const { docs } = await payload.db.find<{ dueAt: string }>({
    collection: 'messages',
    where: { state: { equals: 'pending' } },
    sort: 'dueAt',
    limit: 1,
    pagination: false,
  });
  return docs[0] ? new Date(docs[0].dueAt) : null;
}

/** The mail as it is stored with its message, so that every attempt sends the same. */
export function storedMail(mail: Mail): Changes {
  return {
    subject: mail.subject,
    recipient: mail.to.toLowerCase(),
    replyTo: mail.replyTo && JSON.stringify(mail.replyTo),
    text: mail.text,
    html: mail.html,
    headerId: mail.messageId,
    references: mail.references?.join(' ') ?? null,
  };
}

/** Why colleagues are mailed. */
export type ColleagueMail = (typeof TO_COLLEAGUES)[number];

/** One mail to some colleagues about a lead. */
export interface MailToColleagues {
  kind: ColleagueMail;
  lead: number;
  formType: FormType;
  /** The mail is made once, however often and by how many processes it is asked for. */
  onceKey: string;
  /** Addresses; none: the mailbox of the people who work on leads. */
  to: readonly string[];
  at: Date;
}

/**
 * Writes a mail to colleagues into the outbox, once for its key: the row of the first recipient has
 * it, and the database takes a key once.
 * @returns whether this call wrote it
 */
export async function mailColleagues(
  payload: Payload,
  req: InTransaction,
  { kind, lead, formType, onceKey, to, at }: MailToColleagues,
): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const [first = null, ...others] = to;
  const row = (recipient: string | null, key: string) => ({
    ...newMessage({ kind, formType, lead, at: at.toISOString(), recipient }),
    onceKey: key,
  });
  const insert = (rows: ReturnType<typeof row>[]) =>
    queryBuilder(payload, req)
      .insert(messages)
      .values(rows as never)
      .onConflictDoNothing()
      .returning({ id: messages.id });
  const written = await insert([row(first, onceKey)]);
  if (written.length === 0) return false;
  const more = others.map((recipient, nth) => row(recipient, `${onceKey}-${nth + 2}`));
  if (more.length > 0) await insert(more);
  return true;
}
