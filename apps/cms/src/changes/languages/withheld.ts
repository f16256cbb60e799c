import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterReadHook, CollectionSlug, Payload, PayloadRequest } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';

/** A document whose languages are published one by one. */
export interface LanguagesOf {
  collection: CollectionSlug;
  id: number | string;
}

/** Languages that can be withheld: the others fall back to the default one. */
export const WITHHOLDABLE: readonly Locale[] = LOCALE_CODES.filter(
  (code) => code !== DEFAULT_LOCALE,
);

async function transactionOf(req: PayloadRequest) {
  const transactionID = await req.transactionID;
  return transactionID ? { transactionID } : null;
}

/** The languages in which a document is not shown although it is published. */
export async function withheldOf(
  req: PayloadRequest,
  { collection, id }: LanguagesOf,
): Promise<Locale[]> {
  const { withheld_languages: table } = tablesOf(req.payload);
  const rows = await queryBuilder(req.payload, await transactionOf(req))
    .select({ language: table.language })
    .from(table)
    .where(and(eq(table.source, collection), eq(table.document, String(id))));
  return LOCALE_CODES.filter((code) => rows.some(({ language }) => language === code));
}

/** Takes languages of a document off the site. */
export async function withhold(
  req: PayloadRequest,
  { collection, id }: LanguagesOf,
  languages: readonly Locale[],
): Promise<void> {
  if (languages.length === 0) return;
  const { withheld_languages: table } = tablesOf(req.payload);
  const updatedAt = new Date().toISOString();
  const key = { source: collection, document: String(id) };
  await queryBuilder(req.payload, await transactionOf(req))
    .insert(table)
    .values(languages.map((language) => ({ ...key, language, updatedAt })) as never)
    .onConflictDoNothing();
}

/** Ends that for some languages, or for all of a document that is deleted. */
export async function stopWithholding(
  req: PayloadRequest,
  { collection, id }: LanguagesOf,
  languages: readonly Locale[] = LOCALE_CODES,
): Promise<void> {
  const { withheld_languages: table } = tablesOf(req.payload);
  const document = and(eq(table.source, collection), eq(table.document, String(id)));
  await queryBuilder(req.payload, await transactionOf(req))
    .delete(table)
    .where(and(document, inArray(table.language, [...languages])));
}

type Withheld = ReadonlyMap<string, Locale[]>;

async function allWithheld(payload: Payload, req: PayloadRequest): Promise<Withheld> {
  const { withheld_languages: table } = tablesOf(payload);
  const rows = await queryBuilder(payload, await transactionOf(req))
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
  context[KEY] ??= allWithheld(req.payload, req);
  const languages = (await (context[KEY] as Promise<Withheld>)).get(`${collection.slug} ${doc.id}`);
  return languages ? { ...doc, withheldLanguages: languages } : doc;
};
