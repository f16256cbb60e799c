import { isDeepStrictEqual } from 'node:util';
import { isLocale, type Locale } from '@osnowa/contract';
import type { CollectionAfterDeleteHook, Payload, PayloadRequest, Where } from 'payload';
import { giveBackLease, takeLease } from '../../platform/database/lease.ts';
import { type Place, placeOf } from '../place.ts';

/** One publication, or end of one, that an editor has set a time for. */
export interface ScheduledJob {
  id: number;
  /** ISO 8601. */
  dueAt: string;
  kind: 'publish' | 'unpublish';
  /** The one language that is published; `null`: all of them. */
  locale: Locale | null;
  document: Place;
  /** Why it did not happen, and when that was; `null` while it is still to come. */
  failure: { reason: string; at: string } | null;
}

/** Payload's row of a job. */
interface JobRow {
  id: number;
  waitUntil?: string | null;
  updatedAt: string;
  hasError?: boolean | null;
  error?: { message?: unknown } | null;
  input?: {
    type?: unknown;
    locale?: unknown;
    doc?: { relationTo?: unknown; value?: unknown } | null;
    global?: unknown;
  } | null;
}

const collection = 'payload-jobs';

/** Jobs that have not been done: those to come and those that failed. */
const NOT_DONE: Where = {
  and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }],
};

function documentOf(input: JobRow['input']): Place | null {
  if (typeof input?.global === 'string') return placeOf(input.global, '');
  const { relationTo, value } = input?.doc ?? {};
  return typeof relationTo === 'string' ? placeOf(relationTo, String(value)) : null;
}

function jobOf({ id, waitUntil, updatedAt, hasError, error, input }: JobRow): ScheduledJob[] {
  const document = documentOf(input);
  if (!document || !waitUntil) return [];
  const reason = typeof error?.message === 'string' ? error.message : '';
  return [
    {
      id,
      dueAt: waitUntil,
      kind: input?.type === 'unpublish' ? 'unpublish' : 'publish',
      locale: isLocale(input?.locale) ? input.locale : null,
      document,
      failure: hasError ? { reason, at: updatedAt } : null,
    },
  ];
}

/** A span of time: from its first moment on, and before the second. */
export interface Span {
  from: Date;
  to: Date;
}

/** Conditions for a field of a database row that is inside a span. */
export function within(field: string, { from, to }: Span): Where[] {
  return [
    { [field]: { greater_than_equal: from.toISOString() } },
    { [field]: { less_than: to.toISOString() } },
  ];
}

/**
 * Scheduled jobs that have not been done, the earliest first.
 * @param span only jobs due in it; without it, all of them
 */
export async function scheduledJobs(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
  span?: Span,
): Promise<ScheduledJob[]> {
  const { docs } = await payload.db.find<JobRow>({
    collection,
    where: span ? { and: [NOT_DONE, ...within('waitUntil', span)] } : NOT_DONE,
    sort: 'waitUntil',
    pagination: false,
    req,
  });
  return docs.flatMap(jobOf);
}

export async function cancelJobs(
  payload: Payload,
  ids: readonly number[],
  req: Partial<PayloadRequest> = {},
): Promise<void> {
  if (ids.length === 0) return;
  const where: Where = { and: [NOT_DONE, { id: { in: [...ids] } }] };
  await payload.db.deleteMany({ collection, where, req });
}

export function isAbout({ document }: ScheduledJob, asked: Place): boolean {
  return isDeepStrictEqual(document, asked);
}

/** A permanently deleted document has no schedule. Payload looks for an id of another type. */
export const forgetSchedule: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const document = placeOf(collection.slug, String(id));
  const jobs = (await scheduledJobs(req.payload, req)).filter((job) => isAbout(job, document));
  await cancelJobs(
    req.payload,
    jobs.map((job) => job.id),
    req,
  );
};

/** Lease of one process on the schedule, in ms; if it was killed, another one continues then. */
const HELD = 60_000;

/** Jobs of one run: far fewer than could take as long as the lease. */
const BATCH = 5;

/** Failed jobs are stored for so long, in ms: the start page has shown them for a month. */
const RETENTION_MS = 30 * 24 * 60 * 60_000;

const LEASE = 'scheduled publishing';

function dueAt(now: Date): Where {
  const isOpen = { completedAt: { exists: false } };
  const isPast = { waitUntil: { less_than: now.toISOString() } };
  return { and: [isOpen, { hasError: { not_equals: true } }, isPast] };
}

/**
 * Does every job that is due: publishes, unpublishes, sends a mail to an account. Of several processes one does it. Only this one runs jobs,
 * so a job that is marked as running before it begins was left by a process that was killed, and is
 * done again.
 */
export async function runDueJobs(payload: Payload): Promise<void> {
  let isHolder = false;
  for (let more = true; more; ) {
    const { totalDocs } = await payload.db.count({ collection, where: dueAt(new Date()) });
    if (totalDocs === 0) break;
    isHolder = await takeLease(payload, LEASE, HELD);
    if (!isHolder) return;
    await payload.db.updateMany({
      collection,
      where: { and: [dueAt(new Date()), { processing: { equals: true } }] },
      data: { processing: false },
    });
    const done = await payload.jobs.run({ limit: BATCH, sequential: true });
    more = Object.keys(done.jobStatus ?? {}).length > 0;
  }
  if (isHolder) await giveBackLease(payload, LEASE);
}

/** Deletes failed jobs that are a month old. */
export async function forgetFailedJobs(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  const where: Where = {
    and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before } }],
  };
  await payload.db.deleteMany({ collection, where });
}
