import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import { type HistoryEntry, historyOf } from '../workflow.ts';
import type { Arrangement, Booking } from './bookings.ts';

/** The author of a change of a call. */
export type ChangeBy = Pick<HistoryEntry, 'by' | 'how'>;

/** The visitor, by a link of their own. */
export const BY_VISITOR: ChangeBy = { by: null, how: 'by-visitor' };

/** The application itself: its adviser will not be there, or the lead is spam. */
export const BY_SYSTEM: ChangeBy = { by: null };

/**
 * Writes into the history of a lead that its call was moved, from when to when, or cancelled, in the
 * transaction that changes the call. A call that only another adviser takes over is in the history
 * as a change of the owner.
 */
export async function noteCallChange(
  payload: Payload,
  { lead, startsAt }: Pick<Booking, 'startsAt'> & { lead: number },
  next: Pick<Arrangement, 'at' | 'startsAt' | 'state'>,
  by: ChangeBy,
  req: Partial<InTransaction>,
): Promise<void> {
  const isOff = next.state === 'cancelled';
  if (!isOff && next.startsAt === startsAt) return;
  const { leads } = tablesOf(payload);
  const database = queryBuilder(payload, req);
  const [found] = await database
    .select({ history: leads.history })
    .from(leads)
    .where(eq(leads.id, lead));
  if (!found) return;
  const entry: HistoryEntry = {
    at: next.at,
    ...by,
    change: isOff ? 'call-cancelled' : 'call-moved',
    from: startsAt,
    to: isOff ? null : next.startsAt,
  };
  await database
    .update(leads)
    .set({ history: [...historyOf(found), entry] })
    .where(eq(leads.id, lead));
}
