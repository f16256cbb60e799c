import { DEFAULT_LOCALE, destination, type Locale } from '@osnowa/contract';
import { camelCase, splitSuffix, typesetContent } from '@osnowa/text';
import { fillFacts } from '@osnowa/text/facts';
import { z } from 'zod';
import { env } from '../platform/process/env.ts';
import { withoutOwnLanguage } from './addresses.ts';
import type { FactsOfDay } from './facts.ts';
import {
  atField,
  atItem,
  atRecord,
  isReadByVisitors,
  marked,
  markOf,
  type Origin,
} from './field-origin.ts';
import type { Histories } from './history.ts';
import { isRichText, richTextToHtml } from './rich-text.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Visibility {
  /** Whether drafts are shown; otherwise a relation to a draft counts as empty. */
  drafts: boolean;
  /** Whether each text names its field; in answers with drafts only, which no visitor gets. */
  marked?: boolean;
  /** What texts refer to; where it is missing, they keep the references. */
  facts?: FactsOfDay;
  /** What the ranges of calculators are made from. */
  histories?: Histories;
}

/**
 * Wire fields whose name in the CMS is not the mechanical one: they are Payload's own fields, or
 * the contract's name is older than ours.
 */
export const SPECIAL_FIELDS: Readonly<Record<string, string>> = {
  kind: 'blockType',
  created_at: 'publishedAt',
  updated_at: 'updatedAt',
  bytes: 'filesize',
};

/**
 * Texts whose names have no language: those of a post, because the whole post has one, and a
 * customer's name, which is the same in each and has a legal form that no line may tear.
 */
const TEXTS_WITHOUT_LANGUAGE: readonly string[] = ['Title', 'Description', 'Customer'];

/**
 * Turns a CMS document into its wire form. It follows the contract's schema: each wire field is
 * taken from the mechanically named CMS field, so a field that is new in both needs no code here. A
 * missing value becomes `null` (`[]` for a list, `false` for a tick), and the caller has to parse
 * the result: a document that lacks something required does not conform. Editors write plain
 * spaces; those that must not break are set here, in every text that has a language.
 * @param schema the contract's schema of the value
 * @param value as Payload gives it with `locale: 'all'`, relations loaded as deep as the schema
 *   goes
 * @param origin where the document is written, for an answer whose texts name their fields; such an
 *   answer does not conform, because a marked telephone number is none
 */
export function serialise(
  schema: z.ZodType,
  value: unknown,
  visibility: Visibility,
  origin: Origin | null = null,
): unknown {
  const place = { ...visibility, locale: DEFAULT_LOCALE, isText: false, origin, withheld: [] };
  return toWire(schema, value, place);
}

interface Place extends Visibility {
  /** Language of the field that is being read; the default one where a field has no suffix. */
  locale: Locale;
  /** Whether the field is read as words; names, addresses and keys are not. */
  isText: boolean;
  /** Where the value is written; `null` in answers without marks. */
  origin: Origin | null;
  /** Languages in which the document is not shown: its texts in them count as missing. */
  withheld: readonly Locale[];
}

function toWire(schema: z.ZodType, value: unknown, place: Place): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return toWire(schema.unwrap() as z.ZodType, value, place);
  }
  if (schema instanceof z.ZodArray) return list(schema.element as z.ZodType, value, place);
  if (isAbsent(value, place)) return whenAbsent(schema, place);
  if (schema instanceof z.ZodDiscriminatedUnion) return block(schema, value, place);
  if (schema instanceof z.ZodObject) return record(schema, value, place);
  return scalar(schema, value, place);
}

function isAbsent(value: unknown, { drafts }: Visibility): boolean {
  if (value === null || value === undefined || value === '') return true;
  return !drafts && typeof value === 'object' && (value as Fields)._status === 'draft';
}

/** A group of fields without any value still has its fields; an absent document is `null`. */
function whenAbsent(schema: z.ZodType, place: Place): unknown {
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodObject && !('id' in schema.shape)) return record(schema, {}, place);
  return null;
}

function list(element: z.ZodType, value: unknown, place: Place): unknown[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => {
    if (isAbsent(item, place)) return [];
    const origin = place.origin && atItem(place.origin, index, item);
    const wire = toWire(element, item, { ...place, origin });
    // A section of a kind that this version does not have, stored by a later one.
    const isUnknown = wire === null && element instanceof z.ZodDiscriminatedUnion;
    return isUnknown ? [] : [wire];
  });
}

function block(schema: z.ZodDiscriminatedUnion, value: unknown, place: Place): unknown {
  const kind = (value as Fields).blockType;
  const option = schema.options.find(
    (candidate): candidate is z.ZodObject =>
      candidate instanceof z.ZodObject && candidate.shape.kind?.safeParse(kind).success === true,
  );
  return option ? record(option, value, place) : null;
}

/** A relation that was not loaded is only its id. */
function record(schema: z.ZodObject, value: unknown, place: Place): Record<string, unknown> {
  const fields = typeof value === 'object' ? (value as Fields) : { id: value };
  const own = place.origin && atRecord(place.origin, fields);
  const withheld = withheldIn(fields, place);
  const language = ('Language' in schema.shape && (fields.language as Locale)) || place.locale;
  const entries = Object.entries(schema.shape).map(([wireName, fieldSchema]) => {
    const suffix = splitSuffix(wireName);
    const isText = suffix !== null || TEXTS_WITHOUT_LANGUAGE.includes(wireName);
    const origin = own && atField(own, storedName(wireName));
    const inner = { ...place, locale: suffix?.locale ?? language, isText, origin, withheld };
    const isWithheld = suffix !== null && withheld.includes(suffix.locale);
    const inside = isWithheld ? null : fieldOf(fields, wireName);
    return [wireName, toWire(fieldSchema as z.ZodType, inside, inner)];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/**
 * Rows and groups are parts of their document. A related document, such as a picture, is a document
 * of its own, and has a number as its id.
 */
function withheldIn(fields: Fields, { drafts, withheld }: Place): readonly Locale[] {
  if (drafts) return [];
  if (typeof fields.id !== 'number') return withheld;
  return (fields.withheldLanguages as Locale[] | undefined) ?? [];
}

function storedName(wireName: string): string {
  return SPECIAL_FIELDS[wireName] ?? camelCase(splitSuffix(wireName)?.name ?? wireName);
}

function fieldOf(fields: Fields, wireName: string): unknown {
  if (wireName === 'path') return storedPath(fields);
  const suffix = splitSuffix(wireName);
  const value = fields[storedName(wireName)];
  if (!suffix) return value;
  return typeof value === 'object' && value !== null ? (value as Fields)[suffix.locale] : undefined;
}

function storedPath({ filename, mimeType }: Fields): string | null {
  if (typeof filename !== 'string') return null;
  const folder = String(mimeType).startsWith('image/') ? 'media' : 'files';
  return `/${folder}/${encodeURIComponent(filename)}`;
}

function scalar(schema: z.ZodType, value: unknown, place: Place): unknown {
  const { locale, isText, origin, facts } = place;
  const filled = (text: string) => (facts ? fillFacts(text, locale, facts.byKey, facts.day) : text);
  if (isRichText(value)) {
    return richTextToHtml(value, locale, origin ? markOf(origin) : '', filled) || null;
  }
  if (schema instanceof z.ZodISODate) return String(value).slice(0, 'YYYY-MM-DD'.length);
  if (typeof value === 'string' && (isText || (origin && isReadByVisitors(schema, origin)))) {
    const text = isText ? typesetContent(filled(value), locale) : value;
    return origin ? marked(text, origin) : text;
  }
  if (schema === destination) return withoutOwnLanguage(String(value), env.PUBLIC_URL);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return value;
  if (typeof value === 'object' && value !== null) return (value as Fields).id;
  return typeof value === 'string' ? numberIfWanted(schema, value) : value;
}

/** Selects store strings; the contract has some of them as numbers (`status: 301`). */
function numberIfWanted(schema: z.ZodType, value: string): unknown {
  if (schema.safeParse(value).success) return value;
  const number = Number(value);
  return schema.safeParse(number).success ? number : value;
}
