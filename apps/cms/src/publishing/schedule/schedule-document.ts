import { isBuiltInPage } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { CollectionSlug, PayloadRequest, ServerFunction } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { z } from 'zod';
import {
  type EditingRights,
  editingRights,
  languageNames,
  writesContent,
  writesEverything,
} from '../../accounts/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { wordsFor } from '../../kit/words.ts';
import { SCHEDULE_ZONE } from '../../platform/time-zone.ts';
import { type Place, placeOf } from '../place.ts';
import { refusal } from '../refusals.ts';
import { momentInWords } from './schedule-time.ts';
import { cancelJobs, isAbout, type ScheduledJob, scheduledJobs } from './scheduled-jobs.ts';

interface Stored {
  place: Place;
  isPublished: boolean;
  isNeeded: boolean;
}

export interface ScheduleAnswer {
  message?: string;
  error?: string;
}

/** The document that a schedule is asked for; `null` where there is none to publish. */
async function documentOf(
  { doc, global }: SchedulePublishHandlerArgs,
  req: PayloadRequest,
): Promise<Stored | null> {
  const { payload } = req;
  if (global) {
    const config = payload.globals.config.find(({ slug }) => slug === global);
    // A global with drafts is on every page.
    const place = placeOf(global, '');
    const isPlanned = config && hasScheduledPublishEnabled(config);
    return isPlanned ? { place, isPublished: true, isNeeded: true } : null;
  }
  const config = doc && payload.collections[doc.relationTo as CollectionSlug]?.config;
  if (!doc || !config || !hasScheduledPublishEnabled(config)) return null;
  const { relationTo: collection } = doc;
  const id = Number(doc.value);
  const query = { collection, id, depth: 0, disableErrors: true } as const;
  const found = (await payload.findByID(query)) as Record<string, unknown> | null;
  if (!found) return null;
  const isBuiltIn = collection === 'pages' && isBuiltInPage(String(found.pageName));
  const isNeeded = isBuiltIn || collection === 'catalogues';
  const isPublished = found._status === 'published';
  return { place: { collection, id }, isPublished, isNeeded };
}

/** The contradiction between a new time and a scheduled job of the document, as a sentence. */
function contradiction(
  kind: ScheduledJob['kind'],
  date: Date,
  others: readonly ScheduledJob[],
  req: PayloadRequest,
): string | null {
  const isWrong = (job: ScheduledJob) =>
    kind === 'unpublish' ? new Date(job.dueAt) >= date : new Date(job.dueAt) <= date;
  const found = others.find((job) => !job.failure && job.kind !== kind && isWrong(job));
  if (!found) return null;
  const { afterUnpublishing, beforePublishing } = wordsFor(req).changes.scheduleDocument;
  const sentence = kind === 'unpublish' ? beforePublishing : afterUnpublishing;
  return fill(sentence, { time: momentInWords(found.dueAt, req.i18n) });
}

function refusalOf(
  asked: SchedulePublishHandlerArgs,
  { isNeeded, isPublished }: Stored,
  others: readonly ScheduledJob[],
  req: PayloadRequest,
): string | null {
  const words = wordsFor(req).changes.scheduleDocument;
  const date = new Date(asked.date ?? Number.NaN);
  if (!(date.getTime() > Date.now())) return words.past;
  const kind = asked.type === 'unpublish' ? 'unpublish' : 'publish';
  const refusal = contradiction(kind, date, others, req);
  if (refusal || kind === 'publish') return refusal;
  if (isNeeded) return words.stays;
  const isToCome = others.some((job) => !job.failure && job.kind === 'publish');
  return isPublished || isToCome ? null : words.notPublished;
}

/** Why a person who writes content may not use the schedule: its times are for whole documents. */
function limitOf(rights: EditingRights, req: PayloadRequest): string | null {
  if (!rights.mayPublish) return refusal('publish', req);
  if (writesEverything(rights)) return null;
  return refusal('allLanguages', req, languageNames(rights.languages));
}

/**
 * Puts a publication, or the end of one, into the schedule, or takes one out of it. Payload itself
 * would let every signed-in person do so, at any time.
 * @returns `error`, a sentence in the person's language, when nothing was scheduled
 */
export const scheduleDocument: ServerFunction<
  SchedulePublishHandlerArgs,
  Promise<ScheduleAnswer>
> = async (asked) => {
  const { req } = asked;
  const { payload, t, user } = req;
  const rights = editingRights(user);
  if (!rights) return { error: t('error:notAllowedToPerformAction') };
  const limit = limitOf(rights, req);
  if (limit) return { error: limit };
  if (asked.deleteID !== undefined) {
    await cancelJobs(payload, [Number(asked.deleteID)]);
    return { message: t('general:deletedSuccessfully') };
  }
  const document = await documentOf(asked, req);
  if (!document) return { error: wordsFor(req).changes.scheduleDocument.gone };
  const others = (await scheduledJobs(payload)).filter((job) => isAbout(job, document.place));
  const error = refusalOf(asked, document, others, req);
  if (error) return { error };
  const timed = { ...asked, timezone: SCHEDULE_ZONE };
  const answer = (await schedulePublishHandler(timed)) as ScheduleAnswer;
  if (answer.error) return { error: t('error:unknown') };
  // The new time takes the place of those that failed.
  await cancelJobs(
    payload,
    others.filter(({ failure }) => failure).map(({ id }) => id),
  );
  return answer;
};

const name = z.string().min(1).max(50);

const query = z.union([
  z.object({ global: name }).transform(({ global }) => placeOf(global, '')),
  z
    .object({ source: name, document: z.coerce.number().int().positive() })
    .transform(({ source, document }) => placeOf(source, String(document))),
]);

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
