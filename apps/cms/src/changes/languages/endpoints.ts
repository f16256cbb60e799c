import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';
import { editingRights } from '../../access/editing-rights.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { recordShownOtherwise } from '../change-notice.ts';
import { recordProgress } from '../translations/track-translations.ts';
import { publishedRow } from './one-language.ts';
import { askForPublication, publicationRequests, withdrawRequest } from './publication-requests.ts';
import { refuse, refuseOtherLanguages } from './refusals.ts';
import { shownLanguages } from './shown.ts';
import { type LanguagesOf, withhold } from './withheld.ts';

const document = { source: z.string().max(100), document: z.number().int().positive() };

const languageRequest = z.object({
  ...document,
  language: z.enum(LOCALE_CODES),
  isShown: z.boolean(),
});

const publicationRequest = z.object({ ...document, isAsked: z.boolean() });

/** @throws NotFound unless it is a document with drafts, and the person writes content */
async function placeOf(
  req: PayloadRequest,
  asked: { source: string; document: number },
): Promise<LanguagesOf> {
  const collection = asked.source as CollectionSlug;
  const config = Object.hasOwn(req.payload.collections, collection)
    ? req.payload.collections[collection].config
    : null;
  const isEdited = config && hasDraftsEnabled(config) && editingRights(req.user);
  const query = { collection, id: asked.document, depth: 0, disableErrors: true } as const;
  const found = isEdited ? await req.payload.findByID({ ...query, req }) : null;
  if (!found) throw new NotFound(req.t);
  return { collection, id: asked.document };
}

/** Publishes one language as the button of the form does, with the rights of the person. */
async function publish(req: PayloadRequest, place: LanguagesOf, language: Locale): Promise<void> {
  await req.payload.update({
    ...place,
    locale: language,
    publishSpecificLocale: language,
    data: { _status: 'published' } as never,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    req,
  } as never);
}

/** Takes one language off the site. Its texts stay, and so do the published texts of the others. */
async function takeOff(req: PayloadRequest, place: LanguagesOf, language: Locale): Promise<void> {
  const rights = editingRights(req.user);
  if (!rights?.mayPublish) refuse('publish', req);
  if (language === DEFAULT_LOCALE) refuse('polishStays', req);
  refuseOtherLanguages(req, language);
  if (!(await publishedRow(req, place))) refuse('notPublished', req);
  const isOwn = await initTransaction(req);
  try {
    await withhold(req, place, [language]);
    await recordShownOtherwise(req, place);
    await recordProgress(req, place);
    if (isOwn) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/**
 * `GET /payload/shown-languages?source=…&document=…` says in which languages a document is shown, and
 * whether its publication was asked for.
 * `POST /payload/shown-languages` publishes one language of a document, or takes it off the site.
 * `POST /payload/asked-publications` asks a publisher, or withdraws that.
 */
export const languageEndpoints = [
  endpoint({
    path: '/shown-languages',
    method: 'get',
    body: z.object({ source: z.string(), document: z.coerce.number() }),
    run: async (req, asked) => {
      const place = await placeOf(req, asked);
      const [request] = await publicationRequests(req.payload, place);
      const languages = await shownLanguages(req, place);
      return { languages, askedBy: request?.askedBy ?? null };
    },
  }),
  endpoint({
    path: '/shown-languages',
    method: 'post',
    body: languageRequest,
    run: async (req, { isShown, language, ...asked }) => {
      const place = await placeOf(req, asked);
      if (isShown) await publish(req, place, language);
      else await takeOff(req, place, language);
      return { isShown };
    },
  }),
  endpoint({
    path: '/asked-publications',
    method: 'post',
    body: publicationRequest,
    run: async (req, { isAsked, ...asked }) => {
      const place = await placeOf(req, asked);
      if (isAsked) await askForPublication(req, place);
      else await withdrawRequest(req, place);
      return { isAsked };
    },
  }),
];
