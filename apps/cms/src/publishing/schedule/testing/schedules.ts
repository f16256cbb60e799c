import { type CollectionSlug, createLocalReq, type Payload, type TypedUser } from 'payload';
import { scheduleDocument } from '../schedule-document.ts';
import { runDueJobs } from '../scheduled-jobs.ts';

export const HOUR = 60 * 60_000;

export interface Plan {
  type?: 'publish' | 'unpublish';
  hours?: number; // From now.
  /** The language that is published alone. */
  locale?: string;
  language?: 'pl' | 'en';
  collection?: CollectionSlug;
}

/** Asks for a schedule as the drawer of a document does. @returns `scheduled`, or why not */
export async function schedule(payload: Payload, user: TypedUser, id: number, plan: Plan = {}) {
  const { type = 'publish', hours = 1, locale, language = 'pl', collection = 'pages' } = plan;
  const req = await createLocalReq({ user }, payload);
  const { error = 'scheduled' } = await scheduleDocument({
    type,
    date: new Date(Date.now() + hours * HOUR),
    doc: { relationTo: collection, value: String(id) },
    localeToPublish: locale,
    timezone: 'Europe/Warsaw',
    req: { ...req, i18n: { ...req.i18n, language } },
  } as never);
  return error;
}

/** Makes everything that is scheduled due, and runs it. */
export async function letTimeCome(payload: Payload): Promise<void> {
  const waitUntil = new Date(Date.now() - 1_000).toISOString();
  await payload.db.updateMany({ collection: 'payload-jobs', where: {}, data: { waitUntil } });
  await runDueJobs(payload);
}
