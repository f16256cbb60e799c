import type { CollectionSlug, GlobalSlug } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../access/editing-rights.ts';
import {
  isAbout,
  type ScheduledJob,
  scheduledJobs,
} from '../../changes/schedule/scheduled-jobs.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';

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
export const scheduleEndpoint = endpoint({
  path: '/schedule',
  method: 'get',
  who: hiddenUnless(writesContent),
  body: query,
  run: async (req, asked) => {
    const jobs = (await scheduledJobs(req.payload))
      .filter((job) => isAbout(job, asked) && job.failure === null)
      .map(({ dueAt, id, kind, locale }): PlannedJob => ({ dueAt, id, kind, locale }));
    return { jobs };
  },
});
