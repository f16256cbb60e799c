import { and, count, desc, eq, gte, isNotNull, ne, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { LeadScope } from '../../leads/access.ts';
import { median, type Office, officeMinutes } from '../../leads/deadlines/clock.ts';
import { PROMISED_MINUTES } from '../../leads/deadlines/lead-clock.ts';

/** How many leads came from one source. */
export interface Source {
  name: string | null;
  leads: number;
}

/** How fast was answered, in minutes of office time; `null` while nothing was. */
export interface Replies {
  median: number | null;
  /** Share answered within what is promised, 0 to 1. */
  inTime: number | null;
}

type Column = never;
type Columns = Record<
  'formType' | 'createdAt' | 'firstAnsweredAt' | 'referrer' | 'campaign',
  Column
>;

/** The few calls of the query builder used here; both databases have them. */
interface Rows<Row> extends Promise<Row[]> {
  where(condition: SQL | undefined): Rows<Row>;
  groupBy(column: Column): Rows<Row>;
  orderBy(order: SQL): Rows<Row>;
  limit(most: number): Rows<Row>;
}
interface Selects {
  select<Row>(columns: object): { from(table: unknown): Rows<Row> };
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Beginning of the time that the start page looks back on: thirty days ago. */
export function since(): Date {
  return new Date(Date.now() - MONTH);
}

/** Answers looked at, at most: the median of thousands does not move. */
const MOST_REPLIES = 2_000;
const MOST_SOURCES = 6;

function tableOf(payload: Payload) {
  return {
    leads: payload.db.tables.leads as unknown as Columns,
    database: payload.db.drizzle as unknown as Selects,
  };
}

function inScope(scope: LeadScope, { formType }: Columns): SQL | undefined {
  if (scope === 'sales') return ne(formType, 'career');
  return scope === 'recruiting' ? eq(formType, 'career') : undefined;
}

/** How fast the leads of a scope that came in since then were answered. */
export async function readReplies(
  payload: Payload,
  scope: LeadScope,
  since: Date,
  office: Office,
): Promise<Replies> {
  const { leads, database } = tableOf(payload);
  const rows = await database
    .select<{ createdAt: string; firstAnsweredAt: string }>({
      createdAt: leads.createdAt,
      firstAnsweredAt: leads.firstAnsweredAt,
    })
    .from(leads)
    .where(
      and(
        gte(leads.createdAt, since.toISOString()),
        isNotNull(leads.firstAnsweredAt),
        inScope(scope, leads),
      ),
    )
    .limit(MOST_REPLIES);
  const minutes = rows.map(({ createdAt, firstAnsweredAt }) =>
    officeMinutes(new Date(createdAt), new Date(firstAnsweredAt), office),
  );
  const fast = minutes.filter((each) => each <= PROMISED_MINUTES).length;
  return { median: median(minutes), inTime: minutes.length ? fast / minutes.length : null };
}

/** From where the leads of a scope came since then, the most frequent first. */
export async function readSources(
  payload: Payload,
  scope: LeadScope,
  since: Date,
  by: 'formType' | 'referrer' | 'campaign',
): Promise<Source[]> {
  const { leads, database } = tableOf(payload);
  return database
    .select<Source>({ name: leads[by], leads: count() })
    .from(leads)
    .where(and(gte(leads.createdAt, since.toISOString()), inScope(scope, leads)))
    .groupBy(leads[by])
    .orderBy(desc(count()))
    .limit(MOST_SOURCES);
}
