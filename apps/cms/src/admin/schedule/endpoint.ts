import { APIError, type CollectionSlug, type Endpoint, type GlobalSlug } from 'payload';
import { z } from 'zod';
import { editingRights } from '../../access/editing-rights.ts';
import {
  isAbout,
  type ScheduledJob,
  scheduledJobs,
} from '../../changes/schedule/scheduled-jobs.ts';

const name = z.string().min(1).max(50);

const query = z.union([
  z.object({ global: name }).transform(({ global }) => ({ global: global as GlobalSlug })),
  z
    .object({ source: name, document: z.coerce.number().int().positive() })
    .transform(({ source, document }) => ({ collection: source as CollectionSlug, id: document })),
]);

/** A scheduled job in the form of a document. */
export type PlannedJob = Pick<ScheduledJob, 'id' | 'dueAt' | 'kind' | 'locale'>;

/**
 * `GET /payload/schedule?source=pages&document=3`, or `?global=navigation`: when a document will be
 * published or unpublished, the earliest first. For people who write content.
 */
export const scheduleEndpoint: Endpoint = {
  path: '/schedule',
  method: 'get',
  handler: async (req) => {
    if (!editingRights(req.user)) throw new APIError('Not found', 404);
    const asked = query.safeParse(Object.fromEntries(req.searchParams ?? []));
    if (!asked.success) throw new APIError('This names no document.', 400);
    const jobs = (await scheduledJobs(req.payload))
      .filter((job) => isAbout(job, asked.data) && job.failure === null)
      .map(({ dueAt, id, kind, locale }): PlannedJob => ({ dueAt, id, kind, locale }));
    return Response.json({ jobs }, { headers: { 'cache-control': 'no-store' } });
  },
};
