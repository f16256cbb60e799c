import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';

type Fallback = typeof DEFAULT_LOCALE;
type Translation = Exclude<Locale, Fallback>;

/** A text in one language. `lang` differs from the page's language if a translation is missing. */
export interface LocalText {
  text: string;
  lang: Locale;
}

/**
 * Reads one localised field in the wanted language, falling back to Polish.
 * Returns `null` when the field is empty in both.
 */
export function readLocalised(
  record: Readonly<Record<string, unknown>>,
  name: string,
  locale: Locale,
): LocalText | null {
  for (const lang of [locale, DEFAULT_LOCALE]) {
    const text = record[`${name}_${lang}`];
    if (typeof text === 'string' && text !== '') return { text, lang };
  }
  return null;
}

/** Writes one localised value as its wire fields; an absent or empty translation becomes `null`. */
export function writeLocalised<const Name extends string>(
  name: Name,
  values: Readonly<Partial<Record<Locale, string | null>>>,
): Record<`${Name}_${Locale}`, string | null> {
  const fields = LOCALE_CODES.map((locale) => [`${name}_${locale}`, values[locale] || null]);
  return Object.fromEntries(fields) as Record<`${Name}_${Locale}`, string | null>;
}

type Camel<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Uncapitalize<Head>}${Capitalize<Camel<Tail>>}`
  : Uncapitalize<Key>;

/** Field with values that replace those next to it in a language. */
const VERSIONS = 'versions';

type DomainKey<Key> = Key extends typeof VERSIONS
  ? never
  : Key extends `${infer Base}_${Fallback}`
    ? Camel<Base>
    : Key extends `${string}_${Translation}`
      ? never
      : Key extends string
        ? Camel<Key>
        : never;

type DomainValue<Key, Value> = Key extends `${string}_${Fallback}`
  ? LocalText | (null extends Value ? null : never)
  : InOneLanguage<Value>;

/** The camel-case shape of a wire record in one language. */
export type InOneLanguage<Value> = Value extends readonly (infer Item)[]
  ? InOneLanguage<Item>[]
  : Value extends object
    ? { [Key in keyof Value as DomainKey<Key>]: DomainValue<Key, Value[Key]> }
    : Value;

/** Name of a wire field in camel case: `ButtonDestination` → `buttonDestination`, `created_at` → `createdAt`. */
export function camelCase(name: string): string {
  const joined = name.replace(/_([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase());
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

const SUFFIX = new RegExp(`^(.+)_(${LOCALE_CODES.join('|')})$`);

/** Splits `Title_pl` into its name and language; `null` for a field without a language suffix. */
export function splitSuffix(field: string): { name: string; locale: Locale } | null {
  const match = SUFFIX.exec(field);
  return match ? { name: match[1] as string, locale: match[2] as Locale } : null;
}

/**
 * Maps a wire value, with everything inside it, to camel-case fields of one language. The version
 * of a picture in that language replaces its file.
 */
export function inOneLanguage<Value>(value: Value, locale: Locale): InOneLanguage<Value> {
  return translate(value, locale) as InOneLanguage<Value>;
}

function translate(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const { [VERSIONS]: versions, ...fields } = value as Record<string, unknown>;
  const version = (versions as Partial<Record<Locale, object | null>> | null | undefined)?.[locale];
  const record: Record<string, unknown> = { ...fields, ...version };
  const entries = Object.entries(record).flatMap(([field, inner]): [string, unknown][] => {
    const split = splitSuffix(field);
    if (!split) return [[camelCase(field), translate(inner, locale)]];
    if (split.locale !== DEFAULT_LOCALE) return [];
    return [[camelCase(split.name), readLocalised(record, split.name, locale)]];
  });
  return Object.fromEntries(entries);
}

/**
 * Languages in which a document can be read: its title is translated, and most of its texts that
 * exist in the default language are. The default language always counts.
 * @param title name of the field with the document's title, without language suffix
 */
export function languagesOf(record: Readonly<Record<string, unknown>>, title: string): Locale[] {
  const counts = new Map<Locale, number>();
  countTexts(record, counts);
  const all = counts.get(DEFAULT_LOCALE) ?? 0;
  return LOCALE_CODES.filter(
    (locale) =>
      locale === DEFAULT_LOCALE ||
      (Boolean(record[`${title}_${locale}`]) && (counts.get(locale) ?? 0) * 2 > all),
  );
}

/** Counts, for each language, the texts that exist in it and in the default language. */
function countTexts(value: unknown, counts: Map<Locale, number>): void {
  if (Array.isArray(value)) for (const item of value) countTexts(item, counts);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const record = value as Record<string, unknown>;
  for (const [field, inner] of Object.entries(record)) {
    const split = splitSuffix(field);
    if (!split) countTexts(inner, counts);
    else if (inner && record[`${split.name}_${DEFAULT_LOCALE}`]) {
      counts.set(split.locale, (counts.get(split.locale) ?? 0) + 1);
    }
  }
}
