import type { FormType } from '@osnowa/contract';
import { and, desc, eq, exists, gt, inArray, ne, or, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { Message } from '../platform/database/generated/payload-types.ts';
import { insertRows, queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { type InTransaction, inTransaction } from '../platform/database/writes/transaction.ts';
import { type Envelope, envelopeOf } from '../platform/outbox/mail.ts';
import { newMessage } from '../platform/outbox/outbox.ts';
import type { Sender } from './own-mailboxes.ts';

/** A salesperson's typed text, unchecked: it may still be wrong. */
export interface DraftText extends Pick<Envelope, 'to' | 'cc' | 'bcc'> {
  /** Whether the customer's last mail is quoted below it. */
  quotes: boolean;
  subject: string;
  /** The text in the editor's own form; `null`: nothing is written yet. */
  body: unknown;
}

/** A reply that is being written. */
export interface Draft extends DraftText {
  id: number;
  /** Changes with each save: a window that knows an older one overwrites nothing. */
  version: string;
  /** Id of the mail that it quotes. */
  quoted?: number | undefined;
}

/** Whose draft, and for which lead: there is at most one. */
export interface DraftPlace {
  lead: number;
  author: number;
}

function keyOf({ lead, author }: DraftPlace): string {
  return `draft:${lead}:${author}`;
}

/** The draft of a person for a lead; `null` without any. */
export async function readDraft(payload: Payload, place: DraftPlace): Promise<Draft | null> {
  const row = await payload.db.findOne<Message>({
    collection: 'messages',
    where: { uniqueKey: { equals: keyOf(place) } },
  });
  if (!row) return null;
  const { id, subject, body, updatedAt: version } = row;
  const { quotes: quoted, ...recipients } = envelopeOf(row);
  const text = { ...recipients, quotes: quoted !== undefined, subject: subject ?? '' };
  return { id, ...text, body: body ?? null, version, quoted };
}

/**
 * Changes a draft, such as its text, or its place when it is sent or deleted.
 * @param version that the person sees: no other one is changed
 * @returns whether it was that version
 */
export async function changeDraft(
  payload: Payload,
  place: DraftPlace,
  version: string,
  values: object,
  req: InTransaction | null = null,
): Promise<boolean> {
  const { messages } = tablesOf(payload);
  // Now, or a moment after the version, so that two versions are never the same.
  const updatedAt = new Date(Math.max(Date.now(), Date.parse(version) + 1)).toISOString();
  const rows = await queryBuilder(payload, req)
    .update(messages)
    .set({ ...values, updatedAt } as never)
    .where(and(eq(messages.uniqueKey, keyOf(place)), eq(messages.updatedAt, version)))
    .returning({ id: messages.id });
  return rows.length > 0;
}

/**
 * Begins a draft with these values.
 * @returns whether there was none: the database takes the key of a draft once
 */
export async function createDraft(
  payload: Payload,
  { lead, author, formType }: DraftPlace & { formType: FormType },
  values: object,
): Promise<boolean> {
  const row = {
    ...newMessage({ kind: 'reply', formType, lead, at: new Date().toISOString() }),
    ...values,
    state: 'draft',
    author,
    uniqueKey: keyOf({ lead, author }),
    dueAt: null,
    firstDueAt: null,
  };
  try {
    await inTransaction(payload, (req) => insertRows(payload, 'messages', [row], req));
    return true;
  } catch (error) {
    if (await readDraft(payload, { lead, author })) return false;
    throw error;
  }
}

/** The values of a mail to these people; its first one is listed and searched for. */
export function addressedTo(envelope: Envelope): object {
  return { envelope, recipient: envelope.to[0] ?? '' };
}

/** The values with which a draft is in the outbox. */
export function toBeSent(dueAt: Date, envelope: Envelope): object {
  const due = dueAt.toISOString();
  const waits = { state: 'pending', uniqueKey: null, attempts: 0, dueAt: due, firstDueAt: due };
  return { ...waits, ...addressedTo(envelope) };
}

/** A reply of somebody else; one by mail may be of a shared mailbox, which is nobody's account. */
interface OtherReply {
  author: number | null;
  sender: string | null;
  at: string;
}

/**
 * The newest reply of somebody else to a lead that was sent, or is to be sent, since a time, here or from
 * a mail program of their own; `null` without one. Locks the lead, so that of two people who send at
 * once the second finds the first.
 */
export async function replyOfOther(
  payload: Payload,
  lead: number,
  me: Sender,
  since: string,
  req: InTransaction,
): Promise<OtherReply | null> {
  const { lead_events: events, leads, messages } = tablesOf(payload);
  const database = queryBuilder(payload, req);
  await database.update(leads).set({ updatedAt: sql`updated_at` }).where(eq(leads.id, lead));
  const isAnswer = and(eq(events.kind, 'reply-sent'), eq(events.at, messages.sentAt));
  const answers = database
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.lead, lead), isAnswer));
  const { author, dueAt, kind, remarks, sender, sentAt, state } = messages;
  const [reply] = await database
    .select({ author, sender, sentAt, dueAt })
    .from(messages)
    .where(
      and(
        eq(messages.lead, lead),
        gt(messages.updatedAt, since),
        or(
          and(
            eq(kind, 'reply'),
            inArray(state, ['pending', 'sending', 'sent', 'kept']),
            ne(author, me.id ?? 0),
          ),
          and(
            eq(kind, 'received'),
            ne(sender, me.email),
            or(eq(remarks, 'passed-on'), exists(answers)),
          ),
        ),
      ),
    )
    .orderBy(desc(messages.updatedAt))
    .limit(1);
  return reply ? { ...reply, at: reply.sentAt ?? reply.dueAt ?? since } : null;
}

/**
 * Turns a reply that no mail server was asked to take yet, or that one refused, back into a draft.
 * It is sent as another mail later, so the composed one is deleted.
 * @returns whether it could still be recalled
 * @throws Error when its author has another draft for the lead
 */
export async function recall(
  payload: Payload,
  message: number,
  place: DraftPlace,
): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const isWaiting = and(eq(messages.state, 'pending'), eq(messages.attempts, 0));
  const rows = await queryBuilder(payload)
    .update(messages)
    .set({
      state: 'draft',
      uniqueKey: keyOf(place),
      attempts: 0,
      dueAt: null,
      firstDueAt: null,
      html: null,
      text: null,
      headerId: null,
      references: null,
      problem: null,
      updatedAt: new Date().toISOString(),
    })
    .where(
      and(
        eq(messages.id, message),
        inArray(messages.kind, ['reply']),
        or(isWaiting, eq(messages.state, 'failed')),
      ),
    )
    .returning({ id: messages.id });
  return rows.length > 0;
}
