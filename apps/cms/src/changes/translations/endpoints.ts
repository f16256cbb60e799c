import { DEFAULT_LOCALE, LOCALE_CODES } from '@osnowa/contract';
import { boundedBody } from '@osnowa/http';
import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { editingRights, languageNames, writesIn } from '../../access/editing-rights.ts';
import { refuse } from '../languages/refusals.ts';
import { comparedTexts } from './comparison.ts';
import type { Place } from './newest-state.ts';
import { RefusedFields, saveTranslation } from './save-translation.ts';
import { isTranslated } from './track-translations.ts';

/** Largest request, in bytes: all texts of a long page, several times over. */
const MAX_BYTES = 1024 * 1024;

const key = z.string().min(1).max(500);

const text = z.string().max(200_000);

/** A block of a formatted text; without `text`, the original is copied. */
const block = z.object({
  id: z.string().max(50),
  seen: text,
  text: text.optional(),
  isConfirmed: z.boolean().optional(),
});

const request = z.object({
  source: z.string(),
  /** Empty for a global. */
  document: z.string(),
  language: z.enum(LOCALE_CODES).refine((code) => code !== DEFAULT_LOCALE),
  /** Texts that are written; without `text` and `blocks`, the original is copied. */
  written: z
    .array(
      z.object({
        key,
        text: text.optional(),
        seen: text.optional(),
        blocks: z.array(block).max(2_000).optional(),
      }),
    )
    .max(500),
  /** Texts in which the change of the original changes nothing. */
  confirmed: z.array(key).max(500),
});

async function requestOf(req: PayloadRequest): Promise<z.infer<typeof request>> {
  const bytes = await boundedBody(req as unknown as Request, MAX_BYTES);
  if (!bytes) throw new APIError('The request is too large.', 413);
  try {
    return request.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new APIError('This is no translation.', 400, { cause: String(cause) });
  }
}

/**
 * The place that a request names.
 * @param document empty for a global
 * @throws APIError 404 unless it has something to translate
 */
export function placeOf(req: PayloadRequest, source: string, document: string): Place {
  const { collections, globals } = req.payload.config;
  const place: Place | undefined = collections.some(({ slug }) => slug === source)
    ? { collection: source as CollectionSlug, id: Number(document) }
    : globals.some(({ slug }) => slug === source)
      ? { global: source as GlobalSlug }
      : undefined;
  if (!place || !isTranslated(req, place)) throw new APIError('Not found', 404);
  return place;
}

/**
 * `POST /payload/translations`: saves texts of one language, confirms others, and answers with the new
 * comparison. For people who write content.
 */
export const translationEndpoints: Endpoint[] = [
  {
    path: '/translations',
    method: 'post',
    handler: async (req) => {
      const rights = editingRights(req.user);
      if (!rights) throw new APIError('Not found', 404);
      const { source, document, language, written, confirmed } = await requestOf(req);
      const place = placeOf(req, source, document);
      if (!writesIn(rights, language)) refuse('language', req, languageNames(rights.languages));
      try {
        await saveTranslation(req, place, language, { written, confirmed });
      } catch (error) {
        if (!(error instanceof RefusedFields)) throw error;
        const { data, message, status } = error;
        return Response.json({ errors: [{ message, data }] }, { status });
      }
      const texts = await comparedTexts(req, place, language);
      if (!texts) throw new APIError('Not found', 404);
      return Response.json({ texts });
    },
  },
];
