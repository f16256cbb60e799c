import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { and, inArray } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterReadHook, PayloadRequest } from 'payload';
import { tablesOf } from '../platform/database/sql.ts';
import { builderOf, type DocumentPlace, isOf, keyOf } from './place.ts';

/** A document whose languages are published one by one. */
export type LanguagesOf = DocumentPlace;

export async function withheldOf(req: PayloadRequest, place: DocumentPlace): Promise<Locale[]> {
  const { withheld_languages: table } = tablesOf(req.payload);
  const rows = await (await builderOf(req))
    .select({ language: table.language })
    .from(table)
    .where(isOf(table, place));
  return LOCALE_CODES.filter((code) => rows.some(({ language }) => language === code));
}

export async function withhold(
  req: PayloadRequest,
  place: DocumentPlace,
  languages: readonly Locale[],
): Promise<void> {
  if (languages.length === 0) return;
  const { withheld_languages: table } = tablesOf(req.payload);
  const updatedAt = new Date().toISOString();
  await (await builderOf(req))
    .insert(table)
    .values(languages.map((language) => ({ ...keyOf(place), language, updatedAt })) as never)
    .onConflictDoNothing();
}

/** Ends that for some languages, or for all of a document that is deleted. */
export async function stopWithholding(
  req: PayloadRequest,
  place: DocumentPlace,
  languages: readonly Locale[] = LOCALE_CODES,
): Promise<void> {
  const { withheld_languages: table } = tablesOf(req.payload);
  await (await builderOf(req))
    .delete(table)
    .where(and(isOf(table, place), inArray(table.language, [...languages])));
}

type Withheld = ReadonlyMap<string, Locale[]>;

async function allWithheld(req: PayloadRequest): Promise<Withheld> {
  const { withheld_languages: table } = tablesOf(req.payload);
  const rows = await (await builderOf(req))
    .select({ source: table.source, document: table.document, language: table.language })
    .from(table);
  const found = new Map<string, Locale[]>();
  for (const { source, document, language } of rows) {
    const key = `${source} ${document}`;
    found.set(key, [...(found.get(key) ?? []), language as Locale]);
  }
  return found;
}

const KEY = 'withheld languages';

/**
 * Names the withheld languages in a document that is read with all of them, as the web API does; a
 * document inside another one names its own. One query serves a whole read.
 */
export const nameWithheld: CollectionAfterReadHook = async ({ collection, context, doc, req }) => {
  if (req.locale !== 'all') return doc;
  context[KEY] ??= allWithheld(req);
  const languages = (await (context[KEY] as Promise<Withheld>)).get(`${collection.slug} ${doc.id}`);
  return languages ? { ...doc, withheldLanguages: languages } : doc;
};
