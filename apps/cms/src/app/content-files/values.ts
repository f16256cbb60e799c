import { randomBytes } from 'node:crypto';
import type { Locale } from '@osnowa/contract';

/** The fields of a document. */
export type Fields = Record<string, unknown>;

/** One text in several languages. */
export class Translated {
  readonly texts: Readonly<Partial<Record<Locale, unknown>>>;

  constructor(texts: Readonly<Partial<Record<Locale, unknown>>>) {
    this.texts = texts;
  }
}

/** Another document, by its key. */
export class Reference {
  readonly collection: string;
  readonly key: string;

  constructor(collection: string, key: string) {
    this.collection = collection;
    this.key = key;
  }
}

/** Another document, written inside the one that refers to it. */
export class Inline {
  readonly collection: string;
  readonly fields: Fields;

  constructor(collection: string, fields: Fields) {
    this.collection = collection;
    this.fields = fields;
  }
}

/** Text of the rich-text editor. */
export class Markdown {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** Languages in which a value differs from the default. */
export function languagesOf(value: unknown): Set<Locale> {
  if (value instanceof Translated) return new Set(Object.keys(value.texts) as Locale[]);
  const inner = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return new Set(inner.flatMap((one) => [...languagesOf(one)]));
}

/** Gives every row of a list an id, so that each language is written into the same row. */
export function withRowIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) =>
      isFields(item)
        ? { id: randomBytes(12).toString('hex'), ...(withRowIds(item) as Fields) }
        : item,
    );
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withRowIds(inner)]),
  );
}

/** Converts a value of a file into one of the database. */
export interface Resolver {
  idOf(reference: Reference | Inline): unknown;
  richText(markdown: Markdown): unknown;
}

/** A value as the CMS takes it in one language. */
export function inLocale(value: unknown, locale: Locale, resolve: Resolver): unknown {
  if (value instanceof Translated) return inLocale(value.texts[locale], locale, resolve);
  if (value instanceof Reference || value instanceof Inline) return resolve.idOf(value);
  if (value instanceof Markdown) return resolve.richText(value);
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale, resolve));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, inLocale(inner, locale, resolve)]),
  );
}

function innerOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
}

/** All documents inside a value. */
export function inlineDocuments(value: unknown): Inline[] {
  return value instanceof Inline ? [value] : innerOf(value).flatMap(inlineDocuments);
}

/** All documents that a value refers to by their keys. */
export function references(value: unknown): Reference[] {
  return value instanceof Reference ? [value] : innerOf(value).flatMap(references);
}
