import { isDeepStrictEqual } from 'node:util';
import type { FlattenedField } from 'payload';
import { type Fields, fieldsOfRow, isFields, isLocalised } from './leaves.ts';

/** Written by the service with each save. */
export const SYSTEM_FIELDS: readonly string[] = [
  'id',
  'updatedBy',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
];

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  return Array.isArray(value) && value.length === 0;
}

/** A relation may be its id or the document; a number may have been typed. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isFields(value)) return typeof value === 'number' ? String(value) : value;
  if ('relationTo' in value) return [value.relationTo, plain(value.value)];
  return 'id' in value ? plain(value.id) : value;
}

function isSame(field: FlattenedField, one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true;
  if (field.type === 'date') return Date.parse(String(one)) === Date.parse(String(other));
  return isDeepStrictEqual(plain(one), plain(other));
}

function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function isVirtual(field: FlattenedField): boolean {
  return field.type === 'join' || ('virtual' in field && Boolean(field.virtual));
}

function inField(field: FlattenedField, value: unknown, before: unknown, path: string): string[] {
  if (field.type === 'array' || field.type === 'blocks') {
    const [rows, stored] = [rowsOf(value), rowsOf(before)];
    const isSameOrder =
      rows.length === stored.length && rows.every(({ id }, at) => id === stored[at]?.id);
    if (!isSameOrder) return [path];
    return rows.flatMap((row, at) =>
      sharedChanges(fieldsOfRow(field, row), row, stored[at] ?? {}, `${path}.${at}.`),
    );
  }
  if ('flattenedFields' in field) {
    const inside = isFields(value) ? value : {};
    return sharedChanges(field.flattenedFields, inside, isFields(before) ? before : {}, `${path}.`);
  }
  return isSame(field, value, before) ? [] : [path];
}

/**
 * Paths of changed values that belong to all languages: every field that is not localised, and the
 * rows of lists with their order.
 * @param data in any language; a missing value is not changed
 * @param stored as the database has it
 */
export function sharedChanges(
  fields: readonly FlattenedField[],
  data: Fields,
  stored: Fields,
  path = '',
): string[] {
  return fields.flatMap((field) => {
    const { name } = field;
    if (!(name in data) || isLocalised(field) || isVirtual(field)) return [];
    if (SYSTEM_FIELDS.includes(name)) return [];
    return inField(field, data[name], stored[name], path + name);
  });
}

/**
 * Whether rows have moved, or some are gone. Payload publishes one language by their positions: the
 * texts of the others would be in a wrong row.
 */
export function movesRows(
  fields: readonly FlattenedField[],
  newest: Fields,
  published: Fields,
): boolean {
  return fields.some((field) => {
    const [value, before] = [newest[field.name], published[field.name]];
    if (isLocalised(field)) return false;
    if (field.type === 'array' || field.type === 'blocks') {
      const rows = rowsOf(value);
      return rowsOf(before).some((row, at) => {
        const now = rows[at];
        return now?.id !== row.id || movesRows(fieldsOfRow(field, row), now ?? {}, row);
      });
    }
    if (!('flattenedFields' in field)) return false;
    return movesRows(
      field.flattenedFields,
      isFields(value) ? value : {},
      isFields(before) ? before : {},
    );
  });
}
