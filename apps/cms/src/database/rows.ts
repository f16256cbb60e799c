import type { Payload } from 'payload';
import { type InTransaction, queryBuilder } from './writes/transaction.ts';

/** Collections of the intake: each of their fields is a column, so that a document is one row. */
type Collection = 'leads' | 'attachments' | 'messages';

/** The few calls of the query builder used here; both databases have them. */
interface Inserts {
  insert(table: unknown): {
    values(rows: readonly object[]): { returning(columns: object): Promise<unknown[]> };
  };
}

/**
 * Inserts documents with one statement. Payload's own `create` writes the same rows, one by one,
 * each with some ten times the work.
 * @param documents by the names of their fields; those of a group as `group_field`
 * @param returned a column beside `id` that comes back
 */
export async function insertRows<Column extends string = 'id'>(
  payload: Payload,
  collection: Collection,
  documents: readonly object[],
  req: InTransaction,
  returned?: Column,
): Promise<({ id: number } & Record<Column, string>)[]> {
  if (documents.length === 0) return [];
  const table = payload.db.tables[collection] as unknown as Record<string, unknown>;
  const columns = { id: table.id, ...(returned ? { [returned]: table[returned] } : {}) };
  const inserted = await queryBuilder<Inserts>(payload, req)
    .insert(table)
    .values(documents)
    .returning(columns);
  return inserted as ({ id: number } & Record<Column, string>)[];
}
