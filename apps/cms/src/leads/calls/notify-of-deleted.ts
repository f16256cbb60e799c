import type { Payload } from 'payload';
import { insertRows } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import type { Booking } from './bookings.ts';
import { messageAboutGone } from './messages-about.ts';

/**
 * Notifies the advisers of calls to come that the leads of these calls are deleted, in the
 * transaction that deletes them: otherwise an adviser would phone at the time without a number.
 */
export async function notifyOfDeleted(
  payload: Payload,
  leads: readonly number[],
  now: Date,
  req: Partial<InTransaction>,
): Promise<void> {
  const at = now.toISOString();
  const { docs } = await payload.db.find<Booking>({
    collection: 'bookings',
    where: {
      and: [
        { lead: { in: [...leads] } },
        { state: { equals: 'booked' } },
        { startsAt: { greater_than: at } },
      ],
    },
    pagination: false,
    req,
  });
  const rows = docs.flatMap(({ adviser, reference, sequence, startsAt }) =>
    adviser ? [messageAboutGone({ reference, adviser, startsAt, sequence: sequence + 1 }, at)] : [],
  );
  await insertRows(payload, 'messages', rows, req);
}
