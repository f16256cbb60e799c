import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { accountOf } from '../leads/events/bookings.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { noticeOf } from '../platform/outbox/notices.ts';

/**
 * Notifies the author of a reply that it did not arrive; of one whose account is gone, the people who
 * work on such leads. Once for each time that it was sent.
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
    })
    .from(messages)
    .where(eq(messages.id, message));
  if (!reply?.lead) return;
  const { lead, author, formType, firstDueAt } = reply;
  const recipient = (await accountOf(payload, author, req))?.email ?? null;
  const nth = `-${Date.parse(firstDueAt ?? '') || 0}`;
  const notice = { what: 'lost', message, lead, formType, recipient, at: new Date(), nth } as const;
  await noticeOf(payload, notice, req);
}
