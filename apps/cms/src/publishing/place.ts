import { setImmediate } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import { and, eq, sql } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import {
  APIError,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import type { AdminLabel, AdminLanguage } from '../kit/office-language.ts';
import { wordsFor } from '../kit/words.ts';
import { queryBuilder } from '../platform/database/sql.ts';

export interface DocumentPlace {
  collection: CollectionSlug;
  id: number | string;
}

/** Languages that content is translated into. */
export const TRANSLATIONS: readonly Locale[] = LOCALE_CODES.filter(
  (locale) => locale !== DEFAULT_LOCALE,
);

/** A document of a collection, or a global. */
export type Place = DocumentPlace | { global: GlobalSlug };

/** A document as it is stored. `_status` is one for the document, or one for each language. */
export type Row = Record<string, unknown> & {
  _status?: string | Readonly<Record<string, string>> | null;
  deletedAt?: string | null;
};

export type StoredRow = Row & { id: number };

/** A document by its collection or global and its number; a global has none. */
export function keyOf(place: Place): { source: string; document: string } {
  if ('global' in place) return { source: place.global, document: '' };
  return { source: place.collection, document: String(place.id) };
}

/** Condition for the rows of a table that are about a document. */
export function isOf(table: Record<'source' | 'document', SQLiteColumn>, place: Place) {
  const { source, document } = keyOf(place);
  return and(eq(table.source, source), eq(table.document, document));
}

/** The reverse of `keyOf`. */
export function placeOf(source: string, document: string): Place {
  if (document === '') return { global: source as GlobalSlug };
  return { collection: source as CollectionSlug, id: Number(document) };
}

/** The row of a document, without its drafts: those are stored elsewhere until they are published. */
export async function storedRow(
  req: PayloadRequest,
  place: Place,
  locale?: 'all',
): Promise<StoredRow | null> {
  const { db } = req.payload;
  const query = { req, ...(locale && { locale }) };
  if ('global' in place) return db.findGlobal<StoredRow>({ slug: place.global, ...query });
  const { collection, id } = place;
  return db.findOne<StoredRow>({ collection, where: { id: { equals: id } }, ...query });
}

/**
 * All rows of a query, some at a time. SQLite answers without waiting: visitors would get no answer
 * until the last one.
 */
export async function* inBatches<Found>(
  read: (page: number) => Promise<{ docs: Found[]; hasNextPage: boolean }>,
): AsyncGenerator<Found> {
  for (let page = 1, more = true; more; page += 1) {
    await setImmediate();
    const { docs, hasNextPage } = await read(page);
    yield* docs;
    more = hasNextPage;
  }
}

/** The query builder, within the transaction of the request if it has one. */
export async function builderOf(req: PayloadRequest) {
  const transactionID = await req.transactionID;
  return queryBuilder(req.payload, transactionID ? { transactionID } : null);
}

/**
 * Saves of one document wait for each other, to the end of the request's transaction: SQLite has one
 * writer, PostgreSQL has locks.
 */
export async function waitForOthers(req: PayloadRequest, place: Place): Promise<void> {
  if (req.payload.db.name !== 'postgres' || !(await req.transactionID)) return;
  const name = 'global' in place ? place.global : `${place.collection} ${place.id}`;
  const db = (await builderOf(req)) as unknown as { execute(query: unknown): Promise<unknown> };
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** A label of Payload's configuration in a language of the back office. */
export function labelIn(label: unknown, language: AdminLanguage): string {
  return typeof label === 'string' ? label : (label as AdminLabel)[language];
}

/** What a document is, such as “Page”; a global's name. */
export function kindOf(
  { collections, globals }: SanitizedConfig,
  source: string,
  language: AdminLanguage,
): string {
  const collection = collections.find(({ slug }) => slug === source);
  const global = globals.find(({ slug }) => slug === source);
  return labelIn(collection?.labels.singular ?? global?.label ?? source, language);
}

/** Time of the newest version, as the form of the document gets it. */
export async function newestTime(req: PayloadRequest, place: Place): Promise<unknown> {
  const transactionID = await req.transactionID;
  // Reading with the request itself would change the language that is being saved.
  const own = { depth: 0, draft: true, req: { ...(transactionID && { transactionID }) } };
  const { payload } = req;
  if ('global' in place) {
    return (await payload.findGlobal({ slug: place.global, ...own })).updatedAt;
  }
  const found = await payload.findByID({ ...place, ...own, disableErrors: true, trash: true });
  return (found as { updatedAt?: string } | null)?.updatedAt;
}

/**
 * A form sends the whole document, with the time of the version that it was loaded with. Saved over
 * a newer version, it would undo what others wrote. Payload asks once, at the first change of a
 * form; its locks do not keep two windows of one person apart. A program that sends no time is not
 * checked.
 * @throws APIError 409
 */
export async function refuseOverNewer(
  req: PayloadRequest,
  place: Place,
  data: unknown,
): Promise<void> {
  const { updatedAt } = (data ?? {}) as { updatedAt?: unknown };
  if (req.payloadAPI !== 'REST' || typeof updatedAt !== 'string') return;
  await waitForOthers(req, place);
  const newest = await newestTime(req, place);
  if (typeof newest !== 'string' || Date.parse(newest) === Date.parse(updatedAt)) return;
  throw new APIError(wordsFor(req).editing.newer, 409, null, true);
}

/**
 * Address of a document's form in a language.
 * @param document empty for a global
 * @param field path of the field that the form shows, with dots
 */
export function formAddress(
  source: string,
  document: string,
  language: Locale,
  field: string | null,
): string {
  const query = new URLSearchParams({ locale: language, ...(field && { field }) });
  const place = document === '' ? `globals/${source}` : `collections/${source}/${document}`;
  return `/admin/${place}?${query}`;
}
