import { and, count, desc, eq, gte, isNotNull, ne, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, type Tables, tablesOf } from '../../database/sql.ts';
import type { LeadScope } from '../../leads/access.ts';
import { waitsSince } from '../../leads/deadlines/arranged-calls.ts';
import {
  type DatedOffice,
  median,
  officeAsOf,
  officeMinutes,
} from '../../leads/deadlines/office-time.ts';
import { PROMISED_SOURCE } from '../../leads/deadlines/promised.ts';
import { beginningOf, PROMISED_MINUTES } from '../../leads/deadlines/reply-deadline.ts';

/** How many leads came from one source. */
export interface Source {
  name: string | null;
  leads: number;
}

/** How fast leads were answered, in minutes of office time; `null` without an answer. */
export interface Replies {
  median: number | null;
  /** Share answered within the promised time, 0 to 1. */
  inTime: number | null;
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Beginning of the period of the start page: thirty days ago. */
export function since(): Date {
  return new Date(Date.now() - MONTH);
}

/** Largest sample of answers: the median of thousands does not change. */
const MOST_REPLIES = 2_000;
const MOST_SOURCES = 6;

function inScope(scope: LeadScope, { formType }: Tables['leads']): SQL | undefined {
  if (scope === 'sales') return ne(formType, 'career');
  return scope === 'recruiting' ? eq(formType, 'career') : undefined;
}

/** How fast leads in a scope that came in since then were answered. */
export async function readReplies(
  payload: Payload,
  scope: LeadScope,
  since: Date,
  office: DatedOffice,
): Promise<Replies> {
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select({
      id: leads.id,
      formType: leads.formType,
      createdAt: leads.createdAt,
      firstAnsweredAt: leads.firstAnsweredAt,
    })
    .from(leads)
    .where(
      and(
        gte(leads.createdAt, since.toISOString()),
        isNotNull(leads.firstAnsweredAt),
        eq(leads.source, PROMISED_SOURCE),
        inScope(scope, leads),
      ),
    )
    .limit(MOST_REPLIES);
  const calls = rows.filter(({ formType }) => formType === 'consultation').map(({ id }) => id);
  const arranged = await waitsSince(payload, calls);
  const minutes = rows.map(({ id, createdAt, firstAnsweredAt }) => {
    const from = beginningOf({ createdAt, waitsSince: arranged.get(id) });
    const at = new Date(firstAnsweredAt as string);
    return officeMinutes(from, at, officeAsOf(office, at));
  });
  const fast = minutes.filter((each) => each <= PROMISED_MINUTES).length;
  return { median: median(minutes), inTime: minutes.length ? fast / minutes.length : null };
}

/** Sources of the leads in a scope since then, the most frequent first. */
export async function readSources(
  payload: Payload,
  scope: LeadScope,
  since: Date,
  by: 'formType' | 'referrer' | 'campaign',
): Promise<Source[]> {
  const { leads } = tablesOf(payload);
  return queryBuilder(payload)
    .select({ name: leads[by], leads: count() })
    .from(leads)
    .where(and(gte(leads.createdAt, since.toISOString()), inScope(scope, leads)))
    .groupBy(leads[by])
    .orderBy(desc(count()))
    .limit(MOST_SOURCES);
}
