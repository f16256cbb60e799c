import {
  AppError,
  type Locale,
  type PreviewRecords,
  type PreviewValues,
  READS,
  type ReadName,
} from '@osnowa/contract';
import {
  type CollectionSlug,
  createLocalReq,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
} from 'payload';
import { z } from 'zod';
import { fieldsOfRow, SYSTEM_FIELDS } from '../changes/languages/shared-changes.ts';
import { READ_NAMES, SOURCES } from '../changes/sources.ts';
import { fieldsAt, newestRow, type Place } from '../changes/translations/newest-state.ts';
import type { DraftCache } from './draft-cache.ts';
import { readNavigation } from './menus/navigation.ts';
import { READING, recordOf } from './records.ts';
import type { Visibility } from './serialise.ts';

type Fields = Readonly<Record<string, unknown>>;

const asFields = (value: unknown) => (value ?? {}) as Fields;
/** A form has 0 in place of a list without rows. */
const asRows = (value: unknown) => (Array.isArray(value) ? (value as Fields[]) : []);

/** Language of the values; `null` inside a field that has a value for each language. */
type Language = Locale | null;

function valueOver(field: FlattenedField, stored: unknown, value: unknown, language: Language) {
  if (field.type === 'array' || field.type === 'blocks') {
    const rows = new Map(asRows(stored).map((row) => [row.id, row]));
    return asRows(value).map((row) => {
      const { id, blockType } = row;
      const own = { ...rows.get(id), id, ...(field.type === 'blocks' && { blockType }) };
      return formOver(fieldsOfRow(field, row), own, row, language);
    });
  }
  if (!('flattenedFields' in field)) return value;
  return formOver(field.flattenedFields, asFields(stored), asFields(value), language);
}

/**
 * A form's values put over the stored document, which has the texts of all languages. Rows are the
 * same by their id; what the form does not have stays, and so does what each save writes.
 */
function formOver(
  fields: readonly FlattenedField[],
  stored: Fields,
  values: Fields,
  language: Language,
): Fields {
  const merged: Record<string, unknown> = { ...stored };
  for (const field of fields) {
    const { name } = field;
    if (!(name in values) || SYSTEM_FIELDS.includes(name)) continue;
    const isLocalised = language !== null && 'localized' in field && field.localized;
    if (!isLocalised) merged[name] = valueOver(field, stored[name], values[name], language);
    else {
      const before = asFields(stored[name]);
      const value = valueOver(field, before[language], values[name], null);
      merged[name] = { ...before, [language]: value };
    }
  }
  return merged;
}

function placeOf(form: string): Place {
  const [kind, slug, id] = form.split('/');
  if (kind === 'globals') return { global: slug as GlobalSlug };
  return { collection: slug as CollectionSlug, id: Number(id) };
}

/** The reads that have a document as a record of their own. */
function readsOf(place: Place, document: Fields): ReadName[] {
  return READ_NAMES.filter((name) => {
    const source = SOURCES[name];
    if ('global' in place) return 'global' in source && source.global === place.global;
    // Counts, indexes and neighbours of posts have parts of them only.
    if (!('collection' in source) || source.collection !== place.collection) return false;
    if (name.includes('/')) return false;
    return !source.only || document[source.only.field] === source.only.value;
  });
}

/** No document has this number. */
const NOBODY = -1;

/** The document as `find` would give it, if the form had been saved as a draft. */
async function documentWith(payload: Payload, place: Place, data: Fields): Promise<Fields> {
  if ('global' in place) {
    return asFields(
      await payload.findGlobal({ slug: place.global, data: { ...data }, ...READING }),
    );
  }
  // Payload replaces given data by the newest draft of their id, and reads relations as drafts only
  // where it reads a draft.
  const own = { data: { ...data, id: NOBODY }, draft: true };
  const found = await payload.findByID({ ...place, ...own, ...READING });
  return { ...found, id: place.id };
}

/**
 * The records that a form would make of its document, saved or not. Nothing is stored.
 * @throws AppError `NotFound` for a form whose document no read has
 */
export async function unsavedRecords(
  payload: Payload,
  { form, locale, data }: PreviewValues,
  visibility: Visibility,
  drafts: DraftCache,
): Promise<PreviewRecords> {
  const place = placeOf(form);
  const isKnown = Object.values(SOURCES).some((source) =>
    'global' in place
      ? 'global' in source && source.global === place.global
      : 'collection' in source && source.collection === place.collection,
  );
  const req = await createLocalReq({}, payload);
  const stored = isKnown ? await newestRow(req, place) : null;
  if (!stored) throw new AppError('NotFound', `The site shows no ${form}.`);
  const row = formOver(fieldsAt(req, place), stored, data, locale);
  if ('global' in place && place.global === 'navigation') {
    const { answer } = await readNavigation(payload, visibility, drafts, row);
    return { navigation: { record: answer } };
  }
  const document = await documentWith(payload, place, row);
  const records = readsOf(place, row).map((name) => {
    const [record = null] = recordOf(payload, name, document, visibility);
    const isOfList = READS[name].reply instanceof z.ZodArray;
    return [name, { record, ...(isOfList && { id: Number(document.id) }) }] as const;
  });
  return Object.fromEntries(records);
}
