import { getTableColumns } from '@payloadcms/db-sqlite/drizzle';
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { SQLiteColumn, SQLiteTable } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { CollectionSlug, Payload, Where } from 'payload';
import type * as schema from './generated/schema.ts';
import type { InTransaction } from './writes/transaction.ts';

/** All tables, as Payload generates them for SQLite. PostgreSQL has the same ones. */
export type Tables = typeof schema;

/** The tables of the database in use. Their types are SQLite's; their columns are called alike. */
export function tablesOf(payload: Payload): Tables {
  return payload.db.tables as unknown as Tables;
}

/** A table by the names of its columns; those of a version begin with `version_`. */
export type NamedTable = SQLiteTable & Readonly<Record<string, SQLiteColumn | undefined>>;

/** The tables of a collection or global named by its slug: its documents and their versions. */
export function tablesNamed(
  payload: Payload,
  slug: string,
): { stored: NamedTable | undefined; versions: NamedTable | undefined } {
  const tables = payload.db.tables as unknown as Readonly<Record<string, NamedTable | undefined>>;
  const name = slug.replaceAll('-', '_');
  return { stored: tables[name], versions: tables[`_${name}_v`] };
}

/**
 * The query builder, within the transaction if there is one. Its type is SQLite's; callers use only
 * what PostgreSQL's builder has too.
 */
export function queryBuilder(
  payload: Payload,
  req: Partial<InTransaction> | null = null,
): LibSQLDatabase {
  const session = req && payload.db.sessions?.[String(req.transactionID)];
  return (session ? session.db : payload.db.drizzle) as unknown as LibSQLDatabase;
}

/** Ids of all documents that a condition fits. */
export async function idsOf(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  req: Partial<InTransaction> = {},
): Promise<number[]> {
  const all = { select: {}, pagination: false } as const;
  const { docs } = await payload.db.find<{ id: number }>({ collection, where, ...all, req });
  return docs.map(({ id }) => id);
}

/** Collections of the intake: each of their fields is a column, so that a document is one row. */
type Collection = 'leads' | 'attachments' | 'messages';

/**
 * Inserts documents with one statement. Payload's own `create` writes the same rows, one by one,
 * each with some ten times the work.
 * @param documents by the names of their fields; those of a group as `group_field`
 * @param returned a column that comes back in addition to `id`
 */
export async function insertRows<Column extends string = 'id'>(
  payload: Payload,
  collection: Collection,
  documents: readonly object[],
  req: Partial<InTransaction>,
  returned?: Column,
): Promise<({ id: number } & Record<Column, string>)[]> {
  if (documents.length === 0) return [];
  const table = tablesOf(payload)[collection];
  const more = returned && { [returned]: getTableColumns(table)[returned as never] };
  const inserted: unknown[] = await queryBuilder(payload, req)
    .insert(table)
    .values(documents as never)
    .returning({ id: table.id, ...more });
  return inserted as ({ id: number } & Record<Column, string>)[];
}
