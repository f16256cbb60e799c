import { and, desc, eq } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
} from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { LanguagesOf } from './withheld.ts';

/** A draft that waits for a person with the right to publish. */
export interface PublicationRequest extends LanguagesOf {
  askedBy: string;
  /** ISO 8601. */
  askedAt: string;
}

async function transactionOf(req: PayloadRequest) {
  const transactionID = await req.transactionID;
  return transactionID ? { transactionID } : null;
}

/** Asks for the publication of a draft. A second request changes nothing. */
export async function askForPublication(
  req: PayloadRequest,
  { collection, id }: LanguagesOf,
): Promise<void> {
  const { publication_requests: table } = tablesOf(req.payload);
  const at = new Date().toISOString();
  const askedBy = req.user?.name || req.user?.email || '';
  const row = { source: collection, document: String(id), askedBy, createdAt: at, updatedAt: at };
  await queryBuilder(req.payload, await transactionOf(req))
    .insert(table)
    .values(row as never)
    .onConflictDoNothing();
}

/** Ends the request for a document, if there is one. */
export async function withdrawRequest(
  req: PayloadRequest,
  { collection, id }: LanguagesOf,
): Promise<void> {
  const { publication_requests: table } = tablesOf(req.payload);
  await queryBuilder(req.payload, await transactionOf(req))
    .delete(table)
    .where(and(eq(table.source, collection), eq(table.document, String(id))));
}

/**
 * The requests, the newest first.
 * @param place only that of this document
 */
export async function publicationRequests(
  payload: Payload,
  place?: LanguagesOf,
): Promise<PublicationRequest[]> {
  const { publication_requests: table } = tablesOf(payload);
  const one =
    place && and(eq(table.source, place.collection), eq(table.document, String(place.id)));
  const rows = await queryBuilder(payload)
    .select()
    .from(table)
    .where(one)
    .orderBy(desc(table.createdAt));
  return rows.map(({ source, document, askedBy, createdAt }) => ({
    collection: source as CollectionSlug,
    id: Number(document),
    askedBy,
    askedAt: new Date(String(createdAt)).toISOString(),
  }));
}

/** A publication answers the request. */
export const answerRequest: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  if (data?._status !== 'published') return doc;
  await withdrawRequest(req, { collection: collection.slug as CollectionSlug, id: doc.id });
  return doc;
};

/** A permanently deleted document waits for nothing. */
export const forgetRequest: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  withdrawRequest(req, { collection: collection.slug as CollectionSlug, id });
