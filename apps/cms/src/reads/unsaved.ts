import {
  AppError,
  type Locale,
  type PreviewRecords,
  type PreviewValues,
  READS,
} from '@osnowa/contract';
import { createLocalReq, type FlattenedField, type Payload } from 'payload';
import { z } from 'zod';
import { type Fields, fieldsOfRow, isLocalised } from '../publishing/leaves.ts';
import { fieldsAt, newestRow } from '../publishing/newest-state.ts';
import { type Place, placeOf } from '../publishing/place.ts';
import { SYSTEM_FIELDS } from '../publishing/shared-changes.ts';
import { hasOwnRead, readsOf } from '../publishing/tags.ts';
import type { DraftCache } from './draft-cache.ts';
import { withFacts } from './facts.ts';
import { readNavigation } from './navigation.ts';
import { READING, recordOf } from './records.ts';
import type { Visibility } from './serialise.ts';

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
    if (language === null || !isLocalised(field))
      merged[name] = valueOver(field, stored[name], values[name], language);
    else {
      const before = asFields(stored[name]);
      const value = valueOver(field, before[language], values[name], null);
      merged[name] = { ...before, [language]: value };
    }
  }
  return merged;
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
  const [, slug = '', id = ''] = form.split('/');
  const place = placeOf(slug, id);
  const req = await createLocalReq({}, payload);
  const stored = hasOwnRead(slug) ? await newestRow(req, place) : null;
  if (!stored) throw new AppError('NotFound', `The site shows no ${form}.`);
  const row = formOver(fieldsAt(req, place), stored, data, locale);
  if ('global' in place && place.global === 'navigation') {
    const { answer } = await readNavigation(payload, visibility, drafts, row);
    return { navigation: { record: answer } };
  }
  const document = await documentWith(payload, place, row);
  // Counts, indexes and neighbours of posts have parts of them only.
  const reads = readsOf(slug, row).filter((name) => !name.includes('/'));
  const filled = await withFacts(payload, visibility);
  const records = reads.map((name) => {
    const [record = null] = recordOf(payload, name, document, filled);
    const isOfList = READS[name].reply instanceof z.ZodArray;
    return [name, { record, ...(isOfList && { id: Number(document.id) }) }] as const;
  });
  return Object.fromEntries(records);
}
