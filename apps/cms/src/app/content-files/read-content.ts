import type { CollectionConfig } from 'payload';
import { z } from 'zod';
import { siteSettings } from '../../content/globals/site-settings.ts';
import { changedWords } from '../../content/words/changed-words.ts';
import { env } from '../../platform/process/env.ts';
import { contentCollections } from '../collections/index.ts';
import { documentSchema, type SchemaContext } from './field-schemas.ts';
import {
  ContentFileError,
  type ContentFolder,
  readSources,
  type SourceDocument,
} from './source-files.ts';
import type { Fields } from './values.ts';

/** A validated document of a folder. */
export interface ContentDocument {
  file: string;
  /** Slug of the collection, or of the global. */
  kind: string;
  /** The key by which other documents refer to it. */
  key: string;
  fields: Fields;
}

/** The settings are no collection: there is one of them. */
export const SETTINGS = 'site-settings';

/**
 * Collections in the order of loading: a document comes after those it refers to, and after the facts
 * in its texts. A fact about an industry comes before it, and is written again at the end.
 */
export const LOADING_ORDER: readonly string[] = [
  ...['media', 'files', 'facts', SETTINGS, 'slides', 'realizations', 'products', 'services'],
  ...['features', 'areas', 'industries', 'employees', 'careers', 'estimate-elements', 'catalogues'],
  'delivered-projects',
  ...['pages', 'redirects', 'categories', 'tags', 'authors', 'sidebars', 'posts'],
  changedWords.slug,
];

/** The field that serves as the key of a document: the first of these that it has. */
const KEYS = [
  'file',
  'slug',
  'pageName',
  'anchor',
  'lastName',
  'name',
  'calculator',
  'from',
  'key',
];

/** Part of a picture's width or height in percent; the CMS takes 0 for none. */
const percent = z.number().min(1).max(99).optional();

/** Path of an upload below `media/` or `files/` of the folder, and the focal point of a picture. */
const uploaded = z.object({ file: z.string(), focalX: percent, focalY: percent });

function documentKey({ data }: SourceDocument): string {
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Fields;
  const value = KEYS.map((name) => fields[name]).find((one) => typeof one === 'string');
  return typeof value === 'string' ? value : '';
}

/** Zod's message about a field, reworded for a person who writes content. */
function faultOf({ file, lineOf }: SourceDocument, issue: z.core.$ZodIssue): string {
  const unknownField = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const place = unknownField ? [...issue.path, unknownField] : issue.path;
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('undefined');
  const said = unknownField ? 'is no field here' : isMissing ? 'is missing' : issue.message;
  return `${file}:${lineOf(place)}: ${place.map(String).join('.') || 'the document'}: ${said}`;
}

function contextOf(sources: readonly SourceDocument[]): SchemaContext {
  const collections = new Map<string, CollectionConfig>(
    [...contentCollections(env), changedWords].map((collection) => [collection.slug, collection]),
  );
  const keys = new Map<string, Set<string>>();
  for (const source of sources) {
    keys.set(source.kind, (keys.get(source.kind) ?? new Set()).add(documentKey(source)));
  }
  return {
    keysOf: (collection) => keys.get(collection) ?? new Set(),
    fieldsOf: (kind) =>
      kind === SETTINGS ? siteSettings.fields : (collections.get(kind)?.fields ?? []),
  };
}

/** By kind, pictures after their versions, then as lists show them, then the oldest first. */
function inOrder(sources: readonly SourceDocument[]): SourceDocument[] {
  const orderOf = ({ kind, data }: SourceDocument) => {
    const { versions, publishedAt = '', ...fields } = (data ?? {}) as Fields;
    const { order = versions ? 1 : 0 } = fields;
    return { kind: LOADING_ORDER.indexOf(kind), order: Number(order), date: String(publishedAt) };
  };
  return sources.toSorted((first, second) => {
    const [one, other] = [orderOf(first), orderOf(second)];
    return one.kind - other.kind || one.order - other.order || one.date.localeCompare(other.date);
  });
}

/**
 * Reads and validates the content of a folder, in the order in which it can be stored.
 *
 * @throws ContentFileError with every mistake, each with its file, line and field
 */
export async function readContent(folder: ContentFolder): Promise<ContentDocument[]> {
  const sources = await readSources(folder);
  const strangers = sources.filter(({ kind }) => !LOADING_ORDER.includes(kind));
  if (strangers.length > 0) {
    throw new ContentFileError(strangers.map(({ file }) => `${file}:1: no content is called so`));
  }
  const context = contextOf(sources);
  const schemas = new Map(
    LOADING_ORDER.map((kind) => {
      const schema = documentSchema(context.fieldsOf(kind), context);
      const isUpload = kind === 'media' || kind === 'files';
      return [kind, isUpload ? schema.extend(uploaded.shape) : schema];
    }),
  );
  const faults: string[] = [];
  const documents = inOrder(sources).flatMap((source): ContentDocument[] => {
    const { file, kind, data } = source;
    const result = schemas.get(kind)?.safeParse(data);
    if (result?.success) return [{ file, kind, key: documentKey(source), fields: result.data }];
    faults.push(...(result?.error.issues ?? []).map((issue) => faultOf(source, issue)));
    return [];
  });
  if (faults.length > 0) throw new ContentFileError(faults);
  return documents;
}
