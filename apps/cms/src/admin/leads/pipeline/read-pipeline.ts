import type { FormType } from '@osnowa/contract';
import {
  and,
  count,
  desc,
  gte,
  inArray,
  isNotNull,
  isNull,
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
import { PHASES, type Phase } from './phases.ts';

/** An amount of money, without cents. */
export interface Money {
  amount: number;
  currency: string;
}

/** A column with its newest leads. */
export interface PipelineColumn {
  phase: Phase;
  leads: (Lead & { worth: Money | null })[];
  /** All leads that stand in it. */
  count: number;
  /** Their values, a sum for each currency. */
  sums: Money[];
}

/** Cards of one column; the list has the others. */
const MOST_CARDS = 30;

/** No lead has it. */
const NO_ID = 0;

/** Days back of a column with recent leads. */
const RECENT_DAYS = 90;

/** Nothing is sold to their senders. */
const NOT_SOLD_TO: readonly FormType[] = ['career', 'newsletter'];

function recent(): string {
  return new Date(Date.now() - RECENT_DAYS * 24 * 60 * 60_000).toISOString();
}

/**
 * Since when a lead stands in its state: its last change into it, which its history has; else its
 * receipt.
 */
function inStateSince(payload: Payload): SQL {
  const { history, state, createdAt } = tablesOf(payload).leads;
  if (payload.db.name === 'sqlite') {
    return sql`coalesce((SELECT max(json_extract(entry.value, '$.at')) FROM json_each(${history}) AS entry
      WHERE json_extract(entry.value, '$.change') = 'state'
        AND json_extract(entry.value, '$.to') = ${state}), ${createdAt})`;
  }
  return sql`coalesce((SELECT max((entry->>'at')::timestamptz) FROM jsonb_array_elements(
      CASE WHEN jsonb_typeof(${history}) = 'array' THEN ${history} ELSE '[]' END) AS entry
    WHERE entry->>'change' = 'state' AND entry->>'to' = ${state}::text), ${createdAt})`;
}

/** The condition for the leads of a column. */
function inPhase(payload: Payload, { states, isRecent }: Phase): SQL | undefined {
  const { leads } = tablesOf(payload);
  const since = recent();
  // The history is read of leads only that are older, and were changed since.
  const isOfLate = or(
    gte(leads.createdAt, since),
    and(gte(leads.updatedAt, since), sql`${inStateSince(payload)} >= ${since}`),
  );
  return and(
    inArray(leads.state, [...states]),
    notInArray(leads.formType, [...NOT_SOLD_TO]),
    isRecent ? isOfLate : undefined,
  );
}

/** What estimates come to; an estimate never changes. */
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

/** Sums of the values of one column, by currency: those by hand, and those of estimates. */
async function sumsOf(payload: Payload, phase: Phase): Promise<Money[]> {
  const { leads } = tablesOf(payload);
  const isInPhase = inPhase(payload, phase);
  const byHand = await queryBuilder(payload)
    .select({ currency: leads.currency, amount: sql<number | string>`sum(${leads.value})` })
    .from(leads)
    .where(and(isInPhase, isNotNull(leads.value)))
    .groupBy(leads.currency);
  const estimated = await queryBuilder(payload)
    .select({ estimate: leads.estimate })
    .from(leads)
    .where(and(isInPhase, isNull(leads.value), isNotNull(leads.estimate)));
  const ids = estimated.map(({ estimate }) => Number(estimate));
  const worth = await worthOfEstimates(payload, ids);
  const sums = new Map<string, number>();
  const add = ({ amount, currency }: Money) =>
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  for (const { currency, amount } of byHand) {
    add({ amount: Number(amount), currency: currency ?? 'PLN' });
  }
  for (const id of ids) {
    const money = worth.get(id);
    if (money) add(money);
  }
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** Ids of the cards of a column: the newest leads first, or the last that came into it. */
async function cardsOf(payload: Payload, phase: Phase): Promise<number[]> {
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select({ id: leads.id })
    .from(leads)
    .where(inPhase(payload, phase))
    .orderBy(desc(phase.isRecent ? inStateSince(payload) : leads.createdAt), desc(leads.id))
    .limit(MOST_CARDS);
  return rows.map(({ id }) => id);
}

async function countOf(payload: Payload, phase: Phase): Promise<number> {
  const { leads } = tablesOf(payload);
  const [row] = await queryBuilder(payload)
    .select({ n: count() })
    .from(leads)
    .where(inPhase(payload, phase));
  return Number(row?.n ?? 0);
}

async function readColumn(req: PayloadRequest, phase: Phase): Promise<PipelineColumn> {
  const { payload, user } = req;
  const cards = await cardsOf(payload, phase);
  const [found, n, sums] = await Promise.all([
    payload.find({
      collection: 'leads',
      where: { id: { in: cards.length > 0 ? cards : [NO_ID] } },
      pagination: false,
      depth: 1,
      populate: { users: { name: true } },
      overrideAccess: false,
      user,
    }),
    countOf(payload, phase),
    sumsOf(payload, phase),
  ]);
  const docs = found.docs.toSorted((one, other) => cards.indexOf(one.id) - cards.indexOf(other.id));
  const idOfEstimate = ({ estimate }: Lead) =>
    typeof estimate === 'object' ? estimate?.id : (estimate ?? undefined);
  const worth = await worthOfEstimates(
    payload,
    docs.flatMap((lead) => idOfEstimate(lead) ?? []),
  );
  const leads = docs.map((lead) => ({
    ...lead,
    worth:
      typeof lead.value === 'number'
        ? { amount: lead.value, currency: lead.currency ?? 'PLN' }
        : (worth.get(idOfEstimate(lead) ?? -1) ?? null),
  }));
  return { phase, leads, count: n, sums };
}

/**
 * The columns of the pipeline. Its reader enters leads, and so sees all leads of customers: the
 * applications that others see stand in no column.
 */
export function readPipeline(req: PayloadRequest): Promise<PipelineColumn[]> {
  return Promise.all(PHASES.map((phase) => readColumn(req, phase)));
}

/** The filter of the list that shows all leads of a column. */
export function listConditions(states: readonly LeadState[]) {
  return [['state', 'in', states.join(',')]] as const;
}
