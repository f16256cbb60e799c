import { isLocale, type Locale } from '@osnowa/contract';
import { sql } from '@payloadcms/db-postgres';
import { and, desc, eq, isNotNull, isNull, or, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { builderOf, type DocumentPlace, isOf, keyOf } from './place.ts';

/** The draft that is asked about: of one language, or of all (`''`). */
export interface RequestedDraft extends DocumentPlace {
  language: Locale | '';
}

/** A draft that waits for a person with the right to publish, or that one was sent back. */
export interface PublicationRequest extends RequestedDraft {
  /** Empty for a machine. */
  askedBy: string;
  /** ISO 8601. */
  askedAt: string;
  /** Words that are not in the draft; mostly none. */
  note: string;
  /** Why it was sent back; `null` while it waits. */
  answer: string | null;
}

/** A request as the form of its document shows it. */
export interface FormRequest
  extends Pick<PublicationRequest, 'language' | 'askedBy' | 'note' | 'answer'> {
  /** Address of the comparison with the published version. */
  changes: string | null;
}

type Table = ReturnType<typeof tablesOf>['publication_requests'];

/** Condition for the request for exactly this draft. */
function isFor(table: Table, draft: RequestedDraft): SQL | undefined {
  return and(isOf(table, draft), eq(table.language, draft.language));
}

/**
 * Asks for the publication of a draft. A second request adds its note; one that was sent back waits
 * again.
 */
export async function askForPublication(
  req: PayloadRequest,
  draft: RequestedDraft,
  { askedBy = req.user?.name || req.user?.email || '', note = '' } = {},
): Promise<void> {
  const { publication_requests: table } = tablesOf(req.payload);
  const { language } = draft;
  const at = new Date().toISOString();
  const key = { ...keyOf(draft), language };
  const db = await builderOf(req);
  await db.delete(table).where(and(isFor(table, draft), isNotNull(table.answer)));
  await db
    .insert(table)
    .values({ ...key, askedBy, note, createdAt: at, updatedAt: at } as never)
    .onConflictDoUpdate({
      target: [table.source, table.document, table.language],
      set: { note: sql`coalesce(${table.note}, '') || excluded.note` as never },
    });
}

export async function withdrawRequest(req: PayloadRequest, draft: RequestedDraft): Promise<void> {
  const { publication_requests: table } = tablesOf(req.payload);
  await (await builderOf(req)).delete(table).where(isFor(table, draft));
}

/** Sends a draft back to the person who asks, with a sentence. @returns whether it waited */
export async function sendBack(
  req: PayloadRequest,
  draft: RequestedDraft,
  answer: string,
): Promise<boolean> {
  const { publication_requests: table } = tablesOf(req.payload);
  const changed = await (await builderOf(req))
    .update(table)
    .set({ answer, updatedAt: new Date().toISOString() } as never)
    .where(and(isFor(table, draft), isNull(table.answer)))
    .returning({ id: table.id });
  return changed.length > 0;
}

/**
 * The requests, the newest first.
 * @param place only those of this document
 */
export async function publicationRequests(
  payload: Payload,
  place?: DocumentPlace,
): Promise<PublicationRequest[]> {
  const { publication_requests: table } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select()
    .from(table)
    .where(place && isOf(table, place))
    .orderBy(desc(table.createdAt));
  return rows.map(({ source, document, language, askedBy, createdAt, note, answer }) => ({
    collection: source as CollectionSlug,
    id: Number(document),
    language: isLocale(language) ? language : '',
    askedBy,
    askedAt: new Date(String(createdAt)).toISOString(),
    note: note ?? '',
    answer: answer ?? null,
  }));
}

/**
 * Forgets the requests for a document: after its publication in one language those for it, else all.
 */
export async function forgetRequests(
  req: PayloadRequest,
  place: DocumentPlace,
  language: Locale | null = null,
): Promise<void> {
  const { publication_requests: table } = tablesOf(req.payload);
  const answered = language && or(eq(table.language, language), eq(table.language, ''));
  await (await builderOf(req)).delete(table).where(and(isOf(table, place), answered ?? undefined));
}
