import { isDeepStrictEqual } from 'node:util';
import { isLocale, type Locale } from '@osnowa/contract';
import type {
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';

/** The document or the global that a job is about. */
export type ScheduledDocument = { collection: CollectionSlug; id: number } | { global: GlobalSlug };

/** One publication, or end of one, that an editor has set a time for. */
export interface ScheduledJob {
  id: number;
  /** ISO 8601. */
  dueAt: string;
  kind: 'publish' | 'unpublish';
  /** The one language that is published; `null`: all of them. */
  locale: Locale | null;
  document: ScheduledDocument;
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

function documentOf(input: JobRow['input']): ScheduledDocument | null {
  if (typeof input?.global === 'string') return { global: input.global as GlobalSlug };
  const { relationTo, value } = input?.doc ?? {};
  if (typeof relationTo !== 'string') return null;
  return { collection: relationTo as CollectionSlug, id: Number(value) };
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
  req?: Partial<PayloadRequest>,
  span?: Span,
): Promise<ScheduledJob[]> {
  const { docs } = await payload.db.find<JobRow>({
    collection,
    where: span ? { and: [NOT_DONE, ...within('waitUntil', span)] } : NOT_DONE,
    sort: 'waitUntil',
    pagination: false,
    ...(req && { req }),
  });
  return docs.flatMap(jobOf);
}

/** Takes jobs out of the schedule. */
export async function cancelJobs(
  payload: Payload,
  ids: readonly number[],
  req?: Partial<PayloadRequest>,
): Promise<void> {
  if (ids.length === 0) return;
  const where: Where = { and: [NOT_DONE, { id: { in: [...ids] } }] };
  await payload.db.deleteMany({ collection, where, ...(req && { req }) });
}

/** Whether a job is about a document. */
export function isAbout({ document }: ScheduledJob, asked: ScheduledDocument): boolean {
  return isDeepStrictEqual(document, asked);
}

/** A permanently deleted document has no schedule. Payload looks for an id of another type. */
export const forgetSchedule: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const document = { collection: collection.slug as CollectionSlug, id: Number(id) };
  const jobs = (await scheduledJobs(req.payload, req)).filter((job) => isAbout(job, document));
  await cancelJobs(
    req.payload,
    jobs.map((job) => job.id),
    req,
  );
};
