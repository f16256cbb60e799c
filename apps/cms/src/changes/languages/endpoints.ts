import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import { boundedBody } from '@osnowa/http';
import {
  APIError,
  type CollectionSlug,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { z } from 'zod';
import { editingRights, languageNames, writesIn } from '../../access/editing-rights.ts';
import { recordShownOtherwise } from '../change-notice.ts';
import { recordProgress } from '../translations/track-translations.ts';
import { publishedRow } from './one-language.ts';
import { askForPublication, publicationRequests, withdrawRequest } from './publication-requests.ts';
import { refuse } from './refusals.ts';
import { shownLanguages } from './shown.ts';
import { type LanguagesOf, withhold } from './withheld.ts';

/** Largest request, in bytes. */
const MAX_BYTES = 4096;

const document = { source: z.string().max(100), document: z.number().int().positive() };

const languageRequest = z.object({
  ...document,
  language: z.enum(LOCALE_CODES),
  isShown: z.boolean(),
});

const publicationRequest = z.object({ ...document, isAsked: z.boolean() });

async function bodyOf<Body>(req: PayloadRequest, schema: z.ZodType<Body>): Promise<Body> {
  const bytes = await boundedBody(req as unknown as Request, MAX_BYTES);
  if (!bytes) throw new APIError('The request is too large.', 413);
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new APIError('This is no such request.', 400, { cause: String(cause) });
  }
}

/** @throws APIError 404 unless it is a document with drafts, and the person writes content */
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
  if (!found) throw new APIError('Not found', 404);
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
  if (!writesIn(rights, language)) refuse('language', req, languageNames(rights.languages));
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
export const languageEndpoints: Endpoint[] = [
  {
    path: '/shown-languages',
    method: 'get',
    handler: async (req) => {
      const { source, document } = req.query;
      const place = await placeOf(req, { source: String(source), document: Number(document) });
      const [request] = await publicationRequests(req.payload, place);
      const languages = await shownLanguages(req, place);
      return Response.json({ languages, askedBy: request?.askedBy ?? null });
    },
  },
  {
    path: '/shown-languages',
    method: 'post',
    handler: async (req) => {
      const { isShown, language, ...asked } = await bodyOf(req, languageRequest);
      const place = await placeOf(req, asked);
      if (isShown) await publish(req, place, language);
      else await takeOff(req, place, language);
      return Response.json({ isShown });
    },
  },
  {
    path: '/asked-publications',
    method: 'post',
    handler: async (req) => {
      const { isAsked, ...asked } = await bodyOf(req, publicationRequest);
      const place = await placeOf(req, asked);
      if (isAsked) await askForPublication(req, place);
      else await withdrawRequest(req, place);
      return Response.json({ isAsked });
    },
  },
];
