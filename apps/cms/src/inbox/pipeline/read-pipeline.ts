import {
  and,
  desc,
  gte,
  inArray,
  notInArray,
  or,
  type SQL,
  sql,
} from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type LeadScope, leadScope } from '../../accounts/access.ts';
import type { LeadState } from '../../kit/states/states.ts';
import { UNHURRIED } from '../../leads/deadlines/promised.ts';
import { leadEstimates } from '../../leads/estimates/lead-estimate.ts';
import { PHASES, type Phase } from '../../leads/next-states.ts';
import { seen } from '../../leads/search/find.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { findSeen, type Stored } from '../../platform/database/stored.ts';

/** An amount of money, without cents. */
export interface Money {
  amount: number;
  currency: string;
}

const ON_CARD = [
  'reference',
  'state',
  'formType',
  'topic',
  'fullName',
  'companyName',
  'mail',
  'assignee',
  'source',
  'firstAnsweredAt',
  'waitsSince',
  'value',
  'currency',
  'estimate',
  'lossReason',
  'createdAt',
] as const;

type Shown = Pick<Stored<'leads'>, 'id' | (typeof ON_CARD)[number]>;

type Card = Shown & {
  worth: Money | null;
  assigneeName: string | null;
};

export interface PipelineColumn {
  phase: Phase;
  leads: Card[];
  /** All leads in it. */
  count: number;
  /** Their values, a sum for each currency. */
  sums: Money[];
}

/** Cards of one column; the list has the others. */
const MOST_CARDS = 30;

/** Days back of a column with recent leads. */
const RECENT_DAYS = 90;

function recent(): string {
  return new Date(Date.now() - RECENT_DAYS * 24 * 60 * 60_000).toISOString();
}

/** When a lead got its state: its last change into it; else its receipt. */
const IN_STATE_SINCE = sql`coalesce((SELECT max(event.at) FROM lead_events AS event
  WHERE event.lead_id = leads.id AND event.kind = 'state'
    AND event.facts ->> 'to' = CAST(leads.state AS text)), leads.created_at)`;

/** The condition for the leads of a column that the reader sees. */
function inPhase(payload: Payload, scope: LeadScope, { states, isRecent }: Phase): SQL | undefined {
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

/** Totals of a column: the number of its leads, and their values by currency. */
type Totals = Pick<PipelineColumn, 'count' | 'sums'>;

/** A part of a column: leads with values by hand in one currency, or with one estimate, or without both. */
interface Part {
  state: LeadState;
  currency: string | null;
  estimate: number | null;
  n: number | string;
  /** By hand; `null` where there is none. */
  amount: number | string | null;
}

/** All parts of all columns, with one query: each lead is looked at once. */
async function readParts(payload: Payload, scope: LeadScope): Promise<Part[]> {
  const { leads } = tablesOf(payload);
  const isIn = PHASES.map((phase) => inPhase(payload, scope, phase));
  const currency = sql<
    string | null
  >`CASE WHEN ${leads.value} IS NOT NULL THEN ${leads.currency} END`;
  const estimate = sql<number | null>`CASE WHEN ${leads.value} IS NULL THEN ${leads.estimate} END`;
  return queryBuilder(payload)
    .select({
      state: leads.state,
      currency: currency.as('currency_by_hand'),
      estimate: estimate.as('estimate_alone'),
      n: sql<number | string>`count(*)`,
      amount: sql<number | string | null>`sum(${leads.value})`,
    })
    .from(leads)
    .where(or(...isIn))
    .groupBy(leads.state, currency, estimate);
}

/** Counts and sums of the columns: of values by hand, and of estimates. */
async function readTotals(payload: Payload, scope: LeadScope): Promise<Map<Phase, Totals>> {
  const parts = await readParts(payload, scope);
  const worth = await worthOfEstimates(
    payload,
    parts.flatMap(({ estimate }) => (estimate === null ? [] : Number(estimate))),
  );
  const totalsOf = (phase: Phase): Totals => {
    const own = parts.filter(({ state }) => phase.states.includes(state));
    const sums = new Map<string, number>();
    for (const { currency, estimate, n, amount } of own) {
      const each = estimate === null ? null : worth.get(Number(estimate));
      const sum = each ? each.amount * Number(n) : amount;
      const of = each ? each.currency : (currency ?? 'PLN');
      if (sum !== null) sums.set(of, (sums.get(of) ?? 0) + Number(sum));
    }
    return {
      count: own.reduce((count, { n }) => count + Number(n), 0),
      sums: [...sums].map(([currency, amount]) => ({ amount, currency })),
    };
  };
  return new Map(PHASES.map((phase) => [phase, totalsOf(phase)]));
}

/** Names of the people who work on leads, by their ids, as far as the reader may see them. */
async function namesOf(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, string>> {
  const where = { id: { in: [...new Set(ids)] } };
  const people = await findSeen(req, 'users', { where, fields: ['name'] });
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** The cards of a column: the newest leads first, or those that were changed last. */
async function readCards(req: PayloadRequest, phase: Phase): Promise<Shown[]> {
  const { payload, user } = req;
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select({ id: leads.id })
    .from(leads)
    .where(inPhase(payload, leadScope(user), phase))
    .orderBy(desc(phase.isRecent ? leads.updatedAt : leads.createdAt), desc(leads.id))
    .limit(MOST_CARDS);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const cards = await findSeen(req, 'leads', { where: { id: { in: ids } }, fields: ON_CARD });
  return cards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The columns of the pipeline, as the reader may see them. */
export async function readPipeline(req: PayloadRequest): Promise<PipelineColumn[]> {
  const { payload, user } = req;
  const [totals, cards] = await Promise.all([
    readTotals(payload, leadScope(user)),
    Promise.all(PHASES.map((phase) => readCards(req, phase))),
  ]);
  const all = cards.flat();
  const [worth, names] = await Promise.all([
    worthOfEstimates(
      payload,
      all.flatMap(({ estimate }) => estimate ?? []),
    ),
    namesOf(
      req,
      all.flatMap(({ assignee }) => assignee ?? []),
    ),
  ]);
  const cardOf = (lead: Shown): Card => ({
    ...lead,
    worth:
      typeof lead.value === 'number'
        ? { amount: lead.value, currency: lead.currency ?? 'PLN' }
        : (worth.get(Number(lead.estimate)) ?? null),
    assigneeName: names.get(Number(lead.assignee)) ?? null,
  });
  return PHASES.map((phase, at) => ({
    phase,
    leads: (cards[at] ?? []).map(cardOf),
    ...(totals.get(phase) ?? { count: 0, sums: [] }),
  }));
}
