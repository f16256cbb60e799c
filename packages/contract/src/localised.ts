import type { z } from 'zod';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from './locale.ts';

type Fallback = typeof DEFAULT_LOCALE;
type Translation = Exclude<Locale, Fallback>;

type LocalisedShape<Name extends string, Schema extends z.ZodType> = {
  [Key in `${Name}_${Fallback}`]: Schema;
} & { [Key in `${Name}_${Translation}`]: z.ZodNullable<Schema> };

type OptionalShape<Name extends string, Schema extends z.ZodType> = {
  [Key in `${Name}_${Locale}`]: z.ZodNullable<Schema>;
};

/**
 * The wire fields of one localised value: `Title` becomes `Title_pl`, `Title_en`, `Title_de`.
 * Polish is required; a missing translation is `null` and falls back to Polish when read.
 */
export function localised<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
): LocalisedShape<Name, Schema> {
  const shape = LOCALE_CODES.map((locale) => [
    `${name}_${locale}`,
    locale === DEFAULT_LOCALE ? schema : schema.nullable(),
  ]);
  return Object.fromEntries(shape) as LocalisedShape<Name, Schema>;
}

/** As `localised`, for a value that may be empty in every language. */
export function localisedOptional<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
): OptionalShape<Name, Schema> {
  const shape = LOCALE_CODES.map((locale) => [`${name}_${locale}`, schema.nullable()]);
  return Object.fromEntries(shape) as OptionalShape<Name, Schema>;
}

/** The same for a text that an earlier version of the service does not send: it is `null` then. */
export function localisedLater<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
): OptionalShape<Name, Schema> {
  const shape = LOCALE_CODES.map((locale) => [
    `${name}_${locale}`,
    schema.nullable().default(null),
  ]);
  return Object.fromEntries(shape) as OptionalShape<Name, Schema>;
}
