import type { FormType, Office } from '@osnowa/contract';
import type { Payload, Where } from 'payload';
import { newMessage } from '../../outbox/outbox.ts';
import { wake } from '../../process/background.ts';
import { officeAt } from '../deadlines/office-hours.ts';
import { openedAt } from '../deadlines/office-time.ts';
import { overdueFilter, waitingFilter, withoutCalls } from '../deadlines/reply-deadline.ts';

/** Lines of a digest, in their order. */
export type DigestLine = 'waiting' | 'overdue' | 'unverified' | 'silenced' | 'failed';

/** One line of a digest: the documents that it counts, and their number. */
export interface CountedLine {
  name: DigestLine;
  collection: 'leads' | 'messages';
  where: Where;
  count: number;
}

/**
 * Left out of the sales digest: applicants have a mailbox of their own, subscribers expect no
 * answer.
 */
const NOT_FOR_SALES: readonly FormType[] = ['career', 'newsletter'];

/** How far the first digest looks back, in ms: over a weekend. */
const FIRST_LOOK_BACK = 3 * 24 * 60 * 60_000;

/** Office hours where none are entered. */
const USUAL_HOURS = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '08:00',
  closes: '16:00',
}));

/** When the office opened on the day of an instant; `null` on a day off and before it opens. */
export function morningOf(now: Date, office: Office): Date | null {
  return openedAt(now, withUsualHours(office));
}

/** The office, with the usual hours where none are entered. */
export function withUsualHours<Any extends Office>(office: Any): Any {
  return office.officeHours.length > 0 ? office : { ...office, officeHours: USUAL_HOURS };
}

/**
 * Puts the digest of this working day into the outbox, once the office has opened: waiting, late
 * and quarantined leads, and mails that failed. Without anything to report there is no mail. The
 * row has the day as a unique key, so that of two processes, or after a restart, one message is
 * made.
 * @returns whether this call made it
 */
export async function sendMorningDigest(payload: Payload, now: Date): Promise<boolean> {
  const office = await officeAt(payload, now);
  const morning = morningOf(now, office);
  if (morning === null) return false;
  const uniqueKey = keyOf(morning, office.timeZone);
  if (await isReported(payload, uniqueKey)) return false;
  const lines = await countLines(payload, morning, office);
  const lead = await newestLead(payload, lines);
  if (lead === null) return false;
  const { id, formType } = lead;
  const message = newMessage({ kind: 'digest', formType, lead: id, at: now.toISOString() });
  try {
    const data = { ...message, uniqueKey };
    await payload.db.create({ collection: 'messages', data, returning: false });
  } catch (error) {
    // Another process was faster: the database takes the key of a day once.
    if (await isReported(payload, uniqueKey)) return false;
    throw error;
  }
  wake(payload, 'mail');
  return true;
}

/** The counts of a morning's digest: as they were when the office opened. */
export async function countLines(
  payload: Payload,
  morning: Date,
  office: Office,
): Promise<CountedLine[]> {
  const since = await lastMorning(payload, morning);
  const filters = {
    waiting: { and: [waitingFilter(), ...(await withoutCalls(payload, morning))] },
    late: await overdueFilter(payload, morning, office),
  };
  return Promise.all(
    linesOf(morning, since, filters).map(async (line) => {
      const { totalDocs } = await payload.db.count(line);
      return { ...line, count: totalDocs };
    }),
  );
}

type Line = Omit<CountedLine, 'count'>;

interface Filters {
  /** Leads to which a reply is promised: not those that were entered by hand, nor with a call to come. */
  waiting: Where;
  /** Of them those that have waited longer than promised; `null` without office hours. */
  late: Where | null;
}

function linesOf(morning: Date, since: Date, { waiting, late }: Filters): Line[] {
  const sales: Where = { formType: { not_in: [...NOT_FOR_SALES] } };
  const until = (field: string): Where => ({ [field]: { less_than: morning.toISOString() } });
  const from = (field: string): Where => ({
    [field]: { greater_than_equal: since.toISOString() },
  });
  const state = (...states: string[]): Where => ({ state: { in: states } });
  const leads = (name: DigestLine, ...and: Where[]): Line => ({
    name,
    collection: 'leads',
    where: { and: [...and, sales, until('createdAt')] },
  });
  return [
    leads('waiting', state('new', 'in-progress'), waiting),
    ...(late ? [leads('overdue', late)] : []),
    leads('unverified', state('unverified'), from('createdAt')),
    leads('silenced', state('quarantined'), from('createdAt')),
    {
      name: 'failed',
      collection: 'messages',
      where: { and: [state('failed'), from('updatedAt'), until('updatedAt')] },
    },
  ];
}

interface Owner {
  id: number;
  formType: FormType;
}

/** The newest lead that the lines count, to which the message belongs; `null` without any. */
async function newestLead(payload: Payload, lines: readonly CountedLine[]): Promise<Owner | null> {
  const reported = lines.filter(({ count }) => count > 0);
  const wheres = reported
    .filter(({ collection }) => collection === 'leads')
    .map(({ where }) => where);
  const newest = { sort: '-id', limit: 1, pagination: false } as const;
  if (wheres.length > 0) {
    const where = { or: wheres };
    const { docs } = await payload.db.find<Owner>({ collection: 'leads', where, ...newest });
    return docs[0] ?? null;
  }
  const failed = reported.find(({ collection }) => collection === 'messages');
  if (!failed) return null;
  const { docs } = await payload.db.find<{ lead: number; formType: FormType }>({
    ...failed,
    ...newest,
    where: { and: [failed.where, { lead: { exists: true } }] },
  });
  return docs[0] ? { id: docs[0].lead, formType: docs[0].formType } : null;
}

/** `digest-2026-11-23`: the day by the company's calendar. */
function keyOf(morning: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(morning);
  return `digest-${day}`;
}

async function isReported(payload: Payload, uniqueKey: string): Promise<boolean> {
  const where = { uniqueKey: { equals: uniqueKey } };
  return (await payload.db.count({ collection: 'messages', where })).totalDocs > 0;
}

/** The morning of the digest before this one. */
async function lastMorning(payload: Payload, morning: Date): Promise<Date> {
  const { docs } = await payload.db.find<{ createdAt: string }>({
    collection: 'messages',
    where: {
      and: [
        { uniqueKey: { like: 'digest-' } },
        { createdAt: { less_than: morning.toISOString() } },
      ],
    },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
  });
  const last = docs[0] ? Date.parse(docs[0].createdAt) : morning.getTime() - FIRST_LOOK_BACK;
  return new Date(last);
}
