import { slug as slugSchema } from '@osnowa/contract';
import type { CollectionSlug, FieldHook, FieldHookArgs, TextFieldSingleValidation } from 'payload';
import type { LabelName } from '../../kit/fields/field-options.ts';
import { common, type FieldOptions } from '../../kit/fields/field-options.ts';
import { label, wordsFor } from '../../kit/words.ts';
import { freeAddress, isMadeFrom } from './free-address.ts';
import { holderOf, refuseAddressInTrash } from './in-trash.ts';
import { slugOf } from './slug-of.ts';
import { byContract, type LineField } from './text.ts';

const wellFormed = byContract(slugSchema, (w) => w.forms.slug.hint);

/** A key that is unique within its list only: an item of a catalogue, an anchor. */
export function key(name: LabelName, options: FieldOptions = {}): LineField {
  return {
    ...common(name, { hint: label((w) => w.forms.slug.hint), ...options }),
    type: 'text',
    required: true,
    validate: wellFormed,
  };
}

interface SlugOptions {
  /** Field that the slug is made from when it is left empty. */
  from: string;
  /** Collection whose slugs this one may not take, because both answer under the same path. */
  notOneOf?: CollectionSlug;
}

/** Last segment of the address of a page; unique in its collection. */
export function slug(name: LabelName, { from, notOneOf }: SlugOptions): LineField {
  return {
    ...key(name, { sidebar: true }),
    unique: true,
    index: true,
    hooks: {
      beforeValidate: [madeFrom(from, name)],
      beforeChange: [refuseAddressInTrash],
      beforeDuplicate: [addressOfCopy(notOneOf)],
    },
    ...(notOneOf && { validate: freeIn(notOneOf) }),
  };
}

/** A copy gets the address of its original with a number, until it has a title of its own. */
function addressOfCopy(notOneOf: CollectionSlug | undefined): FieldHook {
  return ({ collection, field, req, value }) => {
    if (typeof value !== 'string' || !value || !collection) return value;
    const own = { collection: collection.slug as CollectionSlug, field: field.name ?? '' };
    const shared = notOneOf ? [{ collection: notOneOf, field: 'slug' }] : [];
    return freeAddress(req, value, [own, ...shared]);
  };
}

/**
 * An empty address is made from another field, and follows it until the document is published for
 * the first time: a draft is saved while its title is still being typed.
 */
function madeFrom(source: string, name: string): FieldHook {
  return async (args) => {
    const { data, operation, originalDoc, value } = args;
    if (operation === 'update' && value === undefined) return value;
    const text: unknown = data?.[source];
    if (typeof text !== 'string' || !text) return value;
    const made = slugOf(text);
    if (!value) return made;
    // The values of a new document are its own, or those of the document that it is a copy of.
    if (operation !== 'update') return value;
    const before = slugOf(`${originalDoc?.[source] ?? ''}`);
    const isMade = value === originalDoc?.[name] && isMadeFrom(value, before);
    return isMade && made !== before && (await isUnpublished(args)) ? made : value;
  };
}

/** The stored row, unlike the newest draft, says whether visitors see the document. */
async function isUnpublished({ collection, originalDoc, req }: FieldHookArgs): Promise<boolean> {
  if (!collection?.versions?.drafts) return false;
  const where = { id: { equals: originalDoc?.id } };
  const row = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection: collection.slug as CollectionSlug,
    where,
    req,
  });
  return row?._status === 'draft';
}

function freeIn(collection: CollectionSlug): TextFieldSingleValidation {
  return async (value, options) => {
    const formed = await wellFormed(value, options);
    if (formed !== true || !value) return formed;
    const { req } = options;
    const holder = await holderOf(req, { collection, field: 'slug', value });
    const { inTrash, slug: words } = wordsFor(req).forms;
    return holder === null || (holder === 'trash' ? inTrash.inTrash : words.taken);
  };
}
