import { and, gte, inArray, notInArray, or, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { LeadScope } from '../../accounts/access.ts';
import { CURRENCIES } from '../../kit/states/states.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { UNHURRIED } from '../deadlines/promised.ts';
import { leadEstimates } from '../estimates/lead-estimate.ts';
import type { Phase } from '../next-states.ts';
import { seen } from '../search/find.ts';

/** An amount of money, without cents. */
export interface Money {
  amount: number;
  currency: string;
}

/** Days back of a column with recent leads. */
const RECENT_DAYS = 90;

function recent(): string {
  return new Date(Date.now() - RECENT_DAYS * 24 * 60 * 60_000).toISOString();
}

/** When a lead got its state: its last change into it; else its receipt. */
export const IN_STATE_SINCE = sql`coalesce((SELECT max(event.at) FROM lead_events AS event
  WHERE event.lead_id = leads.id AND event.kind = 'state'
    AND event.facts ->> 'to' = CAST(leads.state AS text)), leads.created_at)`;

/** When leads that are won or lost came to be so, by their ids; ISO 8601. Open ones are absent. */
export async function decidedAt(
  payload: Payload,
  of: readonly { id: number; state: string }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = of.filter(({ state }) => state === 'won' || state === 'lost').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select({ id: leads.id, at: sql<string>`${IN_STATE_SINCE}` })
    .from(leads)
    .where(inArray(leads.id, ids));
  return new Map(rows.map(({ id, at }) => [id, new Date(at).toISOString()]));
}

/** The condition for the leads of a phase of the pipeline that the reader sees. */
export function inPhase(
  payload: Payload,
  scope: LeadScope,
  { states, isRecent }: Phase,
): SQL | undefined {
  const { leads } = tablesOf(payload);
  const since = recent();
  // The events are read only for older leads that were changed since.
  const isOfLate = or(
    gte(leads.createdAt, since),
    and(gte(leads.updatedAt, since), sql`${IN_STATE_SINCE} >= ${since}`),
  );
  return and(
    inArray(leads.state, [...states]),
    notInArray(leads.formType, [...UNHURRIED]),
    isRecent ? isOfLate : undefined,
    seen(scope, 'leads'),
  );
}

/** Values of estimates by id; an estimate never changes. */
const known = new Map<number, Money | null>();

/** The middle of an estimate's price, by the estimate's id; estimates without a price are absent. */
async function worthOfEstimates(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Money | null>> {
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  const read = await leadEstimates(payload, unknown);
  for (const id of unknown) {
    const price = read.get(id)?.figures.price;
    const middle = price ? Math.round((price.low + price.high) / 2) : 0;
    known.set(id, price ? { amount: middle, currency: price.currency } : null);
  }
  return known;
}

/** The parts of a lead that say what it is worth. */
interface Valued {
  value?: number | null;
  currency?: string | null;
  estimate?: unknown;
}

/** Whether a lead's worth is that of its estimate: nobody has entered a value. */
export function isEstimated({ value }: Valued): boolean {
  return typeof value !== 'number';
}

/** Values by hand, else of estimates, in the order of the leads; `null` without both. */
export async function worthOf(
  payload: Payload,
  leads: readonly Valued[],
): Promise<(Money | null)[]> {
  const ids = leads.flatMap((lead) => (isEstimated(lead) && lead.estimate) || []);
  const worth = await worthOfEstimates(payload, ids.map(Number));
  return leads.map(({ value, currency, estimate }) =>
    typeof value === 'number'
      ? { amount: value, currency: currency ?? 'PLN' }
      : (worth.get(Number(estimate)) ?? null),
  );
}

/** Leads with values by hand in one currency, or with one estimate, or without both, as a query sums them. */
interface Summed {
  currency: string | null;
  estimate: number | null;
  n: number | string;
  /** By hand; `null` where there is none. */
  amount: number | string | null;
}

/** Columns of a query that sums leads; it has to be grouped by the first two. */
export function summed(payload: Payload) {
  const { leads } = tablesOf(payload);
  const currency = sql<
    string | null
  >`CASE WHEN ${leads.value} IS NOT NULL THEN ${leads.currency} END`;
  const estimate = sql<number | null>`CASE WHEN ${leads.value} IS NULL THEN ${leads.estimate} END`;
  return {
    by: [currency, estimate],
    columns: {
      currency: currency.as('currency_by_hand'),
      estimate: estimate.as('estimate_alone'),
      n: sql<number | string>`count(*)`,
      amount: sql<number | string | null>`sum(${leads.value})`,
    },
  };
}

/** How many leads there are, and their values: a sum for each currency. */
export interface Totals {
  count: number;
  sums: Money[];
}

/** The same rows with totals of their own, which can be added up by `total`. */
export async function withTotals<Row extends Summed>(
  payload: Payload,
  rows: readonly Row[],
): Promise<(Omit<Row, keyof Summed> & Totals)[]> {
  const worth = await worthOfEstimates(
    payload,
    rows.flatMap(({ estimate }) => (estimate === null ? [] : Number(estimate))),
  );
  return rows.map(({ currency, estimate, n, amount, ...row }) => {
    const count = Number(n);
    const each = estimate === null ? null : worth.get(Number(estimate));
    const byHand = amount === null ? [] : [{ amount: Number(amount), currency: currency ?? 'PLN' }];
    const sums = each ? [{ amount: each.amount * count, currency: each.currency }] : byHand;
    return { ...row, count, sums };
  });
}

/** All of them together, the currencies in the order of their choice. */
export function total(parts: readonly Totals[]): Totals {
  const sums = new Map<string, number>();
  for (const { amount, currency } of parts.flatMap((part) => part.sums)) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  const order: readonly string[] = CURRENCIES;
  const orderOf = ({ currency }: Money) => order.indexOf(currency);
  const inOrder = [...sums].map(([currency, amount]) => ({ amount, currency }));
  return {
    count: parts.reduce((count, part) => count + part.count, 0),
    sums: inOrder.toSorted((one, other) => orderOf(one) - orderOf(other)),
  };
}
