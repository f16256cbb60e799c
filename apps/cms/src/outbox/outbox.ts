import type { FormType } from '@osnowa/contract';
import { and, eq, inArray, lt, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, type Tables, tablesOf } from '../database/sql.ts';
import type { MessageKind, MessageState } from '../fields/states.ts';
import type { Mail } from './mail.ts';

/** A message as the worker needs it; the mail's parts are empty until it was first composed. */
export interface OutboxMessage {
  id: number;
  kind: MessageKind;
  lead: number;
  attempts: number;
  firstDueAt: string;
  recipient: string | null;
  subject: string | null;
  text: string | null;
  html: string | null;
  replyTo: string | null;
  /** At most one message has it, such as the digest of a day. */
  uniqueKey?: string | null;
}

interface Changes {
  state?: MessageState;
  attempts?: SQL;
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
}

/** What a new message is about. */
interface MessageFacts {
  kind: MessageKind;
  formType: FormType;
  lead: number;
  /** ISO time. */
  at: string;
  recipient?: string | null;
}

/** The row of a message that is to leave at once. */
export function newMessage({ kind, formType, lead, at, recipient = null }: MessageFacts) {
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

const ONE_MORE = sql`attempts + 1`;

/** A claim that has not been renewed for so long belongs to a process that is gone, in ms. */
export const LEASE_MS = 30_000;

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
  if (docs.length === 0) return [];
  const ids = docs.map(({ id }) => id);
  const changes: Changes = { state: 'sending', claimedAt: now.toISOString() };
  const mine = await change(payload, now, { ...changes, attempts: ONE_MORE }, ({ id, state }) =>
    and(inArray(id, ids), eq(state, 'pending')),
  );
  return docs
    .filter(({ id }) => mine.has(id))
    .map((message) => ({ ...message, attempts: message.attempts + 1 }));
}

/** Says that messages are still being sent, so that no other process takes them. */
export async function renewClaims(
  payload: Payload,
  now: Date,
  claimed: readonly OutboxMessage[],
): Promise<void> {
  const ids = claimed.map(({ id }) => id);
  await change(payload, now, { claimedAt: now.toISOString() }, ({ id, state }) =>
    and(inArray(id, ids), eq(state, 'sending')),
  );
}

/** Releases the messages that an ended process had claimed. */
export async function freeAbandoned(payload: Payload, now: Date, lease: number): Promise<void> {
  const before = new Date(now.getTime() - lease).toISOString();
  await change(payload, now, { state: 'pending', claimedAt: null }, ({ state, claimedAt }) =>
    and(eq(state, 'sending'), lt(claimedAt, before)),
  );
}

/** Makes the company's mail about a lead due now, if it still waits for its first attempt. */
export async function hastenNotification(payload: Payload, now: Date, lead: number): Promise<void> {
  await change(payload, now, { dueAt: now.toISOString() }, (columns) =>
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
  await change(payload, now, { dueAt }, (columns) =>
    and(eq(columns.state, 'pending'), lt(columns.dueAt, dueAt)),
  );
}

/** Stores the new state of a claimed message. */
export async function updateClaimed(
  payload: Payload,
  now: Date,
  message: Pick<OutboxMessage, 'id'>,
  changes: Changes,
): Promise<void> {
  await change(payload, now, changes, ({ id, state }) =>
    and(eq(id, message.id), eq(state, 'sending')),
  );
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
  };
}

/** One UPDATE, so that of two processes only one changes a row. Returns the ids of what was changed. */
async function change(
  payload: Payload,
  now: Date,
  changes: Changes,
  where: (columns: Tables['messages']) => SQL | undefined,
): Promise<Set<number>> {
  const { messages } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .update(messages)
    .set({ ...changes, updatedAt: now.toISOString() })
    .where(where(messages))
    .returning({ id: messages.id });
  return new Set(rows.map(({ id }) => id));
}
