import type { FormType } from '@osnowa/contract';
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
import type { Lead } from '../../../database/generated/payload-types.ts';
import { queryBuilder, tablesOf } from '../../../database/sql.ts';
import { leadEstimates } from '../../../estimates/lead-estimate.ts';
import type { LeadState } from '../../../fields/states.ts';
import { type LeadScope, leadScope } from '../../../leads/access.ts';
import { seen } from '../../../leads/search/find.ts';
import { PHASES, type Phase } from './phases.ts';

/** An amount of money, without cents. */
export interface Money {
  amount: number;
  currency: string;
}

/** The fields of a lead that its card shows. */
const ON_CARD = {
  reference: true,
  state: true,
  formType: true,
  topic: true,
  fullName: true,
  companyName: true,
  mail: true,
  assignee: true,
  source: true,
  firstAnsweredAt: true,
  value: true,
  currency: true,
  estimate: true,
  lossReason: true,
  createdAt: true,
} as const;

/** A lead as far as its card shows it. */
type Shown = Pick<Lead, 'id' | keyof typeof ON_CARD>;

/** A card of the pipeline. */
type Card = Shown & {
  worth: Money | null;
  assigneeName: string | null;
};

/** A column with its newest leads. */
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

/** Forms whose senders are no customers. */
const NOT_SOLD_TO: readonly FormType[] = ['career', 'newsletter'];

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
    notInArray(leads.formType, [...NOT_SOLD_TO]),
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
    const amount = price && Math.round((price.low + price.high) / 2);
    known.set(
      id,
      price && amount !== null ? { amount: amount ?? 0, currency: price.currency } : null,
    );
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
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
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
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: ON_CARD,
    overrideAccess: false,
    user,
  });
  return docs.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
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
      all.flatMap(({ estimate }) => (estimate as number | null) ?? []),
    ),
    namesOf(
      req,
      all.flatMap(({ assignee }) => (assignee as number | null) ?? []),
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

/** The filter of the list that shows all leads of a column. */
export function listConditions(states: readonly LeadState[]) {
  return [['state', 'in', states.join(',')]] as const;
}
