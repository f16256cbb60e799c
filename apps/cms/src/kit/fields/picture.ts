import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { type FieldHook, type UploadField, ValidationError } from 'payload';
import { wordsFor } from '../words.ts';
import { isPublishing, labelOf } from './default-language.ts';
import type { LabelName } from './field-options.ts';
import { common, type FieldOptions } from './field-options.ts';

function idsOf(value: unknown): (number | string)[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .map((one) => (typeof one === 'object' && one !== null ? (one as { id: number }).id : one))
    .filter((id) => typeof id === 'number' || (typeof id === 'string' && id !== ''));
}

/**
 * A visitor who cannot see a picture needs its description in every language: without it, the
 * document cannot be published.
 */
const describedEverywhere: FieldHook = async (hook) => {
  const { collection, data, field, global, originalDoc, path, req, value } = hook;
  const ids = isPublishing(data, originalDoc) ? idsOf(value) : [];
  if (ids.length === 0) return;
  // Not payload.find: given this request, it would change the language that is being saved.
  const { docs } = await req.payload.db.find<{ alt?: Partial<Record<Locale, string>> }>({
    collection: 'media',
    where: { id: { in: ids } },
    locale: 'all',
    pagination: false,
    req,
  });
  const bare = docs.some(({ alt }) => LOCALE_CODES.some((locale) => !alt?.[locale]));
  if (!bare) return;
  throw new ValidationError(
    {
      collection: collection?.slug,
      global: global?.slug,
      errors: [
        { path: path.join('.'), label: labelOf(field), message: wordsFor(req).forms.picture.noAlt },
      ],
      req,
    },
    req.t,
  );
};

/** One picture of the media store. Optional by default. */
export function picture(name: LabelName, options: FieldOptions = {}): UploadField {
  return {
    ...common(name, options),
    type: 'upload',
    relationTo: 'media',
    required: options.optional === false,
    hooks: { beforeChange: [describedEverywhere] },
  };
}

/** Any number of pictures, in order. */
export function pictures(name: LabelName, options: FieldOptions = {}): UploadField {
  return {
    ...common(name, options),
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    hooks: { beforeChange: [describedEverywhere] },
  };
}
