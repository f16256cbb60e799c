import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../database/search/search-index.ts';
import type { LeadScope } from '../access.ts';
import { askedWords, postgresMatch, sqliteMatch } from './terms.ts';

/** The newest so many are found: nobody reads on, and a list of ids has to end. */
export const MOST_FOUND = 1_000;

type Index = 'lead_search' | 'message_search';

/** The rows of an index that have these words. */
export function matching(
  payload: Payload,
  index: Index,
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
export function seen(scope: LeadScope, table: 'leads' | 'messages'): SQL {
  if (scope === 'all') return sql`1 = 1`;
  if (scope === 'none') return sql`1 = 0`;
  const isApplication = sql.raw(`CAST(${table}.form_type AS text) = 'career'`);
  return scope === 'recruiting' ? isApplication : sql`NOT ${isApplication}`;
}

/**
 * Ids of the newest leads with all these words, in themselves or in one mail of their conversation,
 * at most `MOST_FOUND` of each; words may be the beginnings of longer ones.
 */
export async function leadsWithWords(
  payload: Payload,
  question: string,
  scope: LeadScope,
): Promise<number[]> {
  const sets = askedWords(question);
  if (sets.length === 0) return [];
  const own = matching(payload, 'lead_search', sets);
  const mails = matching(payload, 'message_search', sets);
  const found = await Promise.all([
    rowsOf<{ id: number }>(
      payload,
      sql`SELECT leads.id AS id FROM lead_search JOIN leads ON leads.id = ${own.id}
        WHERE ${own.matches} AND ${seen(scope, 'leads')} ORDER BY ${own.id} DESC LIMIT ${MOST_FOUND}`,
    ),
    rowsOf<{ id: number }>(
      payload,
      sql`SELECT messages.lead_id AS id FROM message_search JOIN messages ON messages.id = ${mails.id}
        WHERE ${mails.matches} AND messages.lead_id IS NOT NULL AND ${seen(scope, 'messages')}
        ORDER BY ${mails.id} DESC LIMIT ${MOST_FOUND}`,
    ),
  ]);
  return [...new Set(found.flat().map(({ id }) => id))];
}
