import { slug as slugSchema } from '@osnowa/contract';
import type { CollectionSlug, FieldHook, TextFieldSingleValidation } from 'payload';
import type { AdminLabel } from '../admin-label.ts';
import { inAdminLanguage } from '../default-language.ts';
import { common, type FieldOptions } from '../field-options.ts';
import type { LabelName } from '../labels.ts';
import { byContract, type LineField } from '../text.ts';
import { slugOf } from './slug-of.ts';

const HINT: AdminLabel = {
  pl: 'Małe litery, cyfry i łączniki, na przykład prace-terenowe. Puste pole wypełni się z tytułu.',
  en: 'Lower-case letters, digits and hyphens, such as field-work. Left empty, it is made from the title.',
};

const TAKEN: AdminLabel = {
  pl: 'Ten adres jest już zajęty: wpisy i kategorie bloga dzielą jedną przestrzeń adresów.',
  en: 'This address is taken: blog posts and categories share one space of addresses.',
};

const wellFormed = byContract(slugSchema, HINT);

/** A key that is unique within its list only: an item of a catalogue, an anchor. */
export function key(name: LabelName, options: FieldOptions = {}): LineField {
  return {
    ...common(name, { hint: HINT, ...options }),
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
    hooks: { beforeValidate: [madeFrom(from)] },
    ...(notOneOf && { validate: freeIn(notOneOf) }),
  };
}

function madeFrom(source: string): FieldHook {
  return ({ data, operation, value }) => {
    if (value || (operation === 'update' && value === undefined)) return value;
    const text: unknown = data?.[source];
    return typeof text === 'string' && text ? slugOf(text) : value;
  };
}

function freeIn(collection: CollectionSlug): TextFieldSingleValidation {
  return async (value, options) => {
    const formed = await wellFormed(value, options);
    if (formed !== true || !value) return formed;
    const { req } = options;
    const { totalDocs } = await req.payload.db.count({
      collection,
      where: { slug: { equals: value } },
      req,
    });
    return totalDocs === 0 || inAdminLanguage(TAKEN, req);
  };
}
