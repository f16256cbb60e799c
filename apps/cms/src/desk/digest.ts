import type { Office } from '@osnowa/contract';
import type { Payload, Where } from 'payload';
import { officeAt } from '../leads/deadlines/office-hours.ts';
import { dayIn, openedAt } from '../leads/deadlines/office-time.ts';
import { UNHURRIED } from '../leads/deadlines/promised.ts';
import { overdueFilter, waitingFilter } from '../leads/deadlines/reply-deadline.ts';
import { countStored, findStored, type Stored } from '../platform/database/stored.ts';
import { newMessage } from '../platform/outbox/outbox.ts';
import { wake } from '../platform/process/background.ts';

type DigestLine = 'waiting' | 'overdue' | 'unverified' | 'silenced' | 'failed';

/** One line of a digest: the documents that it counts, and their number. */
interface CountedLine {
  name: DigestLine;
  collection: 'leads' | 'messages';
  where: Where;
  count: number;
}

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
  const uniqueKey = `digest-${dayIn(office.timeZone, morning)}`;
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
    waiting: waitingFilter(morning),
    late: overdueFilter(morning, office),
  };
  return Promise.all(
    linesOf(morning, since, filters).map(async (line) => ({
      ...line,
      count: await countStored(payload, line.collection, line.where),
    })),
  );
}

type Line = Omit<CountedLine, 'count'>;

interface Filters {
  /** Leads whose customers wait. */
  waiting: Where;
  /** Of them those that have waited longer than promised; `null` without office hours. */
  late: Where | null;
}

function linesOf(morning: Date, since: Date, { waiting, late }: Filters): Line[] {
  // Applicants have a mailbox of their own, subscribers expect no answer.
  const sales: Where = { formType: { not_in: [...UNHURRIED] } };
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
    leads('waiting', waiting),
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

/** The newest lead that the lines count, to which the message belongs; `null` without any. */
async function newestLead(
  payload: Payload,
  lines: readonly CountedLine[],
): Promise<Pick<Stored<'leads'>, 'id' | 'formType'> | null> {
  const reported = lines.filter(({ count }) => count > 0);
  const newest = { sort: '-id', limit: 1 };
  const ofLeads = reported.filter(({ collection }) => collection === 'leads');
  if (ofLeads.length > 0) {
    const where = { or: ofLeads.map((line) => line.where) };
    const [lead = null] = await findStored(payload, 'leads', { where, ...newest });
    return lead;
  }
  const [failed] = reported;
  if (!failed) return null;
  const where = { and: [failed.where, { lead: { exists: true } }] };
  const [mail] = await findStored(payload, 'messages', { where, ...newest });
  return mail?.lead ? { id: mail.lead, formType: mail.formType } : null;
}

async function isReported(payload: Payload, uniqueKey: string): Promise<boolean> {
  return (await countStored(payload, 'messages', { uniqueKey: { equals: uniqueKey } })) > 0;
}

/** The morning of the digest before this one. */
async function lastMorning(payload: Payload, morning: Date): Promise<Date> {
  const [last] = await findStored(payload, 'messages', {
    where: {
      and: [
        { uniqueKey: { like: 'digest-' } },
        { createdAt: { less_than: morning.toISOString() } },
      ],
    },
    sort: '-createdAt',
    limit: 1,
  });
  return last ? new Date(last.createdAt) : new Date(morning.getTime() - FIRST_LOOK_BACK);
}

/** The last message about quarantined leads; it belongs to the newest of them. */
async function lastDigest(
  payload: Payload,
  before: Where[] = [],
): Promise<Pick<Stored<'messages'>, 'lead'> | null> {
  const [last = null] = await findStored(payload, 'messages', {
    where: {
      and: [{ kind: { equals: 'digest' } }, { uniqueKey: { exists: false } }, ...before],
    },
    sort: '-lead',
    limit: 1,
  });
  return last;
}

function unreported(last: Pick<Stored<'messages'>, 'lead'> | null): Where {
  const since = last ? [{ id: { greater_than: last.lead } }] : [];
  return { and: [{ state: { equals: 'quarantined' } }, ...since] };
}

/**
 * Puts a message into the outbox when leads were quarantined since the last one.
 * Called once an hour, so that a flood of forms is no flood of mails.
 */
export async function notifyOfQuarantine(payload: Payload, now: Date): Promise<boolean> {
  const where = unreported(await lastDigest(payload));
  const [newest] = await findStored(payload, 'leads', { where, sort: '-id', limit: 1 });
  if (!newest) return false;
  const { id, formType } = newest;
  const data = newMessage({ kind: 'digest', formType, lead: id, at: now.toISOString() });
  await payload.db.create({ collection: 'messages', data, returning: false });
  wake(payload, 'mail');
  return true;
}

/** How many leads the message about this one counts: those since the message before. */
export async function quarantinedUntil(payload: Payload, { id }: { id: number }): Promise<number> {
  const last = await lastDigest(payload, [{ lead: { less_than: id } }]);
  const where = { and: [unreported(last), { id: { less_than_equal: id } }] };
  return countStored(payload, 'leads', where);
}
