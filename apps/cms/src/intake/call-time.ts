import type { Payload } from 'payload';
import { advisersFor } from '../leads/calls/calendar.ts';
import { messagesAbout } from '../leads/calls/messages-about.ts';
import {
  type Arrangement,
  assignLead,
  countComing,
  insertBooking,
} from '../leads/events/bookings.ts';
import { insertEvents } from '../leads/events/record-events.ts';
import { lastOwnerOf } from '../leads/people/people.ts';
import { idsWithMail } from '../leads/people/person.ts';
import type { CheckedFields } from '../leads/submission-fields.ts';
import { insertRows } from '../platform/database/sql.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import type { leadRecord } from './lead-record.ts';
import { RefusedFields } from './refusals.ts';

/** Calls that one address may have before it: a form must not become a way to fill a calendar. */
const MOST_COMING = 2;

/**
 * Refuses a time at which no adviser is free, before anything is stored. Of two visitors in the same
 * moment the database decides which is first (`bookCall`).
 * @throws RefusedFields which the form shows at the times, with those that are free now
 */
export async function refuseTakenTime(
  payload: Payload,
  { callTime, mail }: CheckedFields,
  now: Date,
): Promise<void> {
  if (typeof callTime !== 'string') return;
  if ((await advisersFor(payload, callTime, now)).length === 0) throw timeGone();
  const coming = await countComing(payload, await idsWithMail(payload, 'leads.mail', mail), now);
  if (coming < MOST_COMING) return;
  throw new RefusedFields('Validation', 'This address has calls enough.', {
    callTime: 'tooManyCalls',
  });
}

function timeGone(): RefusedFields {
  return new RefusedFields('Validation', 'No adviser is free at this time.', {
    callTime: 'callTimeGone',
  });
}

type StoredRecord = ReturnType<typeof leadRecord> & { id: number; reference: string };

/**
 * Reserves the time that a new lead asks for, in its own transaction, and notifies the adviser. A
 * lead in quarantine reserves none: programs could fill a calendar, and the lead shows its time.
 * @returns the time; `null` where none was asked for or is reserved
 * @throws RefusedFields when another visitor was faster
 */
export async function bookCall(
  payload: Payload,
  record: StoredRecord,
  req: InTransaction,
): Promise<string | null> {
  const { id, reference, mail, details, state, createdAt: at } = record;
  const detail = (name: string) => details.find(({ key }) => key === name)?.value ?? null;
  const startsAt = record.formType === 'consultation' ? detail('callTime') : null;
  if (startsAt === null || state === 'quarantined') return null;
  const advisers = await advisersFor(payload, startsAt, new Date(at), req);
  const booking = { lead: id, reference, startsAt, timeZone: detail('timeZone'), at };
  const known = await lastOwnerOf(payload, record, req);
  const first = (one: number) => Number(one === known);
  const theirs = advisers.toSorted((one, other) => first(other) - first(one));
  const adviser = await insertBooking(payload, booking, theirs, req);
  if (adviser === null) throw timeGone();
  await assignLead(payload, id, adviser, at, req);
  const arranged = { kind: 'call-arranged', lead: id, at, facts: { to: startsAt } } as const;
  await insertEvents(payload, req, [arranged]);
  const arrangement: Arrangement = { sequence: 0, at, startsAt, adviser, state: 'booked' };
  const messages = messagesAbout({ id, mail }, { arrangements: [arrangement] });
  await insertRows(payload, 'messages', messages, req);
  return startsAt;
}
