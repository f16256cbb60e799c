import { count, inArray, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Payload } from 'payload';
import { queryBuilder, tablesNamed } from '../platform/database/sql.ts';

/** As text: a date of PostgreSQL, read as one, is written without its milliseconds. */
function newest(column: SQLiteColumn): SQL<string> {
  return sql<string>`cast(max(${column}) as text)`;
}

/**
 * A text that changes whenever a document of these collections or globals is made, saved, also as a
 * draft, or deleted. Read from the database: another process may have saved it.
 */
export async function stampOf(payload: Payload, slugs: readonly string[]): Promise<string> {
  const builder = queryBuilder(payload);
  const tables = [...new Set(slugs)].flatMap((slug) => {
    const { stored, versions } = tablesNamed(payload, slug);
    return [stored, versions].filter((table) => table !== undefined);
  });
  const values = tables.flatMap((table): SQL[] => [
    sql`${builder.select({ of: count() }).from(table)}`,
    ...[table.updatedAt, table.id].flatMap((column) =>
      column ? [sql`${builder.select({ of: newest(column) }).from(table)}`] : [],
    ),
  ]);
  const fields = Object.fromEntries(values.map((value, at) => [`value${at}`, value]));
  const [row] = await builder.select(fields).from(sql`(select 1 as one) as one`);
  return Object.values(row ?? {}).join(' ');
}

/** The stamp of each of these documents: a new one after each save of it, also as a draft. */
export async function stampsOf(
  payload: Payload,
  slug: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { stored, versions } = tablesNamed(payload, slug);
  const table = versions ?? stored;
  if (!table?.id || !table.updatedAt) throw new Error(`${slug} cannot be followed.`);
  const { id, updatedAt } = table;
  const document = versions?.parent ?? id;
  const rows = await queryBuilder(payload)
    .select({ document, last: newest(id), saved: newest(updatedAt) })
    .from(table)
    .where(inArray(document, [...ids]))
    .groupBy(document);
  return new Map(rows.map(({ document: one, last, saved }) => [Number(one), `${last} ${saved}`]));
}

/**
 * Answers with drafts, each until its stamp is another one. An editor sees the page next to the
 * form after each keystroke: of the dozen answers that it is made of, a keystroke changes one.
 */
export class DraftCache {
  readonly #entries = new Map<string, { stamp: string; value: Promise<unknown> }>();

  /** The value under a key, if it was made with the same stamp, or the one that `make` makes. */
  get<Value>(key: string, stamp: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known?.stamp === stamp) return known.value as Promise<Value>;
    const entry = { stamp, value: make() };
    this.#entries.set(key, entry);
    entry.value.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key));
    return entry.value;
  }
}
