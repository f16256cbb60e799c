import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { isOpen } from '../../leads/calls/change-booking.ts';
import { officeAt } from '../../leads/deadlines/office-hours.ts';
import { accountOf, type Booking, bookingOf } from '../../leads/events/bookings.ts';
import { recordEvents } from '../../leads/events/record-events.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { noticeOf } from '../../platform/outbox/notices.ts';
import { type CalendarAnswer, calendarAnswer } from './calendar-answer.ts';
import { leadNumbered, REFERENCE } from './find-lead.ts';
import type { ReadMail } from './mail-fields.ts';

/** The answer of a calendar to the invitation to a call of ours. */
export interface CallAnswer {
  booking: Booking;
  given: CalendarAnswer;
  /** Words that a person added; empty where a program wrote all. */
  words: string;
}

/** A mail's answer to an invitation of ours; `null` for all other mails. */
export async function callAnswerIn(
  payload: Payload,
  mail: ReadMail,
  req: InTransaction,
): Promise<CallAnswer | null> {
  if (mail.calendar === '') return null;
  const { timeZone } = await officeAt(payload, new Date());
  const given = calendarAnswer(mail.calendar, timeZone);
  const [, number = ''] = new RegExp(`^(${REFERENCE})@`, 'i').exec(given?.uid ?? '') ?? [];
  const lead = given && (await leadNumbered(payload, [number.toUpperCase()], req));
  const booking = lead && (await bookingOf(payload, lead, req));
  if (!booking) return null;
  return { booking, given, words: given.comment || (given.isInText ? mail.text : '') };
}

/**
 * Records a calendar's answer in the lead. The adviser of a call that will not be
 * taken, or not at its time, is notified; people decide whether it is cancelled.
 */
export async function noteCallAnswer(
  payload: Payload,
  { booking, given }: CallAnswer,
  { lead, message, at }: { lead: number; message: number; at: Date },
  req: InTransaction,
): Promise<void> {
  const { answer, startsAt } = given;
  const { leads } = tablesOf(payload);
  const database = queryBuilder(payload, req);
  const [found] = await database
    .select({ formType: leads.formType })
    .from(leads)
    .where(eq(leads.id, lead));
  if (!found) return;
  const isProposal = answer === 'proposed';
  const facts = {
    how: 'by-visitor',
    from: isProposal ? booking.startsAt : (startsAt ?? booking.startsAt),
    to: isProposal ? startsAt : null,
  } as const;
  await recordEvents(payload, req, [{ kind: `call-${answer}`, lead, at, facts }]);
  await database
    .update(leads)
    .set({ updatedAt: new Date().toISOString() })
    .where(eq(leads.id, lead));
  const isOfThisCall = isProposal || startsAt === null || isSame(startsAt, booking.startsAt);
  if (!['declined', 'proposed'].includes(answer) || !isOfThisCall || !isOpen(booking, at)) return;
  const recipient = (await accountOf(payload, booking.adviser, req))?.email ?? null;
  const { formType } = found;
  const notice = { what: 'reply', message, lead, formType, recipient, at: new Date() } as const;
  await noticeOf(payload, notice, req);
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
