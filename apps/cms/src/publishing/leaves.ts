import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import type { FlattenedField } from 'payload';
import { type DocumentField, documentFields } from '../kit/fields/document-fields.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field has a value for each language. */
export function isLocalised(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true;
}

/** The fields of a row; of a block by its kind. */
export function fieldsOfRow(field: FlattenedField, row: Fields): readonly FlattenedField[] {
  if (field.type === 'blocks') {
    return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
  }
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

/** Languages of a field, each with its value there; `null` for a field without languages. */
export function inLanguages({ field, value }: DocumentField): [Locale | null, unknown][] {
  if (!isLocalised(field)) return [[null, value]];
  return LOCALE_CODES.map((locale) => [locale, isFields(value) ? value[locale] : undefined]);
}

/** A value of a document in one language, such as a text, a picture or a relation. */
export interface Leaf extends DocumentField {
  /** `null` for a value that is the same in every language. */
  language: Locale | null;
}

/** The values of a document at any depth, in the order of its form and in all its languages. */
export function leavesOf(fields: readonly FlattenedField[], document: Fields): Leaf[] {
  return documentFields(fields, document).flatMap((one) => {
    if (one.field.type === 'blocks' || 'flattenedFields' in one.field) return [];
    const said = inLanguages(one).filter(([, value]) => value !== undefined && value !== null);
    return said.map(([language, value]) => ({ ...one, language, value }));
  });
}

/** A localised text of a document, in all its languages. */
export interface LocalisedText {
  /** Path by the ids of rows, which survive a new order: `sections.66f0…c1.title`. */
  key: string;
  /** Path in the form, by positions: `sections.2.title`. */
  path: string;
  kind: TextKind;
  values: Partial<Record<Locale, unknown>>;
}

/** How a text is stored: one line, several lines, or a rich text. */
export type TextKind = (typeof TEXTS)[number];

const TEXTS = ['text', 'textarea', 'richText'] as const;

/** How a field stores its text; `undefined` for a field that is none. */
export function textKind(field: FlattenedField): TextKind | undefined {
  return TEXTS.find((kind) => kind === field.type);
}

/** Whether documents with these fields have anything to translate. */
export function hasLocalisedTexts(fields: readonly FlattenedField[]): boolean {
  return fields.some((field) => {
    if (textKind(field)) return isLocalised(field);
    if (field.type === 'blocks') {
      return field.blocks.some((block) => hasLocalisedTexts(block.flattenedFields));
    }
    return 'flattenedFields' in field && hasLocalisedTexts(field.flattenedFields);
  });
}

/**
 * The localised texts of a document in the order of its form. It follows the schema, so that it finds
 * new fields without a list of its own.
 * @param document with the texts of all languages, as `payload.db` gives it
 */
export function localisedTexts(
  fields: readonly FlattenedField[],
  document: Fields,
): LocalisedText[] {
  return documentFields(fields, document).flatMap(({ field, key, path, value }) => {
    const kind = textKind(field);
    if (!kind || !isLocalised(field)) return [];
    return [{ key, path, kind, values: isFields(value) ? value : {} }];
  });
}
