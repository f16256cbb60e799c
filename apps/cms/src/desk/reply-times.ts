import type { ReplyTimes } from '@osnowa/contract';
import {
  and,
  eq,
  gte,
  isNotNull,
  min,
  notExists,
  notInArray,
  sql,
} from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import {
  type DatedOffice,
  median,
  officeAsOf,
  officeMinutes,
  percentile90,
} from '../leads/deadlines/office-time.ts';
import { PROMISED_SOURCE, UNHURRIED } from '../leads/deadlines/promised.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';

/** The figure is about the last so many days. */
const WINDOW_DAYS = 30;

/** A reply to a lead that is older than this before the window says nothing of how fast we are. */
const OLDEST_DAYS = 30;

/** Fewer replies than this say nothing. */
const FEWEST = 10;

const DAY = 24 * 60 * 60_000;

/**
 * How fast the first replies of the last 30 days were sent, in office minutes: from the arrival of
 * a lead to the moment at which a mail server took the first mail that a person wrote. A click on
 * “answered” does not count, nor does a mail that is only stored as a file, nor a mail to a person
 * who has booked a call and waits for that.
 */
export async function replyTimes(
  payload: Payload,
  office: DatedOffice,
  now: Date,
): Promise<ReplyTimes> {
  const since = new Date(now.getTime() - WINDOW_DAYS * DAY);
  const oldest = new Date(since.getTime() - OLDEST_DAYS * DAY);
  const { bookings, leads, messages } = tablesOf(payload);
  const db = queryBuilder(payload);
  const calls = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.lead, leads.id));
  const first = min(messages.sentAt);
  const rows = await db
    .select({ receivedAt: leads.createdAt, sentAt: first })
    .from(leads)
    .innerJoin(messages, eq(messages.lead, leads.id))
    .where(
      and(
        gte(leads.createdAt, oldest.toISOString()),
        notInArray(leads.formType, [...UNHURRIED]),
        eq(leads.source, PROMISED_SOURCE),
        eq(messages.kind, 'reply'),
        eq(messages.state, 'sent'),
        isNotNull(messages.sentAt),
        notExists(calls),
      ),
    )
    .groupBy(leads.id, leads.createdAt)
    .having(sql`${first} >= ${since.toISOString()}`);
  const minutes = rows.flatMap(({ receivedAt, sentAt }) =>
    sentAt === null ? [] : [minutesBetween(receivedAt, sentAt, office)],
  );
  return { Times: minutes.length < FEWEST ? null : figuresOf(minutes) };
}

/** Office minutes from a lead to its reply, by the closed days that were known then. */
function minutesBetween(receivedAt: string, sentAt: string, office: DatedOffice): number {
  const at = new Date(sentAt);
  return officeMinutes(new Date(receivedAt), at, officeAsOf(office, at));
}

/** Whole minutes, rounded up: the figures must not look better than the replies were. */
function figuresOf(minutes: readonly number[]): ReplyTimes['Times'] {
  const whole = (figure: number | null) => Math.max(1, Math.ceil(figure ?? 0));
  return {
    Median: whole(median(minutes)),
    Percentile90: whole(percentile90(minutes)),
    WindowDays: WINDOW_DAYS,
  };
}
