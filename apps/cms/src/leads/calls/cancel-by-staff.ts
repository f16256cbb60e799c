import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { refusal } from '../../kit/endpoint.ts';
import { insertRows, queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { wake } from '../../platform/process/background.ts';
import type { Arrangement, Booking } from '../events/bookings.ts';
import { stampOf } from '../events/noted-events.ts';
import { noteCallChange } from './change-booking.ts';
import { messagesAbout } from './messages-about.ts';

/**
 * The one change that people make to a call: they cancel it. Its time becomes free, and the mails
 * to the visitor and the adviser are stored, in the same transaction.
 * @throws Refusal 400 for any other change of state, 409 where the visitor was faster
 */
export const cancelByStaff: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data.state === originalDoc.state) return data;
  if (data.state !== 'cancelled') {
    throw refusal(req, (w) => w.leadRules.cancelByStaff.onlyCancel);
  }
  const booking = originalDoc as Booking;
  const { id, mail } = await ownerOf(booking, req);
  const arrangement: Arrangement = {
    sequence: booking.sequence + 1,
    at: new Date().toISOString(),
    startsAt: booking.startsAt,
    adviser: idOf(booking.adviser) ?? 0,
    state: 'cancelled',
  };
  const arrangements = [...booking.arrangements, arrangement];
  const transactionID = await req.transactionID;
  const transaction = transactionID ? { transactionID } : {};
  if (!(await hold(booking, req, transaction))) {
    throw refusal(req, (w) => w.leadRules.cancelByStaff.changed, 409);
  }
  const by = stampOf(req);
  const { startsAt } = booking;
  await noteCallChange(req.payload, { lead: id, startsAt }, arrangement, by, transaction);
  const rows = messagesAbout({ id, mail }, { arrangements });
  await insertRows(req.payload, 'messages', rows, transaction);
  return { ...data, uniqueKey: null, sequence: arrangement.sequence, arrangements };
};

type Request = Parameters<CollectionBeforeChangeHook>[0]['req'];

/** One UPDATE: a visitor who moves the call in the same moment finds it changed, or has changed it. */
async function hold(
  { id, sequence }: Booking,
  { payload }: Request,
  transaction: Partial<InTransaction>,
): Promise<boolean> {
  const { bookings } = tablesOf(payload);
  const held = await queryBuilder(payload, transaction)
    .update(bookings)
    .set({ sequence: sequence + 1 })
    .where(and(eq(bookings.id, id), eq(bookings.sequence, sequence)))
    .returning({ id: bookings.id });
  return held.length > 0;
}

async function ownerOf({ lead }: Booking, req: Request) {
  const where = { id: { equals: idOf(lead) } };
  const owner = await req.payload.db.findOne<{ id: number; mail: string }>({
    collection: 'leads',
    where,
    req,
  });
  if (!owner) throw refusal(req, (w) => w.leadRules.cancelByStaff.leadGone, 404);
  return owner;
}

function idOf(related: unknown): number | null {
  const id = typeof related === 'object' ? (related as { id?: unknown } | null)?.id : related;
  return typeof id === 'number' ? id : null;
}

/** Sends the mails now rather than at the worker's next look. */
export const wakeForCall: CollectionAfterChangeHook = ({ doc, req }) => {
  wake(req.payload, 'mail');
  return doc;
};
