import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import {
  type Collection,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { publishedLanguage } from '../../changes/languages/one-language.ts';
import { type LanguagesOf, withheldOf } from '../../changes/languages/withheld.ts';
import { newestRow } from '../../changes/translations/newest-state.ts';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage, isPublishing, labelOf } from '../../fields/default-language.ts';
import { type DocumentField, documentFields } from '../../fields/document-fields.ts';
import type { Texts } from './template.ts';
import { leftGap } from './templates.ts';

const LEFT: AdminLabel = {
  pl: 'Tu został tekst szablonu ({language}): {gap}. Wpisz swój albo usuń to miejsce.',
  en: 'A text of the template is left here ({language}): {gap}. Write your own, or remove it.',
};

/** A field in which a gap of a template is left, in one language. */
interface LeftGap {
  path: string;
  field: DocumentField['field'];
  language: Locale;
  gap: string;
}

/** The gaps that are left in the texts of a language. */
function gapsOf(
  fields: readonly DocumentField[],
  language: Locale,
  textOf: (field: DocumentField) => unknown,
): LeftGap[] {
  return fields.flatMap((one) => {
    const gap = leftGap(textOf(one));
    return gap === null ? [] : [{ path: one.path, field: one.field, language, gap }];
  });
}

/** The gaps that are left in a document with the texts of all languages. */
export function leftGaps(fields: readonly DocumentField[], language: Locale): LeftGap[] {
  return gapsOf(fields, language, ({ value }) => (value as Partial<Texts> | null)?.[language]);
}

/** The gaps that are left in another language that visitors will read; those of one language. */
async function gapsOfOthers(
  req: PayloadRequest,
  place: LanguagesOf,
  schema: Collection['config']['flattenedFields'],
): Promise<LeftGap[]> {
  const fields = documentFields(schema, (await newestRow(req, place)) ?? {});
  const withheld = await withheldOf(req, place);
  const others = LOCALE_CODES.filter((code) => code !== req.locale && !withheld.includes(code));
  const left = others.map((language) => leftGaps(fields, language));
  return left.find((gaps) => gaps.length > 0) ?? [];
}

/**
 * Refuses to publish a page with a gap of a template in a language that visitors will read. A page
 * that is published in one language is looked at in this one only.
 */
export const refuseGaps: CollectionBeforeChangeHook = async (hook) => {
  const { collection, context, data, originalDoc, req } = hook;
  if (!isPublishing(data, originalDoc) || data.deletedAt) return data;
  const { flattenedFields: schema, slug } = collection;
  const language = isLocale(req.locale) ? req.locale : DEFAULT_LOCALE;
  let left = gapsOf(documentFields(schema, data), language, ({ value }) => value);
  const id: number | undefined = originalDoc?.id;
  if (left.length === 0 && id !== undefined && publishedLanguage(context) === null) {
    left = await gapsOfOthers(req, { collection: slug as CollectionSlug, id }, schema);
  }
  if (left.length === 0) return data;
  const errors = left.map((one) => {
    const message = inAdminLanguage(LEFT, req)
      .replace('{language}', LOCALES[one.language].name)
      .replace('{gap}', () => one.gap);
    return { path: one.path, label: labelOf(one.field), message };
  });
  throw new ValidationError({ collection: slug, id, errors, req }, req.t);
};
