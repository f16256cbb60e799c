import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { storedWith } from '../platform/database/stored.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { WAITING } from './deadlines/promised.ts';
import { accountOf } from './events/bookings.ts';
import { type NewEvent, recordEvents } from './events/record-events.ts';

interface Reply {
  message: { id: number; author?: number | null };
  req: InTransaction;
}

/**
 * Records that a mail server took a reply: the first one meets the lead's reply deadline, a lead
 * that waited is answered, and one without an owner is its author's; so is the one that it was
 * merged into. Belongs to the transaction that stores the mail as sent. A lead that was erased
 * meanwhile is no error.
 */
export async function recordAnswer(
  payload: Payload,
  lead: number,
  at: Date,
  { message, req }: Reply,
): Promise<void> {
  const time = at.toISOString();
  const { leads } = tablesOf(payload);
  // The row is written first: a colleague's change of the same lead waits until this is committed.
  await queryBuilder(payload, req).update(leads).set({ updatedAt: time }).where(eq(leads.id, lead));
  const found = await storedWith(payload, 'leads', lead, req);
  if (!found) return;
  const { state: from, firstAnsweredAt, mergedInto } = found;
  const by = (await accountOf(payload, message.author, req))?.name ?? null;
  const isAnswered = WAITING.includes(from);
  const isTaken = by !== null && !found.assignee;
  const stamp = { lead, at: time, by, account: by === null ? null : (message.author ?? null) };
  const events: NewEvent[] = [];
  if (isTaken) events.push({ ...stamp, kind: 'assignee', facts: { from: null, to: by } });
  if (isAnswered) {
    events.push({ ...stamp, kind: 'state', facts: { from, to: 'answered', how: 'mail' } });
  }
  events.push({ ...stamp, kind: 'reply-sent', key: `lead.reply-sent:${message.id}` });
  const data = {
    ...(isTaken && { assignee: message.author }),
    ...(isAnswered && { state: 'answered' }),
    firstAnsweredAt: firstAnsweredAt ?? time,
    updatedAt: time,
  };
  await payload.db.updateOne({ collection: 'leads', id: lead, data, req, returning: false });
  await recordEvents(payload, req, events);
  // Merged leads form no chain, so that this ends.
  if (mergedInto) await recordAnswer(payload, mergedInto, at, { message, req });
}
