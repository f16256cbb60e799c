import type { Locale } from '@osnowa/contract';
import type { FlattenedField } from 'payload';
import { documentFields } from '../../fields/document-fields.ts';

type Fields = Readonly<Record<string, unknown>>;

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

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textKind(field: FlattenedField): TextKind | undefined {
  return TEXTS.find((kind) => kind === field.type);
}

function isLocalised(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true;
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
