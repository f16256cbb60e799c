import { isLocale, LOCALE_CODES, type Locale } from '@osnowa/contract';
import type { FlattenedField } from 'payload';

export type Fields = Readonly<Record<string, unknown>>;

/** One field of a document that holds a value itself, such as a text, a picture or a relation. */
export interface Leaf {
  field: FlattenedField;
  /** Path in the form, by positions: `sections.2.image`. */
  path: string;
  /** `null` for a value that is the same in every language. */
  language: Locale | null;
  value: unknown;
}

/** Whether a value is an object with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Place {
  path: string;
  language: Locale | null;
}

/** The values of a field in all languages, whether or not it has several. */
function inAllLanguages(value: unknown, place: Place): (Place & { value: unknown })[] {
  if (!isFields(value)) return [{ ...place, value }];
  const keys = Object.keys(value);
  const isLocalised =
    keys.length > 0 && keys.every((key) => (LOCALE_CODES as readonly string[]).includes(key));
  if (!isLocalised) return [{ ...place, value }];
  return keys.filter(isLocale).map((language) => ({ ...place, language, value: value[language] }));
}

function fieldsOfRow(field: FlattenedField, row: Fields): readonly FlattenedField[] {
  if (field.type === 'blocks') {
    return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
  }
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

function* inField(field: FlattenedField, value: unknown, place: Place): Generator<Leaf> {
  if (field.type !== 'blocks' && !('flattenedFields' in field)) {
    yield { field, ...place, value };
    return;
  }
  if (Array.isArray(value)) {
    for (const [position, row] of value.entries()) {
      if (!isFields(row)) continue;
      const { path, language } = place;
      yield* inRow(fieldsOfRow(field, row), row, { path: `${path}.${position}`, language });
    }
  } else if (isFields(value)) yield* inRow(fieldsOfRow(field, value), value, place);
}

function* inRow(fields: readonly FlattenedField[], row: Fields, place: Place): Generator<Leaf> {
  for (const field of fields) {
    const stored = row[field.name];
    if (stored === undefined || stored === null) continue;
    const path = place.path ? `${place.path}.${field.name}` : field.name;
    for (const { value, ...own } of inAllLanguages(stored, { path, language: place.language })) {
      if (value !== undefined && value !== null) yield* inField(field, value, own);
    }
  }
}

/**
 * The values of a document at any depth, in the order of its form and in all its languages. It
 * follows the schema, so that it finds new fields without a list of its own.
 * @param document as `payload.db` gives it with the texts of all languages
 */
export function leavesOf(fields: readonly FlattenedField[], document: Fields): Generator<Leaf> {
  return inRow(fields, document, { path: '', language: null });
}
