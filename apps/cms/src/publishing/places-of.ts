import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import { EXCHANGE_RATE, factKeys } from '@osnowa/text/facts';
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload';
import { flatStores, idsReferredBy, idsReferringTo } from './flat-references.ts';
import { type Fields, isFields, type Leaf, leavesOf } from './leaves.ts';
import { newestRow } from './newest-state.ts';
import { inBatches, type StoredRow as Row } from './place.ts';
import { isContent, relationsOf } from './tags.ts';

/** A document that others may refer to. */
export interface Target {
  collection: string;
  id: number | string;
}

/** A field that refers to the target. */
export interface ReferringPlace {
  /** Slug of its collection or global. */
  source: string;
  /** `null` for a global. */
  id: number | string | null;
  title: string;
  /** Path of the field in the form, and its language; `null` if it is the same in every language. */
  path: string;
  language: Locale | null;
  /** Whether it is in the trash itself, from which it may return. */
  isInTrash?: boolean;
}

/** Payload records open documents here. An open document is not in use. */
const EDIT_LOCKS = 'payload-locked-documents';

/** Documents that are read at a time. */
const BATCH = 200;

function idOf(value: unknown): string[] {
  const found = isFields(value) ? value.id : value;
  return typeof found === 'number' || (typeof found === 'string' && found !== '')
    ? [String(found)]
    : [];
}

/** A relation to one collection holds an id, a relation to several names the collection too. */
function idsIn(value: unknown, relationTo: unknown, collection: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, relationTo, collection));
  if (isFields(value) && 'relationTo' in value) {
    return value.relationTo === collection ? idOf(value.value) : [];
  }
  return relationTo === collection ? idOf(value) : [];
}

/** Rich text stores its pictures and links as nodes that name a collection and an id. */
function idsInRichText(node: unknown, collection: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => idsInRichText(one, collection));
  if (!isFields(node)) return [];
  const own = 'relationTo' in node ? idsIn(node, undefined, collection) : [];
  return [...own, ...Object.values(node).flatMap((inner) => idsInRichText(inner, collection))];
}

/** Ids of the documents of a collection that a value refers to. */
function referredIn({ field, value }: Leaf, collection: string): string[] {
  if (field.type === 'relationship' || field.type === 'upload') {
    return idsIn(value, field.relationTo, collection);
  }
  return field.type === 'richText' ? idsInRichText(value, collection) : [];
}

/** Texts refer to a fact by its key. `null` for a target of another collection. */
async function factKeyOf(req: PayloadRequest, { collection, id }: Target): Promise<string | null> {
  if (collection !== 'facts') return null;
  const query = { collection, where: { id: { equals: id } }, req } as const;
  return (await req.payload.db.findOne<Row & { key?: string }>(query))?.key || null;
}

/** Whether a text, or a text with formats, refers to a fact. */
function showsFact(value: unknown, key: string): boolean {
  return factKeys(typeof value === 'string' ? value : JSON.stringify(value)).includes(key);
}

/** Whether a fact is shown in euro at the house’s rate. */
function needsRate({ kind, values }: Fields): boolean {
  const rows = Array.isArray(values) ? values.filter(isFields) : [];
  return kind === 'money' && rows.some(({ eur }) => typeof eur !== 'number');
}

/** Documents to read; without a choice, all of them. */
interface Chosen {
  stored: readonly number[];
  drafts: readonly number[];
}

/** @param field with the number of the document; a draft has a number of its own */
function only(field: 'id' | 'parent', ids: readonly number[] | undefined) {
  return ids && { where: { [field]: { in: [...ids] } } };
}

/** Published documents of a collection, and the newest drafts that differ from them. */
async function* documentsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  hasDrafts: boolean,
  chosen: Chosen | null,
): AsyncGenerator<Row> {
  const { db } = req.payload;
  const common = { collection, req, locale: 'all', limit: BATCH, sort: 'id' } as const;
  if (chosen?.stored.length !== 0) {
    const query = { ...common, ...only('id', chosen?.stored) };
    for await (const row of inBatches((page) => db.find<Row>({ ...query, page })))
      if (row._status !== 'draft') yield row;
  }
  if (hasDrafts && chosen?.drafts.length !== 0) {
    const query = { ...common, ...only('parent', chosen?.drafts) };
    for await (const row of inBatches((page) => db.queryDrafts<Row>({ ...query, page })))
      if (row._status !== 'published') yield row;
  }
}

function titleOf(row: Row, field: string | undefined): string {
  const title = row[field ?? 'id'];
  const said = isFields(title) ? (title[DEFAULT_LOCALE] ?? Object.values(title)[0]) : title;
  return typeof said === 'string' && said !== '' ? said : String(row.id);
}

/** A document that may refer to others: published, the newest draft, in the trash, or a global. */
interface Referring {
  source: string;
  fields: readonly FlattenedField[];
  document: Fields;
  id: number | string | null;
  title: string;
  isInTrash: boolean;
}

/**
 * Everything whose fields can refer to documents of a collection, or to one of them.
 * @param key of a fact, to which every text of the content can refer
 */
async function* referring(
  req: PayloadRequest,
  target: string,
  wanted?: string,
  key: string | null = null,
): AsyncGenerator<Referring> {
  const { collections, globals } = req.payload.config;
  const inTexts = key !== null;
  const mayRefer = (slug: string, fields: readonly FlattenedField[]) =>
    (inTexts && isContent(slug, req.payload.config)) || relationsOf(fields).includes(target);
  for (const config of collections) {
    const { admin, flattenedFields: fields, slug: source, versions } = config;
    if (source === EDIT_LOCKS || !mayRefer(source, fields)) continue;
    const stores = flatStores(req, config, target, inTexts);
    // Their references are read from the columns.
    if (stores && wanted === undefined) continue;
    const one = { collection: target, id: wanted ?? '', key };
    const chosen = stores && {
      stored: await idsReferringTo(req, stores.stored, one),
      drafts: stores.drafts ? await idsReferringTo(req, stores.drafts, one) : [],
    };
    const hasDrafts = Boolean(versions?.drafts);
    const rows = documentsOf(req, source as CollectionSlug, hasDrafts, chosen);
    for await (const row of rows) {
      const title = titleOf(row, admin.useAsTitle);
      const isInTrash = Boolean(row.deletedAt);
      yield { source, fields, document: row, id: row.id, title, isInTrash };
    }
  }
  for (const { flattenedFields: fields, slug: source } of globals) {
    if (!mayRefer(source, fields)) continue;
    const slug = source as GlobalSlug;
    const published = await req.payload.db.findGlobal<Row>({ slug, locale: 'all', req });
    const newest = (await newestRow(req, { global: slug })) ?? published;
    for (const document of [published, newest]) {
      yield { source, fields, document, id: null, title: '', isInTrash: false };
    }
  }
}

/**
 * Every field that refers to a document, or to a fact by its key: in published texts, drafts, the
 * trash, and settings. It follows the schema, so that it finds new relations without a list of its own.
 */
export async function placesOf(req: PayloadRequest, target: Target): Promise<ReferringPlace[]> {
  const { collection } = target;
  const wanted = String(target.id);
  const key = await factKeyOf(req, target);
  const refers = (leaf: Leaf) =>
    referredIn(leaf, collection).includes(wanted) || (key !== null && showsFact(leaf.value, key));
  const found = new Map<string, ReferringPlace>();
  const documents = referring(req, collection, wanted, key);
  for await (const { fields, document, ...place } of documents) {
    if (place.source === collection && String(place.id) === wanted) continue;
    if (key === EXCHANGE_RATE && place.source === collection && needsRate(document)) {
      found.set(`${place.id}`, { ...place, path: 'values', language: null });
    }
    for (const leaf of leavesOf(fields, document)) {
      if (!refers(leaf)) continue;
      const { path, language } = leaf;
      found.set(`${place.source} ${place.id} ${path} ${language}`, { ...place, path, language });
    }
  }
  return [...found.values()];
}

/** Ids of the documents of a collection that anything refers to, as `placesOf` finds it. */
export async function usedIds(req: PayloadRequest, collection: string): Promise<Set<string>> {
  const used = new Set<string>();
  for await (const { fields, document } of referring(req, collection)) {
    for (const leaf of leavesOf(fields, document)) {
      for (const id of referredIn(leaf, collection)) used.add(id);
    }
  }
  const inText = (value: unknown) => idsInRichText(value, collection);
  for (const config of req.payload.config.collections) {
    const isReferring = relationsOf(config.flattenedFields).includes(collection);
    const stores = isReferring ? flatStores(req, config, collection) : null;
    for (const store of stores ? [stores.stored, stores.drafts] : []) {
      const ids = store ? await idsReferredBy(req, store, collection, inText) : [];
      for (const id of ids) used.add(id);
    }
  }
  return used;
}
