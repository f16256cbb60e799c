import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { accountOf } from '../leads/events/bookings.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { addressesOf, envelopeOf, type Unreached } from '../platform/outbox/mail.ts';
import { noticeOf } from '../platform/outbox/notices.ts';
import { ownAddresses } from './recipients.ts';

/** Longest stored reason for one address; it quotes a mail server. */
const LONGEST_REASON = 300;

/** In the problem of a mail to several people each line is about one of them. */
const LINE = /^(\S+@\S+): (.*)$/gm;

/** The recipients that a message's problem names, with the reasons: the others got it. */
export function unreachedIn(problem: string | null | undefined): Map<string, string> {
  const lines = (problem ?? '').matchAll(LINE);
  return new Map([...lines].map(([, address = '', reason = '']) => [address, reason]));
}

interface Sent {
  envelope?: unknown;
  recipient?: string | null;
  problem?: string | null;
}

/**
 * What a mail that did not reach these addresses says of it, and whether it is lost: nobody outside
 * of the company got it. Where a report names none of several recipients, all of them may be meant.
 * @param waiting addresses that it is sent to once more
 */
export async function notReached(
  payload: Payload,
  message: Sent,
  failed: readonly Unreached[],
  waiting: readonly string[] = [],
): Promise<{ problem: string | null; isLost: boolean }> {
  const [first] = failed;
  const all = addressesOf(envelopeOf(message));
  const named = failed.filter(({ address }) => all.includes(address));
  if (first && (all.length < 2 || named.length === 0)) {
    return { problem: first.reason, isLost: true };
  }
  const unreached = unreachedIn(message.problem);
  if (!first && waiting.length + unreached.size === 0) return { problem: null, isLost: false };
  for (const { address, reason } of named) {
    unreached.set(address, reason.replace(/\s+/g, ' ').slice(0, LONGEST_REASON));
  }
  const isOwn = await ownAddresses(payload);
  return {
    problem: [...unreached].map((line) => line.join(': ')).join('\n') || null,
    isLost: all.every((one) => unreached.has(one) || waiting.includes(one) || isOwn(one)),
  };
}

/**
 * Notifies the author of a reply that it did not arrive, or not at all of its recipients; of one
 * whose account is gone, the people who work on such leads. Once for each time that it was sent, and
 * for each recipient whom it did not reach while others got it.
 */
export async function noteLostReply(
  payload: Payload,
  message: number,
  req: InTransaction,
): Promise<void> {
  const { messages } = tablesOf(payload);
  const [reply] = await queryBuilder(payload, req)
    .select({
      lead: messages.lead,
      author: messages.author,
      formType: messages.formType,
      firstDueAt: messages.firstDueAt,
      state: messages.state,
      problem: messages.problem,
    })
    .from(messages)
    .where(eq(messages.id, message));
  if (!reply?.lead) return;
  const { lead, author, formType, firstDueAt, state, problem } = reply;
  const recipient = (await accountOf(payload, author, req))?.email ?? null;
  const some = state === 'failed' ? '' : `-${unreachedIn(problem).size}`;
  const nth = `-${Date.parse(firstDueAt ?? '') || 0}${some}`;
  const notice = { what: 'lost', message, lead, formType, recipient, at: new Date(), nth } as const;
  await noticeOf(payload, notice, req);
}
