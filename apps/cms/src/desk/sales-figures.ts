import { and, gte, inArray, notInArray, or, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { UNHURRIED } from '../leads/deadlines/promised.ts';
import { PHASES } from '../leads/next-states.ts';
import { campaignParts } from '../leads/sales/lead-data.ts';
import {
  IN_STATE_SINCE,
  inPhase,
  summed,
  type Totals,
  total,
  withTotals,
} from '../leads/sales/worth.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';

/** In the order in which they are shown. */
export const OUTCOMES = ['won', 'lost', 'open'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Leads that are alike, with what they are worth. */
export interface Sales extends Totals {
  outcome: Outcome;
  /** Id of the person. */
  assignee: number | null;
  /** Source and name of the campaign; empty without one. */
  campaign: string;
  /** Day on which open ones are expected to close, as `YYYY-MM-DD`. */
  expected: string | null;
}

/** A time that begins with `from` and ends before `to`. */
export interface Span {
  from: Date;
  to: Date;
}

/**
 * The leads of customers that were won and lost in a time, by the event of their last change into
 * that state, and those that are open now: the same ones as in the pipeline.
 */
export async function salesFigures(payload: Payload, span: Span): Promise<Sales[]> {
  const [decided, open] = await Promise.all([decidedIn(payload, span), openNow(payload)]);
  return [...decided, ...open];
}

async function decidedIn(payload: Payload, { from, to }: Span): Promise<Sales[]> {
  const { leads } = tablesOf(payload);
  const { by, columns } = summed(payload);
  const [source, name] = [markIn(payload, 'utm_source'), markIn(payload, 'utm_campaign')];
  const [first, last] = [from.toISOString(), new Date(to.getTime() - 1).toISOString()];
  const rows = await queryBuilder(payload)
    .select({
      outcome: leads.state,
      assignee: leads.assignee,
      source: source.as('campaign_source'),
      name: name.as('campaign_name'),
      ...columns,
    })
    .from(leads)
    .where(
      and(
        inArray(leads.state, ['won', 'lost']),
        notInArray(leads.formType, [...UNHURRIED]),
        // The event changed the lead, too: older ones need no look at their events.
        gte(leads.updatedAt, first),
        sql`${IN_STATE_SINCE} BETWEEN ${first} AND ${last}`,
      ),
    )
    .groupBy(leads.state, leads.assignee, source, name, ...by);
  return (await withTotals(payload, rows)).map(({ source: from, name: of, ...row }) => {
    const parts = campaignParts(`utm_source=${from}&utm_campaign=${of}`);
    const campaign = [parts.source, parts.name].filter(Boolean).join(', ');
    return { ...row, outcome: row.outcome as Outcome, campaign, expected: null };
  });
}

/** The value of a parameter in the stored campaign, as it is in an address; empty without it. */
function markIn(payload: Payload, name: string): SQL<string> {
  const position = payload.db.name === 'postgres' ? 'strpos' : 'instr';
  const all = "('&' || coalesce(leads.campaign, ''))";
  const begins = `${position}(${all}, '&${name}=')`;
  const rest = `substr(${all}, ${begins} + ${name.length + 2})`;
  const value = `substr(${rest}, 1, ${position}(${rest} || '&', '&') - 1)`;
  return sql.raw(`CASE WHEN ${begins} > 0 THEN ${value} ELSE '' END`) as SQL<string>;
}

async function openNow(payload: Payload): Promise<Sales[]> {
  const { leads } = tablesOf(payload);
  const { by, columns } = summed(payload);
  const phases = PHASES.filter(({ name }) => name !== 'won' && name !== 'lost');
  const rows = await queryBuilder(payload)
    .select({ assignee: leads.assignee, expectedAt: leads.expectedAt, ...columns })
    .from(leads)
    .where(or(...phases.map((phase) => inPhase(payload, 'all', phase))))
    .groupBy(leads.assignee, leads.expectedAt, ...by);
  return (await withTotals(payload, rows)).map(({ expectedAt, ...row }) => ({
    ...row,
    outcome: 'open',
    campaign: '',
    // A chosen day is stored as its noon.
    expected: expectedAt ? new Date(expectedAt).toISOString().slice(0, 10) : null,
  }));
}

/** Groups by a key, those with the most leads first. */
export function groupedBy<Key>(
  sales: readonly Sales[],
  keyOf: (of: Sales) => Key,
): [Key, Sales[]][] {
  const groups = new Map<Key, Sales[]>();
  for (const each of sales) {
    const group = groups.get(keyOf(each)) ?? [];
    groups.set(keyOf(each), group);
    group.push(each);
  }
  return [...groups].toSorted(([, one], [, other]) => total(other).count - total(one).count);
}
