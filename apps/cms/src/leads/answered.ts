import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import type { InTransaction } from '../database/writes/transaction.ts';
import type { LeadState } from '../fields/states.ts';
import { WAITING } from './deadlines/promised.ts';
import { recordEvent, recordStateChange } from './events/record-events.ts';
import { type HistoryEntry, historyOf } from './workflow.ts';

interface Answered {
  id: number;
  state: LeadState;
  firstAnsweredAt?: string | null;
  history?: unknown;
  assignee?: number | null;
  mergedInto?: number | null;
}

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
  const found = await payload.db.findOne<Answered>({
    collection: 'leads',
    where: { id: { equals: lead } },
    req,
  });
  if (!found) return;
  const { state: from, firstAnsweredAt, mergedInto } = found;
  const by = message.author ? await nameOf(payload, message.author, req) : null;
  const isAnswered = WAITING.includes(from);
  const isTaken = by !== null && !found.assignee;
  const entries: HistoryEntry[] = [];
  if (isTaken) entries.push({ at: time, by, change: 'assignee', from: null, to: by });
  if (isAnswered) {
    entries.push({ at: time, by, change: 'state', from, to: 'answered', how: 'mail' });
  }
  const data = {
    ...(isTaken && { assignee: message.author }),
    ...(isAnswered && { state: 'answered' }),
    ...(entries.length > 0 && { history: [...historyOf(found), ...entries] }),
    firstAnsweredAt: firstAnsweredAt ?? time,
    clientWroteAt: null,
    updatedAt: time,
  };
  await payload.db.updateOne({ collection: 'leads', id: lead, data, req, returning: false });
  if (isAnswered) await recordStateChange(payload, req, { lead, from, to: 'answered', at: time });
  const key = `lead.reply-sent:${message.id}`;
  await recordEvent(payload, req, { event: 'lead.reply-sent', lead, key, at: time });
  // Merged leads form no chain, so that this ends.
  if (mergedInto) await recordAnswer(payload, mergedInto, at, { message, req });
}

async function nameOf(payload: Payload, id: number, req: InTransaction): Promise<string | null> {
  const where = { id: { equals: id } };
  const user = await payload.db.findOne<{ id: number; name: string }>({
    collection: 'users',
    where,
    req,
  });
  return user?.name ?? null;
}
