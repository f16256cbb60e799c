import type { Locale } from '@osnowa/contract';
import { sql } from '@payloadcms/db-postgres';
import { asc, desc, eq, gt, inArray, or, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';

/** Kinds of open work for a document in a language; *open* is any of the others. */
export const LACKS = ['missing', 'stale', 'draft'] as const;
export type Lack = (typeof LACKS)[number] | 'open';

/** A kind of document in a language: how many documents have each lack. */
export interface ParityCell extends Record<Lack, number> {
  source: string;
  language: Locale;
}

type States = ReturnType<typeof tablesOf>['translation_states'];

function lacking(states: States, lack: Lack): SQL {
  if (lack === 'open') return sql`(${or(...LACKS.map((one) => lacking(states, one)))})`;
  return lack === 'draft' ? eq(states.isDraft, true) : gt(states[lack], 0);
}

export async function readParity(payload: Payload): Promise<ParityCell[]> {
  const { translation_states: states } = tablesOf(payload);
  const those = (lack: Lack) =>
    sql<number>`sum(case when ${lacking(states, lack)} then 1 else 0 end)`;
  const rows = await queryBuilder(payload)
    .select({
      source: states.source,
      language: states.language,
      open: those('open'),
      missing: those('missing'),
      stale: those('stale'),
      draft: those('draft'),
    })
    .from(states)
    .groupBy(states.source, states.language);
  return rows.map(({ source, language, open, missing, stale, draft }) => ({
    source,
    language: language as Locale,
    open: Number(open),
    missing: Number(missing),
    stale: Number(stale),
    draft: Number(draft),
  }));
}

/** A document that lacks sentences in a language. */
export interface MostOpen {
  source: string;
  /** Empty for a global. */
  document: string;
  language: Locale;
  missing: number;
  stale: number;
  firstField: string | null;
}

/**
 * The documents of all kinds that lack most sentences in a language, the worst first. The order is
 * found by an index, without the rows, which are long.
 */
export async function readMostOpen(payload: Payload, most: number): Promise<MostOpen[]> {
  const { translation_states: states } = tablesOf(payload);
  const lacking = sql`${states.missing} + ${states.stale}`;
  const worst = await queryBuilder(payload)
    .select({ id: states.id })
    .from(states)
    .where(or(gt(states.missing, 0), gt(states.stale, 0)))
    .orderBy(desc(lacking), asc(states.id))
    .limit(most);
  if (worst.length === 0) return [];
  const ids = worst.map(({ id }) => id);
  const rows = await queryBuilder(payload)
    .select({
      source: states.source,
      document: states.document,
      language: states.language,
      missing: states.missing,
      stale: states.stale,
      firstField: states.firstField,
    })
    .from(states)
    .where(inArray(states.id, ids))
    .orderBy(desc(lacking), asc(states.id));
  return rows.map(({ language, missing, stale, ...row }) => ({
    ...row,
    language: language as Locale,
    missing: Number(missing),
    stale: Number(stale),
  }));
}
