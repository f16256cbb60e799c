import { setImmediate } from 'node:timers/promises';
import { and, eq, gt, like, ne, or, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { type NamedTable, queryBuilder, tablesNamed } from '../platform/database/sql.ts';
import { textKind } from './leaves.ts';
import { relationsOf } from './tags.ts';

/** Rows whose formatted texts are read at a time. */
const BATCH = 500;

/** Where documents are stored that may refer to others: the column of their number, and the two kinds of references. */
interface Store {
  table: NamedTable;
  id: SQLiteColumn;
  relations: readonly SQLiteColumn[];
  texts: readonly SQLiteColumn[];
  /** Rows that count. */
  where: SQL | undefined;
}

const isText = (field: FlattenedField) => textKind(field) !== undefined;

/** Whether a field is a text, or has fields of its own that may be some. */
function mayHaveText(field: FlattenedField): boolean {
  return isText(field) || field.type === 'blocks' || 'flattenedFields' in field;
}

/**
 * Names of the fields that can refer to a collection.
 * @param inTexts whether every text can
 * @returns `null` unless all of them are at the top of a document, each with one value
 */
function flatFields(fields: readonly FlattenedField[], target: string, inTexts: boolean) {
  const referring = fields.filter(
    (field) => relationsOf([field]).includes(target) || (inTexts && mayHaveText(field)),
  );
  const isFlat = (field: FlattenedField) =>
    (isText(field) ||
      ((field.type === 'upload' || field.type === 'relationship') &&
        typeof field.relationTo === 'string')) &&
    !('hasMany' in field && field.hasMany) &&
    !('localized' in field && field.localized);
  if (!referring.every(isFlat)) return null;
  const names = (texts: boolean) =>
    referring.filter((field) => isText(field) === texts).map(({ name }) => name);
  return { relations: names(false), texts: names(true) };
}

/** The columns of these names; `null` if one is missing. */
function columnsOf(
  table: NamedTable,
  names: readonly string[],
  prefix = '',
): SQLiteColumn[] | null {
  const columns = names.flatMap((name) => table[`${prefix}${name}`] ?? []);
  return columns.length === names.length ? columns : null;
}

/**
 * Tables of a collection whose references to another one are in columns: the stored documents and
 * the newest drafts. A newest version that is published equals the stored one.
 * @param inTexts whether every text can refer to it, by a key
 * @returns `null` for a collection with references in rows or sections: it has to be read whole
 */
export function flatStores(
  req: PayloadRequest,
  { flattenedFields, slug, versions }: SanitizedCollectionConfig,
  target: string,
  inTexts = false,
): { stored: Store; drafts: Store | null } | null {
  const fields = flatFields(flattenedFields, target, inTexts);
  const { stored: table, versions: version } = tablesNamed(req.payload, slug);
  if (!fields || !table?.id) return null;
  const storeOf = (
    of: NamedTable,
    id: SQLiteColumn | undefined,
    prefix: string,
    where?: SQL,
  ): Store | null => {
    const relations = columnsOf(of, fields.relations, prefix);
    const texts = columnsOf(of, fields.texts, prefix);
    return id && relations && texts ? { table: of, id, relations, texts, where } : null;
  };
  // The row of a document that was never published is its first draft.
  const { _status } = table;
  const stored = storeOf(table, table.id, '', _status && ne(_status, 'draft'));
  if (!stored) return null;
  if (!versions?.drafts) return { stored, drafts: null };
  if (!version?.latest || !version.parent || !version.version__status) return null;
  const { latest, parent, version__status: status } = version;
  const isDraft = and(eq(latest, true), eq(status, 'draft'));
  const drafts = storeOf(version, parent, 'version_', isDraft);
  return drafts && { stored, drafts };
}

function says(column: SQLiteColumn, words: readonly string[]): SQL | undefined {
  const text = sql`cast(${column} as text)`;
  return or(...words.map((one) => like(text, `%${one}%`)));
}

/** How a number is written in stored JSON: PostgreSQL puts a space behind the colon. */
function written(id: string): string[] {
  return [':', ': '].flatMap((colon) =>
    [`${id},`, `${id}}`, `"${id}"`].map((value) => `"value"${colon}${value}`),
  );
}

/**
 * Numbers of the documents that refer to one, and of few others: a text may have its number in
 * another role, or its key in another word. Few texts name the collection, so only those are searched
 * for the number.
 * @param wanted its key only if texts refer to it by that: `{fact:key` or, as a factor, `{fact:other*key`
 */
export async function idsReferringTo(
  req: PayloadRequest,
  { id, relations, table, texts, where }: Store,
  wanted: { collection: string; id: string; key: string | null },
): Promise<number[]> {
  const { key } = wanted;
  const refers = or(
    ...relations.map((column) => eq(column, Number(wanted.id))),
    ...texts.map((column) =>
      key === null
        ? and(says(column, [`"${wanted.collection}"`]), says(column, written(wanted.id)))
        : says(column, [`{fact:%${key}`]),
    ),
  );
  await setImmediate();
  const rows = await queryBuilder(req.payload, req)
    .selectDistinct({ id })
    .from(table as never)
    .where(and(where, refers));
  return (rows as { id: unknown }[]).map((row) => Number(row.id));
}

/**
 * Documents that the rows of a table refer to, each once.
 * @param inText ids in a formatted text
 */
export async function idsReferredBy(
  req: PayloadRequest,
  { id, relations, table, texts, where }: Store,
  target: string,
  inText: (value: unknown) => string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  const builder = queryBuilder(req.payload, req);
  for (const column of relations) {
    await setImmediate();
    const rows = await builder
      .selectDistinct({ value: column })
      .from(table as never)
      .where(where);
    for (const { value } of rows as { value: unknown }[]) {
      if (value !== null) found.add(String(value));
    }
  }
  for (const column of texts) {
    for (let last = 0, more = true; more; ) {
      // SQLite answers without waiting: visitors would get no answer until the last text.
      await setImmediate();
      const rows = (await builder
        .select({ id, value: column })
        .from(table as never)
        .where(and(where, gt(id, last), says(column, [`"${target}"`])))
        .orderBy(id)
        .limit(BATCH)) as { id: unknown; value: unknown }[];
      for (const { value } of rows) for (const one of inText(value)) found.add(one);
      last = Number(rows.at(-1)?.id ?? 0);
      more = rows.length === BATCH;
    }
  }
  return found;
}
