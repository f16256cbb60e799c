import type { FlattenedField } from 'payload';
import { digestOf, type FormBase, rowsOf, SYSTEM_FIELDS } from './form-base.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A save of a form, merged with changes stored after the form was loaded. */
interface Merged {
  data: Fields;
  /** Fields that were written in the form and elsewhere: their paths in the form. */
  refused: { path: string; field: FlattenedField }[];
  /** Whether a field has another value than the form shows. */
  hasUnseen: boolean;
}

/** A place in the document: in the form, and by the ids of rows. */
interface Place {
  inForm: string;
  byIds: string;
}

function isWritable(field: FlattenedField): boolean {
  const isVirtual = 'virtual' in field && Boolean(field.virtual);
  return field.type !== 'join' && !isVirtual && !SYSTEM_FIELDS.includes(field.name);
}

function fieldsOfRow(field: FlattenedField, row: Fields): readonly FlattenedField[] {
  if (field.type === 'blocks') {
    return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
  }
  return 'flattenedFields' in field ? field.flattenedFields : [];
}

/** Merges a form with the stored document, and collects conflicts. */
class FormMerge {
  readonly refused: Merged['refused'] = [];
  hasUnseen = false;
  readonly #base: FormBase;

  constructor(base: FormBase) {
    this.#base = base;
  }

  /** The value that is to be stored; a list of rows counts as their order. */
  #choose(field: FlattenedField, mine: unknown, stored: unknown, place: Place): unknown {
    const [own, other] = [digestOf(mine), digestOf(stored)];
    if (own === other) return mine;
    const shown = this.#base[place.byIds];
    if (shown?.includes(other)) return mine;
    this.hasUnseen = true;
    // Rows that came or went elsewhere have no place in this form: it has to be loaded anew.
    const isOfRows = field.type === 'blocks' || field.type === 'array';
    if (!shown && !isOfRows) return stored ?? null;
    this.refused.push({ path: place.inForm, field });
    return mine;
  }

  #rows(field: FlattenedField, mine: unknown, stored: unknown, { inForm, byIds }: Place): unknown {
    const others = new Map(rowsOf(stored)?.map((row) => [row.id, row]));
    return rowsOf(mine)?.map((row, at) => {
      const other = others.get(row.id);
      if (!other) return row;
      const place = { inForm: `${inForm}.${at}.`, byIds: `${byIds}.${row.id}.` };
      return this.fields(fieldsOfRow(field, row), row, other, place);
    });
  }

  #field(field: FlattenedField, mine: unknown, stored: unknown, place: Place): unknown {
    if (field.type === 'array' || field.type === 'blocks') {
      const rows = this.#choose(field, mine, stored, place);
      return this.#rows(field, rows, stored, place) ?? rows;
    }
    if (!('flattenedFields' in field)) return this.#choose(field, mine, stored, place);
    const inside = { inForm: `${place.inForm}.`, byIds: `${place.byIds}.` };
    const [own, other] = [mine ?? {}, stored ?? {}] as [Fields, Fields];
    return this.fields(field.flattenedFields, own, other, inside);
  }

  fields(all: readonly FlattenedField[], mine: Fields, stored: Fields, place: Place): Fields {
    const merged: Record<string, unknown> = { ...mine };
    for (const field of all) {
      const { name } = field;
      if (!(name in mine) || !isWritable(field)) continue;
      const at = { inForm: place.inForm + name, byIds: place.byIds + name };
      merged[name] = this.#field(field, mine[name], stored[name], at);
    }
    return merged;
  }
}

/**
 * Merges the written fields of a form with the stored document. A field that was not written in the
 * form stays as it is stored. One that was written replaces a value that the form has shown, and is
 * refused otherwise: its author has not read the value that it would replace.
 * @param data of the form, in one language
 * @param stored the newest state of the document, in the same language
 */
export function mergeForm(
  fields: readonly FlattenedField[],
  data: Fields,
  stored: Fields,
  base: FormBase,
): Merged {
  const merge = new FormMerge(base);
  const merged = merge.fields(fields, data, stored, { inForm: '', byIds: '' });
  return { data: merged, refused: merge.refused, hasUnseen: merge.hasUnseen };
}
