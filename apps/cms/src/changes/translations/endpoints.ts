import { DEFAULT_LOCALE, LOCALE_CODES } from '@osnowa/contract';
import { type CollectionSlug, type GlobalSlug, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../access/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { refuseOtherLanguages } from '../languages/refusals.ts';
import { comparedTexts } from './comparison.ts';
import type { Place } from './newest-state.ts';
import { saveTranslation } from './save-translation.ts';
import { isTranslated } from './track-translations.ts';

/** Largest request, in bytes: all texts of a long page, several times over. */
const MOST_BYTES = 1024 * 1024;

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

/**
 * The place that a request names.
 * @param document empty for a global
 * @throws NotFound unless it has something to translate
 */
function placeOf(req: PayloadRequest, source: string, document: string): Place {
  const { collections, globals } = req.payload.config;
  const place: Place | undefined = collections.some(({ slug }) => slug === source)
    ? { collection: source as CollectionSlug, id: Number(document) }
    : globals.some(({ slug }) => slug === source)
      ? { global: source as GlobalSlug }
      : undefined;
  if (!place || !isTranslated(req, place)) throw new NotFound(req.t);
  return place;
}

/**
 * `POST /payload/translations`: saves texts of one language, confirms others, and answers with the new
 * comparison. For people who write content.
 */
export const translationEndpoint = endpoint({
  path: '/translations',
  method: 'post',
  who: hiddenUnless(writesContent),
  body: request,
  most: MOST_BYTES,
  run: async (req, { source, document, language, written, confirmed }) => {
    const place = placeOf(req, source, document);
    refuseOtherLanguages(req, language);
    await saveTranslation(req, place, language, { written, confirmed });
    const texts = await comparedTexts(req, place, language);
    if (!texts) throw new NotFound(req.t);
    return { texts };
  },
});
