import { and, eq, min } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { nextAssignee, ownerOnDuty } from '../../desk/round-robin/rotation.ts';
import type { LeadState } from '../../kit/states/states.ts';
import { recordEvents } from '../../leads/events/record-events.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { noticeOf } from '../../platform/outbox/notices.ts';
import { noteLostReply } from '../lost-reply.ts';

/** States that a visitor's mail ends: the lead is worked on again. */
const REOPENED: readonly LeadState[] = ['answered', 'lost', 'quarantined'];

/** A mail, and its effects on its lead. */
export interface MailToLead {
  lead: number;
  /** Id of the stored mail. */
  message: number;
  /** When it arrived. */
  at: Date;
  /** Whether a person outside of the company wrote it. */
  isReply: boolean;
  /** An answer of ours that did not reach the visitor: its id, and when it was sent, ISO 8601. */
  lostAnswer: { id: number; sentAt: string } | null;
  /** Address of a person who knows of it already. */
  knows?: string | null;
}

/**
 * Stores in a lead, in the transaction that stores the mail, that a visitor has written or that an
 * answer came back: a closed lead is worked on again, and its people are notified. A visitor who
 * wrote waits in the list of those. An answer that came back is in the list of undelivered ones,
 * and was no first answer.
 */
export async function noteMail(
  payload: Payload,
  req: InTransaction,
  { lead: id, message, at, isReply, lostAnswer, knows }: MailToLead,
): Promise<void> {
  if (!isReply && !lostAnswer) return;
  const { leads } = tablesOf(payload);
  const database = queryBuilder(payload, req);
  // Written before it is read, so that no other process changes the row in between.
  const [lead] = await database
    .update(leads)
    .set({ updatedAt: new Date().toISOString() })
    .where(eq(leads.id, id))
    .returning({
      state: leads.state,
      assignee: leads.assignee,
      formType: leads.formType,
      topic: leads.topic,
      locale: leads.locale,
      firstAnsweredAt: leads.firstAnsweredAt,
    });
  if (!lead) return;
  const from = lead.state as LeadState;
  if (from === 'spam') return;
  const reopens = isReply ? REOPENED.includes(from) : from === 'answered';
  await database
    .update(leads)
    .set({
      updatedAt: new Date().toISOString(),
      ...(lostAnswer !== null &&
        isSameTime(lostAnswer.sentAt, lead.firstAnsweredAt) && {
          firstAnsweredAt: await firstThatArrived(payload, id, req),
        }),
      ...(reopens && { state: 'in-progress' as const }),
      snoozedUntil: null,
    })
    .where(eq(leads.id, id));
  const now = new Date();
  const onDuty = await ownerOnDuty(payload, lead, now);
  if (lostAnswer) await noteLostReply(payload, lostAnswer.id, req);
  const isNobodys = lead.assignee === null && lead.formType !== 'career';
  const notified = onDuty ?? (isNobodys ? await nextAssignee(payload, lead, now, req) : null);
  const recipient = notified?.email ?? null;
  const { formType } = lead;
  if (isReply && (recipient === null || recipient !== knows)) {
    const notice = { what: 'reply', message, lead: id, formType, recipient, at: now } as const;
    await noticeOf(payload, notice, req);
  }
  const to = onDuty ? [onDuty.id] : await peopleFor(payload, lead.formType, req);
  // A mail that a person moves to another lead is reported there, too.
  const key = `mail:${message}:${id}`;
  const reopened = { kind: 'state', lead: id, at, facts: { from, to: 'in-progress' } } as const;
  await recordEvents(payload, req, [
    // The devices of its people show that it is open again where the customer has written nothing.
    ...(reopens ? [isReply ? reopened : { ...reopened, to, key }] : []),
    ...(isReply ? [{ kind: 'reply-received', lead: id, at, to, key } as const] : []),
    ...(lostAnswer ? [{ kind: 'returned', lead: id, at } as const] : []),
  ]);
}

function isSameTime(one: string, other: string | null): boolean {
  return other !== null && Date.parse(one) === Date.parse(other);
}

/** When the first answer was sent that did not come back; `null`: the visitor still waits. */
async function firstThatArrived(
  payload: Payload,
  lead: number,
  req: InTransaction,
): Promise<string | null> {
  const { messages } = tablesOf(payload);
  const [first] = await queryBuilder(payload, req)
    .select({ at: min(messages.sentAt) })
    .from(messages)
    .where(and(eq(messages.lead, lead), eq(messages.kind, 'reply'), eq(messages.state, 'sent')));
  return first?.at ? new Date(first.at).toISOString() : null;
}

/**
 * Everybody who works on leads of this kind: a lead without an owner, or with an absent one and no
 * stand-in, is everybody's.
 */
async function peopleFor(payload: Payload, form: string, req: InTransaction): Promise<number[]> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'users',
    where: { roles: { in: [form === 'career' ? 'recruiter' : 'sales'] } },
    select: {},
    pagination: false,
    req,
  });
  return docs.map(({ id }) => id);
}
