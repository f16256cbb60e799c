import { isBuiltInPage } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { CollectionSlug, GlobalSlug, PayloadRequest, ServerFunction } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { z } from 'zod';
import {
  type EditingRights,
  editingRights,
  languageNames,
  writesContent,
  writesEverything,
} from '../../access/editing-rights.ts';
import { refusal } from '../../changes/languages/refusals.ts';
import {
  cancelJobs,
  isAbout,
  type ScheduledDocument,
  type ScheduledJob,
  scheduledJobs,
} from '../../changes/schedule/scheduled-jobs.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';
import { SCHEDULE_ZONE } from '../../fields/time-zone.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { label, wordsFor } from '../../kit/words.ts';
import { momentInWords } from './moment-in-words.ts';

interface Stored {
  place: ScheduledDocument;
  isPublished: boolean;
  isNeeded: boolean;
}

interface Answer {
  message?: string;
  error?: string;
}

/** A global with drafts is on every page. */
function globalOf(slug: string, { payload }: PayloadRequest): Stored | null {
  const config = payload.globals.config.find((one) => one.slug === slug);
  if (!config || !hasScheduledPublishEnabled(config)) return null;
  return { place: { global: slug as GlobalSlug }, isPublished: true, isNeeded: true };
}

/** The document that a schedule is asked for; `null` where there is none to publish. */
async function documentOf(
  { doc, global }: SchedulePublishHandlerArgs,
  req: PayloadRequest,
): Promise<Stored | null> {
  if (global) return globalOf(global, req);
  const { payload } = req;
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
  const sentence =
    kind === 'unpublish'
      ? label((w) => w.changes.scheduleDocument.beforePublishing)
      : label((w) => w.changes.scheduleDocument.afterUnpublishing);
  return fill(inAdminLanguage(sentence, req), { time: momentInWords(found.dueAt, req.i18n) });
}

function refusalOf(
  asked: SchedulePublishHandlerArgs,
  { isNeeded, isPublished }: Stored,
  others: readonly ScheduledJob[],
  req: PayloadRequest,
): string | null {
  const date = new Date(asked.date ?? Number.NaN);
  if (!(date.getTime() > Date.now())) return wordsFor(req).changes.scheduleDocument.past;
  const kind = asked.type === 'unpublish' ? 'unpublish' : 'publish';
  const refusal = contradiction(kind, date, others, req);
  if (refusal || kind === 'publish') return refusal;
  if (isNeeded) return wordsFor(req).changes.scheduleDocument.stays;
  const isToCome = others.some((job) => !job.failure && job.kind === 'publish');
  return isPublished || isToCome ? null : wordsFor(req).changes.scheduleDocument.notPublished;
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
export const scheduleDocument: ServerFunction<SchedulePublishHandlerArgs, Promise<Answer>> = async (
  asked,
) => {
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
  const answer = (await schedulePublishHandler({
    ...asked,
    timezone: SCHEDULE_ZONE,
  })) as Answer;
  if (answer.error) return { error: t('error:unknown') };
  // The new time takes the place of those that failed.
  const failed = others.filter(({ failure }) => failure !== null);
  await cancelJobs(
    payload,
    failed.map(({ id }) => id),
  );
  return answer;
};

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
