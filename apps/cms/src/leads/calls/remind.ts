import { and, eq, gt, inArray, isNotNull, lte } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { newMessage } from '../../platform/outbox/outbox.ts';
import { bookingOf } from '../events/bookings.ts';
import { isReminder, reportedBy } from './messages-about.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When people are reminded of a call. */
interface Stage {
  name: 'day' | 'hour';
  /** Its first and last moment, in ms before the call: one that is missed is not made up for later. */
  from: number;
  until: number;
  /** Who arranged the call later than this, in ms before it, has just read about it. */
  arrangedBy: number;
}

const STAGES: readonly Stage[] = [
  { name: 'day', from: 24 * HOUR, until: HOUR, arrangedBy: 26 * HOUR },
  { name: 'hour', from: HOUR, until: 0, arrangedBy: 90 * MINUTE },
];

/**
 * Writes the reminders that are due to visitors and advisers, the day before a call and an hour
 * before it. Each is written once, whichever process looks and however often: its key names the
 * arrangement, so that a call at another time, or of another adviser, has reminders of its own.
 * @returns how many this call wrote
 */
export async function remindOfCalls(payload: Payload, now: Date): Promise<number> {
  const rows = (await comingCalls(payload, now)).flatMap((call) => remindersOf(call, now));
  if (rows.length === 0) return 0;
  const { messages } = tablesOf(payload);
  const written = await queryBuilder(payload)
    .select({ onceKey: messages.onceKey })
    .from(messages)
    .where(inArray(messages.onceKey, keysOf(rows)));
  const known = new Set(keysOf(written));
  const missing = rows.filter(({ onceKey }) => !known.has(onceKey));
  if (missing.length === 0) return 0;
  return inTransaction(payload, async (req) => {
    const inserted = await queryBuilder(payload, req)
      .insert(messages)
      .values(missing as never)
      .onConflictDoNothing()
      .returning({ id: messages.id });
    return inserted.length;
  });
}

function keysOf(rows: readonly { onceKey: string | null }[]): string[] {
  return rows.flatMap(({ onceKey }) => onceKey ?? []);
}

async function comingCalls(payload: Payload, now: Date) {
  const { bookings, leads } = tablesOf(payload);
  const [first] = STAGES;
  const last = new Date(now.getTime() + (first?.from ?? 0)).toISOString();
  return queryBuilder(payload)
    .select({
      lead: leads.id,
      mail: leads.mail,
      adviser: bookings.adviser,
      startsAt: bookings.startsAt,
      sequence: bookings.sequence,
      arrangements: bookings.arrangements,
    })
    .from(bookings)
    .innerJoin(leads, eq(bookings.lead, leads.id))
    .where(
      and(
        eq(bookings.state, 'booked'),
        isNotNull(bookings.adviser),
        gt(bookings.startsAt, now.toISOString()),
        lte(bookings.startsAt, last),
      ),
    );
}

type ComingCall = Awaited<ReturnType<typeof comingCalls>>[number];

/** The rows of the reminders that are due of a call. */
function remindersOf({ lead, mail, adviser, sequence, ...call }: ComingCall, now: Date) {
  const startsAt = Date.parse(call.startsAt);
  const [newest] = (call.arrangements as { at: string }[]).slice(-1);
  const left = startsAt - now.getTime();
  const known = startsAt - Date.parse(newest?.at ?? call.startsAt);
  const stage = STAGES.find((one) => left <= one.from && left > one.until);
  if (!stage || known < stage.arrangedBy) return [];
  const facts = { formType: 'consultation', lead, at: now.toISOString() } as const;
  return ([0, adviser ?? 0] as const).map((reader) => ({
    ...newMessage(
      reader === 0
        ? { ...facts, kind: 'call', recipient: mail.toLowerCase() }
        : { ...facts, kind: 'call-adviser' },
    ),
    about: `remind-${stage.name}-${sequence}-${reader}`,
    onceKey: `call-${stage.name}-${lead}-${sequence}-${reader}`,
  }));
}

/** Whether a message reminds of a call that has begun, or is no longer so arranged. */
export async function isOutOfDate(
  payload: Payload,
  { about, lead }: { about?: string | null; lead: number | null },
  now: Date,
): Promise<boolean> {
  if (!isReminder(about) || lead === null) return false;
  const booking = await bookingOf(payload, lead);
  return (
    booking?.state !== 'booked' ||
    booking.sequence !== reportedBy(about)?.sequence ||
    Date.parse(booking.startsAt) <= now.getTime()
  );
}
