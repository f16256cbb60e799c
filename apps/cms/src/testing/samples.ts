import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import { camelCase, splitSuffix } from '@osnowa/text';
import { expect } from 'vitest';
import { z } from 'zod';
import { SPECIAL_FIELDS } from '../reads/serialise.ts';
import { richText } from './rich-text.ts';

/** Every field filled in every language, or only what the contract requires, in Polish. */
export type Fill = 'full' | 'minimal';

type Fields = Record<string, unknown>;

/** Related documents that the samples refer to: wire form by name of the wire field. */
export type Related = Readonly<Record<string, unknown>>;

/** Values for rules that no schema states, by name of the field. */
const KNOWN: Readonly<Record<string, unknown>> = {
  from: '/stary-adres',
  to: '/realizations',
  FoundedYear: 2014,
  team: 5,
  Latitude: 51.75,
  Longitude: 19.46,
  TimeZone: 'Europe/Warsaw',
  CountryCode: 'PL',
  Opens: '08:00',
  Closes: '16:00',
  Url: 'https://www.osnowa.example/',
  updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
};

const TEXTS = [
  'przyklad',
  '/products/erp',
  '+48 42 000 00 10',
  'biuro@osnowa.example',
  '#dd3322',
  '2026-05-04T10:00:00.000Z',
  '2026-05-04',
];

/** Lists that the CMS does not publish empty. */
const NEVER_EMPTY: readonly string[] = ['groups', 'items'];

/** A value that conforms to the schema: the expected answer of the web API. */
export function sample(schema: z.ZodType, fill: Fill, related: Related, name = ''): unknown {
  const suffix = splitSuffix(name);
  const field = suffix?.name ?? name;
  if (schema instanceof z.ZodDefault) {
    const usual = schema.unwrap();
    if (!(usual instanceof z.ZodNullable)) return sample(usual as z.ZodType, fill, related, name);
    const inner = usual.unwrap() as z.ZodType;
    // A group of fields is there even when none of them is filled.
    const isGroup = inner instanceof z.ZodObject;
    return fill === 'full' || isGroup ? sample(inner, fill, related, name) : null;
  }
  if (schema instanceof z.ZodNullable) {
    return fill === 'full' ? sample(schema.unwrap() as z.ZodType, fill, related, name) : null;
  }
  if (schema instanceof z.ZodArray && fill === 'minimal') {
    const { element } = schema;
    return NEVER_EMPTY.includes(name) ? [sample(element as z.ZodType, 'minimal', related)] : [];
  }
  if (field in related) return related[field];
  if (field in KNOWN) return KNOWN[field];
  if (schema instanceof z.ZodArray) return several(schema.element as z.ZodType, related, name);
  if (schema instanceof z.ZodObject) return sampleRecord(schema, fill, related);
  if (name === 'id') return schema instanceof z.ZodString ? expect.any(String) : expect.any(Number);
  if (field === 'Content') return `<p>Treść ${suffix?.locale ?? ''}</p>`;
  if (schema instanceof z.ZodBoolean) return fill === 'full';
  return sampleScalar(schema, fill, suffix?.locale);
}

function several(element: z.ZodType, related: Related, name: string): unknown[] {
  if (!(element instanceof z.ZodDiscriminatedUnion))
    return [sample(element, 'full', related, name)];
  return element.options.map((option) => sample(option as z.ZodType, 'full', related));
}

function sampleRecord(schema: z.ZodObject, fill: Fill, related: Related): Fields {
  if ('path' in schema.shape) return related[schema.shape.width ? 'image' : 'file'] as Fields;
  const entries = Object.entries(schema.shape).map(([name, inner]) => [
    name,
    sample(inner as z.ZodType, fill, related, name),
  ]);
  return Object.fromEntries(entries) as Fields;
}

function sampleScalar(schema: z.ZodType, fill: Fill, locale?: Locale): unknown {
  const line = `Tekst „${fill}” ${locale ?? ''}`.trim();
  const options = schema instanceof z.ZodEnum ? schema.options : [];
  const literals = schema instanceof z.ZodLiteral ? [...schema.values] : [];
  const candidates = [line, `przyklad-${fill}`, ...TEXTS, ...options, ...literals, 3, 302];
  return candidates.find((candidate) => schema.safeParse(candidate).success);
}

/** Values that an editor would have to type into the CMS, in one language, for this answer. */
function asTyped(schema: z.ZodType, wire: unknown, locale: Locale): unknown {
  if (wire === null || wire === undefined) return null;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return asTyped(schema.unwrap() as z.ZodType, wire, locale);
  }
  if (schema instanceof z.ZodArray && Array.isArray(wire)) {
    return wire.map((item) => asTyped(schema.element as z.ZodType, item, locale));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { kind } = wire as { kind: string };
    const options = schema.options as z.ZodObject[];
    const option = options.find(({ shape }) => shape.kind?.safeParse(kind).success);
    return option ? typedFields(option, wire as Fields, locale) : null;
  }
  if (!(schema instanceof z.ZodObject)) return wire;
  const { id } = wire as { id?: unknown };
  return typeof id === 'number' ? id : typedFields(schema, wire as Fields, locale);
}

/** As `asTyped`, for a whole document or a row of one. */
export function typedFields(schema: z.ZodObject, wire: Fields, locale: Locale): Fields {
  const fields: Fields = {};
  for (const [name, inner] of Object.entries(schema.shape)) {
    const suffix = splitSuffix(name);
    if (name === 'id' || name === 'updated_at' || (suffix && suffix.locale !== locale)) continue;
    const value = asTyped(inner as z.ZodType, wire[name], locale);
    const field = SPECIAL_FIELDS[name] ?? camelCase(suffix?.name ?? name);
    fields[field] = isHtml(value) ? richText(value.replace(/<\/?p>/g, '')) : value;
  }
  return fields;
}

function isHtml(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('<p>');
}

/** Gives the rows of typed fields the ids of the stored ones, so that a translation joins them. */
export function withRowIds(typed: unknown, stored: unknown): unknown {
  if (Array.isArray(typed)) {
    const rows = Array.isArray(stored) ? stored : [];
    return typed.map((row, at) => withRowIds(row, rows[at]));
  }
  if (typeof typed !== 'object' || typed === null || 'root' in typed) return typed;
  const known = (stored ?? {}) as Fields;
  const entries = Object.entries(typed).map(([name, value]) => [
    name,
    withRowIds(value, known[name]),
  ]);
  return { ...(known.id ? { id: known.id } : {}), ...Object.fromEntries(entries) };
}

/** Languages to translate a sample into after it was made in the default one. */
export function translations(fill: Fill, locales: readonly Locale[]): Locale[] {
  return fill === 'full' ? locales.filter((locale) => locale !== DEFAULT_LOCALE) : [];
}
