import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';
import { editingRights } from '../accounts/editing-rights.ts';
import { isTranslator } from '../accounts/translators.ts';
import { endpoint } from '../kit/endpoint.ts';
import { recordShownOtherwise } from '../publishing/change-notice.ts';
import { publishedRow, shownLanguages } from '../publishing/one-language.ts';
import type { DocumentPlace } from '../publishing/place.ts';
import {
  askForPublication,
  type FormRequest,
  publicationRequests,
  type RequestedDraft,
  sendBack,
  withdrawRequest,
} from '../publishing/publication-requests.ts';
import { refuse, refuseOtherLanguages } from '../publishing/refusals.ts';
import { withhold } from '../publishing/withheld.ts';
import { recordProgress } from './track-translations.ts';

const document = { source: z.string().max(100), document: z.number().int().positive() };

const languageRequest = z.object({
  ...document,
  language: z.enum(LOCALE_CODES),
  isShown: z.boolean(),
});

const publicationRequest = z.object({
  ...document,
  isAsked: z.boolean(),
  /** The draft of one language; without it, that of all. */
  language: z.enum(LOCALE_CODES).or(z.literal('')).default(''),
  /** From a publisher who sends the draft back. */
  answer: z.string().trim().min(1).max(1_000).optional(),
});

/** @throws NotFound unless it is a document with drafts, and the person writes content */
async function placeOf(
  req: PayloadRequest,
  asked: { source: string; document: number },
): Promise<DocumentPlace> {
  const collection = asked.source as CollectionSlug;
  const config = Object.hasOwn(req.payload.collections, collection)
    ? req.payload.collections[collection].config
    : null;
  const isEdited = config && hasDraftsEnabled(config) && editingRights(req.user);
  const query = { collection, id: asked.document, depth: 0, disableErrors: true } as const;
  const own = { overrideAccess: false, user: req.user, req } as const;
  const found = isEdited ? await req.payload.findByID({ ...query, ...own }) : null;
  if (!found) throw new NotFound(req.t);
  return { collection, id: asked.document };
}

/** Publishes one language as the button of the form does, with the rights of the person. */
async function publish(req: PayloadRequest, place: DocumentPlace, language: Locale): Promise<void> {
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
async function takeOff(req: PayloadRequest, place: DocumentPlace, language: Locale): Promise<void> {
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
 * Address of Payload's comparison of the newest version with the published one, in one language or
 * in all; `null` where nothing is published.
 */
async function changesAddress(
  req: PayloadRequest,
  { collection, id, language }: RequestedDraft,
): Promise<string | null> {
  const newest = async (more: Where) => {
    const where = { and: [{ parent: { equals: id } }, more] };
    const one = { limit: 1, pagination: false, sort: '-updatedAt', req } as const;
    const { docs } = await req.payload.db.findVersions({ collection, where, ...one });
    return docs[0]?.id;
  };
  const to = await newest({ latest: { equals: true } });
  const versionFrom = await newest({ 'version._status': { equals: 'published' } });
  if (to === undefined || versionFrom === undefined || to === versionFrom) return null;
  const localeCodes = language && { localeCodes: JSON.stringify([language]) };
  const query = new URLSearchParams({ versionFrom: String(versionFrom), ...localeCodes });
  return `/admin/collections/${collection}/${id}/versions/${to}?${query}`;
}

/** The requests for a document, for its form: a translator's own language only. */
async function requestsFor(req: PayloadRequest, place: DocumentPlace): Promise<FormRequest[]> {
  const all = await publicationRequests(req.payload, place);
  const { languages = [] } = editingRights(req.user) ?? {};
  const seen = all.filter(({ language }) =>
    isTranslator(req.user) ? language === languages[0] : true,
  );
  return Promise.all(
    seen.map(async ({ language, askedBy, note, answer }) => {
      const changes = await changesAddress(req, { ...place, language });
      return { language, askedBy, note, answer, changes };
    }),
  );
}

/**
 * `GET /payload/shown-languages?source=…&document=…` says in which languages a document is shown, and
 * who asks for its publication.
 * `POST /payload/shown-languages` publishes one language of a document, or takes it off the site.
 * `POST /payload/asked-publications` asks a publisher, withdraws that, or sends the draft back.
 */
export const languageEndpoints = [
  endpoint({
    path: '/shown-languages',
    method: 'get',
    body: z.object({ source: z.string(), document: z.coerce.number() }),
    run: async (req, asked) => {
      const place = await placeOf(req, asked);
      const languages = await shownLanguages(req, place);
      return { languages, requests: await requestsFor(req, place) };
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
    run: async (req, { answer, isAsked, language, ...asked }) => {
      const draft = { ...(await placeOf(req, asked)), language };
      if (language || isTranslator(req.user)) refuseOtherLanguages(req, language);
      if (answer !== undefined) {
        if (!editingRights(req.user)?.mayPublish) refuse('publish', req);
        if (!(await sendBack(req, draft, answer))) refuse('notAsked', req);
      } else if (isAsked) await askForPublication(req, draft);
      else await withdrawRequest(req, draft);
      return { isAsked };
    },
  }),
];
