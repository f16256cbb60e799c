import type { FormType } from '@osnowa/contract';
import {
  and,
  gte,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  sql,
} from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest, Where } from 'payload';
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

/** Days back of a column with recent leads. */
const RECENT_DAYS = 90;

/** Nothing is sold to their senders. */
const NOT_SOLD_TO: readonly FormType[] = ['career', 'newsletter'];

function recent(): string {
  return new Date(Date.now() - RECENT_DAYS * 24 * 60 * 60_000).toISOString();
}

/** The filter for the leads of a column. */
function phaseFilter({ states, isRecent }: Phase): Where {
  return {
    and: [
      { state: { in: [...states] } },
      { formType: { not_in: [...NOT_SOLD_TO] } },
      ...(isRecent ? [{ createdAt: { greater_than_equal: recent() } }] : []),
    ],
  };
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
  const inPhase = and(
    inArray(leads.state, [...phase.states]),
    notInArray(leads.formType, [...NOT_SOLD_TO]),
    phase.isRecent ? gte(leads.createdAt, recent()) : undefined,
  );
  const byHand = await queryBuilder(payload)
    .select({ currency: leads.currency, amount: sql<number | string>`sum(${leads.value})` })
    .from(leads)
    .where(and(inPhase, isNotNull(leads.value)))
    .groupBy(leads.currency);
  const estimated = await queryBuilder(payload)
    .select({ estimate: leads.estimate })
    .from(leads)
    .where(and(inPhase, isNull(leads.value), isNotNull(leads.estimate)));
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

async function readColumn(req: PayloadRequest, phase: Phase): Promise<PipelineColumn> {
  const { payload, user } = req;
  const where = phaseFilter(phase);
  const asReader = { collection: 'leads', where, overrideAccess: false, user } as const;
  const [{ docs }, { totalDocs: count }, sums] = await Promise.all([
    payload.find({
      ...asReader,
      sort: '-createdAt',
      limit: MOST_CARDS,
      pagination: false,
      depth: 1,
      populate: { users: { name: true } },
    }),
    payload.count(asReader),
    sumsOf(payload, phase),
  ]);
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
  return { phase, leads, count, sums };
}

/** The columns of the pipeline, as the reader may see them. */
export function readPipeline(req: PayloadRequest): Promise<PipelineColumn[]> {
  return Promise.all(PHASES.map((phase) => readColumn(req, phase)));
}

/** The filter of the list that shows all leads of a column. */
export function listConditions(states: readonly LeadState[]) {
  return [['state', 'in', states.join(',')]] as const;
}
