import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { type Field, type FlattenedField, flattenAllFields } from 'payload';
import { z } from 'zod';
import { presentInDefaultLanguage } from '../../kit/fields/default-language.ts';
import { Inline, Markdown, Reference, Translated } from './values.ts';

/** Documents that the files of a folder may refer to, and the fields of each collection. */
export interface SchemaContext {
  /** Keys of all documents of a collection. */
  keysOf(collection: string): ReadonlySet<string>;
  fieldsOf(collection: string): Field[];
}

/** Languages that every content file is written in; another one is optional. */
const WRITTEN: readonly Locale[] = ['pl', 'en', 'de'];

// A figure such as 2026 needs no quotes around it.
const TEXT = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().trim().min(1, 'is empty'),
);

/**
 * One value in several languages.
 * @param everywhere whether the languages of the files must all have it
 */
function translated(inner: z.ZodType, everywhere: boolean) {
  const languages = LOCALE_CODES.map(
    (locale) =>
      [locale, everywhere && WRITTEN.includes(locale) ? inner : inner.optional()] as const,
  );
  return z
    .strictObject(Object.fromEntries(languages))
    .transform((texts) => new Translated(texts as Partial<Record<Locale, unknown>>));
}

/**
 * These documents have no page of their own: they are written inside the document that refers to
 * them.
 */
const WRITTEN_INSIDE = ['features'];

/** Another document: its key, or the whole document. */
function related(collection: string, context: SchemaContext): z.ZodType {
  if (WRITTEN_INSIDE.includes(collection)) {
    const schema = documentSchema(context.fieldsOf(collection), context);
    return schema.transform((fields) => new Inline(collection, fields));
  }
  return TEXT.refine((key) => context.keysOf(collection).has(key), {
    error: ({ input }) => `«${input}» is not among the ${collection}`,
  }).transform((key) => new Reference(collection, key));
}

/** Largest number of choices that an error message lists. */
const SHOWN_CHOICES = 12;

function noneOf(values: readonly string[], input: unknown): string {
  const shown = values.slice(0, SHOWN_CHOICES).join(', ');
  const more = values.length > SHOWN_CHOICES ? ` and ${values.length - SHOWN_CHOICES} more` : '';
  return `«${input}» is none of ${shown}${more}`;
}

function valueSchema(field: FlattenedField, context: SchemaContext): z.ZodType {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'date':
      return 'hasMany' in field && field.hasMany ? z.array(TEXT) : TEXT;
    case 'number':
      return z.number();
    case 'checkbox':
      return z.boolean();
    case 'select': {
      const values = field.options.map((one) => (typeof one === 'string' ? one : one.value));
      return TEXT.pipe(z.enum(values, { error: ({ input }) => noneOf(values, input) }));
    }
    case 'richText':
      return TEXT.transform((markdown) => new Markdown(markdown));
    case 'upload':
    case 'relationship': {
      const one = related(String(field.relationTo), context);
      return field.hasMany ? z.array(one) : one;
    }
    case 'group':
    case 'tab':
      return objectSchema(field.flattenedFields, context);
    case 'array':
      return z.array(objectSchema(field.flattenedFields, context));
    case 'blocks': {
      const blocks = field.blocks.map((block) =>
        objectSchema(block.flattenedFields, context).extend({ blockType: z.literal(block.slug) }),
      );
      const [first, ...others] = blocks;
      return first ? z.array(z.discriminatedUnion('blockType', [first, ...others])) : z.never();
    }
    default:
      return z.never();
  }
}

function isRequired(field: FlattenedField): boolean {
  const hooks: unknown[] = ('hooks' in field && field.hooks?.beforeChange) || [];
  if (hooks.includes(presentInDefaultLanguage)) return true;
  return 'required' in field && field.required === true && field.defaultValue === undefined;
}

function objectSchema(fields: readonly FlattenedField[], context: SchemaContext) {
  const shape = fields
    .filter((field) => !('admin' in field && field.admin?.readOnly))
    .map((field) => {
      const value = valueSchema(field, context);
      // A picture differs only in the languages that have a version of it.
      const everywhere = field.type !== 'upload';
      const schema =
        'localized' in field && field.localized ? translated(value, everywhere) : value;
      return [field.name, isRequired(field) ? schema : schema.optional()] as const;
    });
  return z.strictObject(Object.fromEntries(shape));
}

/**
 * Schema of a file of each collection. It is derived from the fields that editors fill in, so files
 * can use a new field at once. Payload checks the rules of each field when a document is stored.
 */
export function documentSchema(fields: Field[], context: SchemaContext) {
  return objectSchema(flattenAllFields({ fields }), context);
}
