import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { IndexedTable } from '../../database/search/indexed-tables.ts';
import { rowsOf } from '../../database/search/search-index.ts';
import type { LeadScope } from '../access.ts';
import { askedWords, postgresMatch, sqliteMatch } from './terms.ts';

/** The newest so many are found: a list of ids takes its time, and one more word narrows it. */
export const MOST_FOUND = 500;

/** The rows of an index that have these words. */
export function matching(
  payload: Payload,
  index: IndexedTable['index'],
  sets: readonly (readonly string[])[],
  isWhole = false,
): { id: SQL; matches: SQL } {
  if (payload.db.name === 'sqlite') {
    const matches = sql`${sql.raw(index)} MATCH ${sqliteMatch(sets, isWhole)}`;
    return { id: sql.raw(`${index}.rowid`), matches };
  }
  const matches = sql`${sql.raw(index)}.words @@ ${postgresMatch(sets, isWhole)}::tsquery`;
  return { id: sql.raw(`${index}.id`), matches };
}

/** The forms that a person sees, as a condition about a table. */
export function seen(scope: LeadScope, table: IndexedTable['table']): SQL {
  if (scope === 'all') return sql`1 = 1`;
  if (scope === 'none') return sql`1 = 0`;
  const isApplication = sql.raw(`CAST(${table}.form_type AS text) = 'career'`);
  return scope === 'recruiting' ? isApplication : sql`NOT ${isApplication}`;
}

/** Ids of the newest leads with these words in a row of their conversation. */
function leadsByConversation(
  payload: Payload,
  [index, table]: readonly ['message_search', 'messages'] | readonly ['note_search', 'lead_notes'],
  sets: readonly (readonly string[])[],
  scope: LeadScope,
): Promise<{ id: number }[]> {
  const { id, matches } = matching(payload, index, sets);
  const [words, rows] = [sql.raw(index), sql.raw(table)];
  return rowsOf(
    payload,
    sql`SELECT ${rows}.lead_id AS id FROM ${words} JOIN ${rows} ON ${rows}.id = ${id}
      WHERE ${matches} AND ${rows}.lead_id IS NOT NULL AND ${seen(scope, table)}
      ORDER BY ${id} DESC LIMIT ${MOST_FOUND}`,
  );
}

/**
 * Ids of the newest leads with all these words, in themselves, in one mail of their conversation or
 * in one note, at most `MOST_FOUND`; words may be the beginnings of longer ones.
 */
export async function leadsWithWords(
  payload: Payload,
  question: string,
  scope: LeadScope,
): Promise<number[]> {
  const sets = askedWords(question);
  if (sets.length === 0) return [];
  const { id, matches } = matching(payload, 'lead_search', sets);
  const found = await Promise.all([
    rowsOf<{ id: number }>(
      payload,
      sql`SELECT leads.id AS id FROM lead_search JOIN leads ON leads.id = ${id}
        WHERE ${matches} AND ${seen(scope, 'leads')} ORDER BY ${id} DESC LIMIT ${MOST_FOUND}`,
    ),
    leadsByConversation(payload, ['message_search', 'messages'], sets, scope),
    leadsByConversation(payload, ['note_search', 'lead_notes'], sets, scope),
  ]);
  const ids = new Set(found.flat().map(({ id }) => id));
  return [...ids].sort((one, other) => other - one).slice(0, MOST_FOUND);
}
