import type { Locale } from '@osnowa/contract';
import { sql } from '@payloadcms/db-postgres';
import { and, eq } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { Place } from './newest-state.ts';
import type { Bases, Progress } from './progress.ts';

/** Key of the documents at a place: a global has no id. */
export function keyOf(place: Place): { source: string; document: string } {
  if ('global' in place) return { source: place.global, document: '' };
  return { source: place.collection, document: String(place.id) };
}

async function transactionOf(req: PayloadRequest) {
  const transactionID = await req.transactionID;
  return transactionID ? { transactionID } : null;
}

/** The stored progress of a document's translations, by language. */
export async function storedProgress(
  req: PayloadRequest,
  place: Place,
): Promise<Map<Locale, Progress>> {
  const { translation_states: states } = tablesOf(req.payload);
  const { source, document } = keyOf(place);
  const rows = await queryBuilder(req.payload, await transactionOf(req))
    .select()
    .from(states)
    .where(and(eq(states.source, source), eq(states.document, document)));
  return new Map(
    rows.map((row) => {
      const language = row.language as Locale;
      const { firstField, bases } = row;
      const isDraft = Boolean(row.isDraft);
      const counts = { missing: Number(row.missing), stale: Number(row.stale) };
      return [language, { language, ...counts, isDraft, firstField, bases: bases as Bases }];
    }),
  );
}

/**
 * Stores the open work for a document. One statement for all languages, which is also safe when
 * another request stores the same document at the same moment.
 */
export async function storeProgress(
  req: PayloadRequest,
  place: Place,
  all: readonly Progress[],
): Promise<void> {
  if (all.length === 0) return;
  const { translation_states: states } = tablesOf(req.payload);
  const updatedAt = new Date().toISOString();
  await queryBuilder(req.payload, await transactionOf(req))
    .insert(states)
    .values(all.map((progress) => ({ ...keyOf(place), ...progress, updatedAt })) as never)
    .onConflictDoUpdate({
      target: [states.source, states.document, states.language],
      set: {
        missing: sql`excluded.missing` as never,
        stale: sql`excluded.stale` as never,
        isDraft: sql`excluded.is_draft` as never,
        firstField: sql`excluded.first_field` as never,
        bases: sql`excluded.bases` as never,
        updatedAt,
      },
    });
}

/** Stores the progress of documents without a record; an earlier save's record stays. */
export async function addProgress(
  req: PayloadRequest,
  rows: readonly (ReturnType<typeof keyOf> & Progress)[],
): Promise<void> {
  if (rows.length === 0) return;
  const { translation_states: states } = tablesOf(req.payload);
  await queryBuilder(req.payload)
    .insert(states)
    .values(rows as never)
    .onConflictDoNothing();
}

/** Forgets a document that was deleted. */
export async function forgetProgress(req: PayloadRequest, place: Place): Promise<void> {
  const { translation_states: states } = tablesOf(req.payload);
  const { source, document } = keyOf(place);
  await queryBuilder(req.payload, await transactionOf(req))
    .delete(states)
    .where(and(eq(states.source, source), eq(states.document, document)));
}
