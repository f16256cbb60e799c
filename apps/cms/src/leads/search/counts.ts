import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../database/search/search-index.ts';
import type { LeadState } from '../../fields/states.ts';
import type { LeadScope } from '../access.ts';
import { seen } from './find.ts';

/**
 * How many leads are in each state, of those that a person sees; states without leads are absent.
 * Sign-ups for the newsletter do not count: they need no answer.
 */
export async function leadsByState(
  payload: Payload,
  scope: LeadScope,
): Promise<ReadonlyMap<LeadState, number>> {
  // By form, too: that is an index, which is read from one end to the other.
  const rows = await rowsOf<{ state: LeadState; n: number | string }>(
    payload,
    sql`SELECT state, count(*) AS n FROM leads
      WHERE ${seen(scope, 'leads')} AND form_type <> 'newsletter' GROUP BY form_type, state`,
  );
  const counts = new Map<LeadState, number>();
  for (const { state, n } of rows) counts.set(state, (counts.get(state) ?? 0) + Number(n));
  return counts;
}
