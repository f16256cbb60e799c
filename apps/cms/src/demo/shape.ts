import type { Image, InOneLanguage, Locale, LocalText } from '@osnowa/contract';

/** The same thing said in every language of the site. */
export type Words = Record<Locale, string>;

/** Path of a picture below `demo/media`, such as `slides/erp.webp`. */
export type Picture = `${string}.webp` | `${string}.png`;

/** What the database makes itself and no content file says. */
type Made = 'id' | 'createdAt' | 'updatedAt';

/** The CMS calls the kind of a block by a name of its own. */
type FieldName<Key> = Key extends 'kind' ? 'blockType' : Key;

type FieldValue<Value> = Value extends LocalText
  ? Words
  : Value extends Pick<Image, 'path' | 'width'>
    ? Picture
    : Value extends readonly (infer Item)[]
      ? FieldValue<Item>[]
      : Value extends object
        ? EntryOf<Value>
        : Value;

type EntryOf<Value> = {
  [Key in keyof Value as null extends Value[Key]
    ? never
    : Exclude<FieldName<Key>, Made>]: FieldValue<Value[Key]>;
} & {
  [Key in keyof Value as null extends Value[Key] ? FieldName<Key> : never]?: FieldValue<
    NonNullable<Value[Key]>
  >;
};

/**
 * How a content file writes one record of the contract: fields in camel case, translations as
 * `Words`, pictures by their path, nothing that the database makes. What may be empty may be left out.
 */
export type Entry<Wire> = Wire extends unknown ? EntryOf<InOneLanguage<Wire>> : never;

/** A record whose place in the list is its `order`. */
export type Listed<Wire> = Omit<Entry<Wire>, 'order'>;
