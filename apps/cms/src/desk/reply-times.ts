import type { ReplyTimes } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  min,
  notExists,
  notInArray,
  or,
  sql,
} from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { AdminLanguage } from '../kit/office-language.ts';
import { officeWords } from '../kit/words.ts';
import {
  type DatedOffice,
  median,
  officeAsOf,
  officeMinutes,
  percentile90,
} from '../leads/deadlines/office-time.ts';
import { PROMISED_SOURCE, UNHURRIED } from '../leads/deadlines/promised.ts';
import { officeTimeInUnits } from '../leads/deadlines/reply-deadline.ts';
import type { EventFacts, EventKind } from '../leads/events/lead-events.ts';
import { SETTLED } from '../leads/events/waits.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import type { Span } from './sales-figures.ts';

/** The figure is about the last so many days. */
const WINDOW_DAYS = 30;

/** A reply to a lead that is older than this before the window says nothing of how fast we are. */
const OLDEST_DAYS = 30;

/** Fewer replies than this say nothing. */
const FEWEST = 10;

const DAY = 24 * 60 * 60_000;

/**
 * How fast the first replies of the last 30 days were sent, in office minutes, and apart from them
 * those to later words of customers: from the arrival of
 * a lead to the moment at which a mail server took the first mail that a person wrote, here or in a
 * program of their own with the desk in copy. A click on “answered” does not count, nor does a mail
 * that is only stored as a file, nor a mail to a person who has booked a call and waits for that.
 */
export async function replyTimes(
  payload: Payload,
  office: DatedOffice,
  now: Date,
): Promise<ReplyTimes> {
  const since = new Date(now.getTime() - WINDOW_DAYS * DAY);
  const oldest = new Date(since.getTime() - OLDEST_DAYS * DAY);
  const { bookings, lead_events: events, leads, messages } = tablesOf(payload);
  const db = queryBuilder(payload);
  const isAnswer = and(eq(events.kind, 'reply-sent'), eq(events.at, messages.sentAt));
  const answers = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.lead, leads.id), isAnswer));
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
        or(
          and(eq(messages.kind, 'reply'), eq(messages.state, 'sent')),
          and(eq(messages.kind, 'received'), exists(answers)),
        ),
        isNotNull(messages.sentAt),
        notExists(calls),
      ),
    )
    .groupBy(leads.id, leads.createdAt)
    .having(sql`${first} >= ${since.toISOString()}`);
  const minutes = rows.flatMap(({ receivedAt, sentAt }) =>
    sentAt === null ? [] : [minutesBetween(receivedAt, sentAt, office)],
  );
  if (minutes.length < FEWEST) return { Times: null };
  const later = await laterReplies(payload, { from: since, to: now }, office);
  const LaterMedian = later.count < FEWEST ? null : later.median;
  return { Times: { ...figuresOf(minutes), LaterMedian } };
}

/** Office minutes from a lead to its reply, by the closed days that were known then. */
function minutesBetween(receivedAt: string, sentAt: string, office: DatedOffice): number {
  const at = new Date(sentAt);
  return officeMinutes(new Date(receivedAt), at, officeAsOf(office, at));
}

/** Whole minutes, rounded up: the figures must not look better than the replies were. */
function figuresOf(minutes: readonly number[]) {
  const whole = (figure: number | null) => Math.max(1, Math.ceil(figure ?? 0));
  return {
    Median: whole(median(minutes)),
    Percentile90: whole(percentile90(minutes)),
    WindowDays: WINDOW_DAYS,
  };
}

/** Replies to what customers wrote after their first answer. */
export interface LaterReplies {
  count: number;
  /** Whole office minutes, rounded up; `null` without replies. */
  median: number | null;
}

/** A customer's words, the replies to them, and what settles or takes back words otherwise. */
const ABOUT_REPLIES: readonly EventKind[] = [
  ...(['reply-received', 'waits', 'reply-sent'] as const),
  ...(['answered', 'state', 'withdrawn'] as const),
];

/**
 * How fast the later words of customers were answered by mail in a time: from the first ones that waited
 * to the reply, by the events after the first answer. Words that were settled in another way have no
 * reply.
 */
export async function laterReplies(
  payload: Payload,
  { from, to }: Span,
  office: DatedOffice,
): Promise<LaterReplies> {
  const { lead_events: events, leads } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select({ lead: events.lead, at: events.at, kind: events.kind, facts: events.facts })
    .from(events)
    .innerJoin(leads, eq(leads.id, events.lead))
    .where(
      and(
        // A reply changes its lead, too: older ones need no look at their events.
        gte(leads.updatedAt, from.toISOString()),
        notInArray(leads.formType, [...UNHURRIED]),
        gt(events.at, leads.firstAnsweredAt),
        lt(events.at, to.toISOString()),
        inArray(events.kind, [...ABOUT_REPLIES]),
      ),
    )
    .orderBy(events.at, events.id);
  const all = rows.map(({ facts, ...row }) => ({
    ...(facts as EventFacts | null),
    ...row,
    lead: Number(row.lead),
  }));
  const keyOf = (lead: number, at = '') => `${lead} ${Date.parse(at)}`;
  const isWithdrawn = ({ kind }: { kind: string }) => kind === 'withdrawn';
  const gone = new Set(all.filter(isWithdrawn).map((one) => keyOf(one.lead, one.from ?? '')));
  const waiting = new Map<number, string>();
  const minutes: number[] = [];
  for (const { lead, at, kind, how, to: state } of all) {
    const since = waiting.get(lead);
    if (kind === 'reply-received' || (kind === 'waits' && how === 'mail')) {
      if (!since && !gone.has(keyOf(lead, at))) waiting.set(lead, at);
      continue;
    }
    const isReply = kind === 'reply-sent';
    // A mail that gives a lead its state is the reply itself, which is the next event.
    const isSettled =
      kind === 'answered' || (kind === 'state' && how !== 'mail' && isClosing(state));
    if (isReply && since && new Date(at) >= from) minutes.push(minutesBetween(since, at, office));
    if (isReply || isSettled) waiting.delete(lead);
  }
  const middle = median(minutes);
  return { count: minutes.length, median: middle === null ? null : Math.max(1, Math.ceil(middle)) };
}

const isClosing = (state: string | null | undefined) => SETTLED.some((one) => one === state);

/** How fast customers were answered who had written again. */
export function laterInWords(
  { count, median: middle }: LaterReplies,
  language: AdminLanguage,
): string | null {
  if (middle === null) return null;
  const time = officeTimeInUnits(middle, language);
  return fill(officeWords(language).leads.results.later, { count, time });
}
