import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { languageNames } from '../../accounts/editing-rights.ts';
import { isPublishing, labelOf } from '../../kit/fields/default-language.ts';
import { type DocumentField, documentFields } from '../../kit/fields/document-fields.ts';
import { wordsFor } from '../../kit/words.ts';
import { newestRow } from '../../publishing/newest-state.ts';
import { publishedLanguage } from '../../publishing/one-language.ts';
import { type LanguagesOf, withheldOf } from '../../publishing/withheld.ts';

/** Text that says what an editor writes in its place: `[[name of the event]]`. */
const GAP = /\[\[[^[\]]+\]\]/;

/** The first gap in a text, or in a text with formats; `null` without one. */
export function leftGap(value: unknown): string | null {
  const { root } = (value ?? {}) as { root?: unknown };
  const text = root === undefined ? value : JSON.stringify(root);
  return typeof text === 'string' ? (GAP.exec(text)?.[0] ?? null) : null;
}

/** A field of a document with the texts of all languages, and the gap that is left in one of them. */
interface LeftGap {
  path: string;
  gap: string;
}

/** Gaps left in the texts of a language. */
export function leftGaps(fields: readonly DocumentField[], language: Locale): LeftGap[] {
  return fields.flatMap(({ path, value }) => {
    const gap = leftGap((value as Partial<Record<Locale, unknown>> | null | undefined)?.[language]);
    return gap === null ? [] : [{ path, gap }];
  });
}

/** Other languages that visitors will read, and in which a gap is left. */
async function leftElsewhere(
  req: PayloadRequest,
  place: LanguagesOf,
  schema: FlattenedField[],
): Promise<Locale[]> {
  const fields = documentFields(schema, (await newestRow(req, place)) ?? {});
  const withheld = await withheldOf(req, place);
  const others = LOCALE_CODES.filter((code) => code !== req.locale && !withheld.includes(code));
  return others.filter((language) => leftGaps(fields, language).length > 0);
}

/**
 * Refuses to publish a page with a gap of a template in a language that visitors will read. A page
 * that is published in one language is checked in this one only.
 */
export const refuseGaps: CollectionBeforeChangeHook = async (hook) => {
  const { collection, context, data, originalDoc, req } = hook;
  if (!isPublishing(data, originalDoc) || data.deletedAt) return data;
  const { flattenedFields: schema, slug } = collection;
  const id: number | undefined = originalDoc?.id;
  const errors = documentFields(schema, data).flatMap(({ field, path, value }) => {
    const gap = leftGap(value);
    const message = gap && fill(wordsFor(req).changes.refuseGaps.left, { gap });
    return message ? [{ path, label: labelOf(field), message }] : [];
  });
  if (errors.length > 0) {
    const refusal = new ValidationError({ collection: slug, id, errors, req }, req.t);
    // Payload's own message would name each of the twenty fields by a word that several have.
    refusal.message = wordsFor(req).changes.refuseGaps.leftHere;
    throw refusal;
  }
  if (id === undefined || publishedLanguage(context) !== null) return data;
  const place = { collection: slug as CollectionSlug, id };
  const elsewhere = await leftElsewhere(req, place, schema);
  if (elsewhere.length === 0) return data;
  const words = wordsFor(req).changes.refuseGaps.leftElsewhere;
  throw new APIError(fill(words, { languages: languageNames(elsewhere) }), 409, null, true);
};
