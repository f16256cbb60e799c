import type { FlattenedField } from 'payload';

type Values = Readonly<Record<string, unknown>>;

/** A field of a document with its stored value. */
export interface DocumentField {
  field: FlattenedField;
  /** Path by the ids of rows, which survive a new order: `sections.66f0…c1.title`. */
  key: string;
  /** Path in the form, by positions: `sections.2.title`. */
  path: string;
  /** In all languages, where the field is localised. */
  value: unknown;
  /** The row, the group or the document that contains the field. */
  siblings: Values;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Place {
  key: string;
  path: string;
}

function below({ key, path }: Place, own: string, position: string | number = own): Place {
  return { key: key ? `${key}.${own}` : own, path: path ? `${path}.${position}` : `${position}` };
}

function inRows(field: FlattenedField, rows: readonly unknown[], place: Place): DocumentField[] {
  return rows.flatMap((row, position) => {
    if (!isValues(row)) return [];
    const fields =
      field.type === 'blocks'
        ? field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields
        : 'flattenedFields' in field && field.flattenedFields;
    return fields ? inFields(fields, row, below(place, String(row.id), position)) : [];
  });
}

function inFields(
  fields: readonly FlattenedField[],
  siblings: Values,
  place: Place,
): DocumentField[] {
  return fields.flatMap((field) => {
    const value = siblings[field.name];
    const own = below(place, field.name);
    const found: DocumentField = { ...own, field, value, siblings };
    if (field.type === 'array' || field.type === 'blocks') {
      return [found, ...inRows(field, Array.isArray(value) ? value : [], own)];
    }
    if (!('flattenedFields' in field) || !isValues(value)) return [found];
    return [found, ...inFields(field.flattenedFields, value, own)];
  });
}

/**
 * All fields of a document in the order of its form, those in groups, rows and blocks included. It
 * follows the schema, so that it finds new fields without a list of its own.
 * @param document with the texts of all languages, as `payload.db` gives it
 */
export function documentFields(
  fields: readonly FlattenedField[],
  document: Values,
): DocumentField[] {
  return inFields(fields, document, { key: '', path: '' });
}
