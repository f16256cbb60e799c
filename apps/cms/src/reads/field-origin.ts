import { colour, fieldMark, html, line, mailbox, telephone, text } from '@osnowa/contract';
import type { FlattenedField, Payload } from 'payload';
import type { z } from 'zod';
import { type Fields, fieldsOfRow } from '../publishing/leaves.ts';
import type { FigureSource, JoinedSource, Source } from '../publishing/sources.ts';

/** Schemas of texts that visitors read as stored: no addresses, choices or names for programs. */
const READ_BY_VISITORS: ReadonlySet<z.ZodType> = new Set([html, line, mailbox, telephone, text]);

/** Where in the back office a value of an answer is written. */
export interface Origin {
  collections: Payload['collections'];
  /** Form of the document, below the address of the back office. */
  form: string;
  /** Path of the value in the form; empty for the document itself. */
  path: string;
  /** The field of the value, and the fields in it. */
  field?: FlattenedField | undefined;
  inside: readonly FlattenedField[];
}

function inCollection(collections: Payload['collections'], slug: string, id: unknown): Origin {
  const inside = collections[slug as keyof typeof collections].config.flattenedFields;
  return { collections, form: `collections/${slug}/${String(id)}`, path: '', inside };
}

export function originOf(
  { collections, globals }: Pick<Payload, 'collections' | 'globals'>,
  source: Exclude<Source, FigureSource | JoinedSource>,
  id: number | string | undefined,
): Origin {
  if ('collection' in source) return inCollection(collections, source.collection, id);
  const inside = globals.config.find(({ slug }) => slug === source.global)?.flattenedFields ?? [];
  return { collections, form: `globals/${source.global}`, path: '', inside };
}

/** The origin of a field of the record at `origin`. A picture's texts name the picture's field. */
export function atField(origin: Origin, name: string): Origin {
  if (origin.field?.type === 'upload') return origin;
  const field = origin.inside.find((one) => one.name === name);
  const inside = field && 'flattenedFields' in field ? field.flattenedFields : [];
  const path = origin.path === '' ? name : `${origin.path}.${name}`;
  return { ...origin, path, field, inside };
}

/** The origin of an item of the list at `origin`: a row, a block, or one of several values. */
export function atItem(origin: Origin, index: number, item: unknown): Origin {
  const { field, path } = origin;
  if (field?.type !== 'array' && field?.type !== 'blocks') return origin;
  const inside = fieldsOfRow(field, item as Fields);
  return { ...origin, path: `${path}.${index}`, field: undefined, inside };
}

/** A related document is written in its own form. */
export function atRecord(origin: Origin, { id }: Readonly<Record<string, unknown>>): Origin {
  const { field, collections } = origin;
  if (field?.type !== 'relationship' || typeof field.relationTo !== 'string') return origin;
  return inCollection(collections, field.relationTo, id);
}

/**
 * Whether visitors read a value of this schema as it is stored. The average colour of a picture
 * counts too: it is on the page wherever the picture is, also where its description is left out.
 */
export function isReadByVisitors(schema: z.ZodType, { field }: Origin): boolean {
  return READ_BY_VISITORS.has(schema) || (field?.type === 'upload' && schema === colour);
}

/** The invisible name of the field at `origin`. */
export function markOf({ form, path }: Origin): string {
  return fieldMark({ form, path });
}

const BETWEEN_PARAGRAPHS = /(\n\s*\n)/;

/** A text whose every paragraph names its field: the site shows paragraphs one by one. */
export function marked(text: string, origin: Origin): string {
  const mark = markOf(origin);
  const parts = text.split(BETWEEN_PARAGRAPHS);
  return parts.map((part) => (part.trim() === '' ? part : part + mark)).join('');
}
