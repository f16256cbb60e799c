import { desc, or } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type LeadScope, leadScope } from '../../accounts/access.ts';
import { PHASES, type Phase } from '../../leads/next-states.ts';
import {
  inPhase,
  type Money,
  summed,
  type Totals,
  total,
  withTotals,
  worthOf,
} from '../../leads/sales/worth.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { findSeen, type Stored } from '../../platform/database/stored.ts';

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
  'expectedAt',
  'lossReason',
  'createdAt',
] as const;

type Shown = Pick<Stored<'leads'>, 'id' | (typeof ON_CARD)[number]>;

type Card = Shown & {
  worth: Money | null;
  assigneeName: string | null;
};

/** A column; its totals are those of all leads in it. */
export interface PipelineColumn extends Totals {
  phase: Phase;
  leads: Card[];
}

/** Cards of one column; the list has the others. */
const MOST_CARDS = 30;

/** Counts and sums of the columns, with one query: each lead is looked at once. */
async function readTotals(payload: Payload, scope: LeadScope): Promise<Map<Phase, Totals>> {
  const { leads } = tablesOf(payload);
  const { by, columns } = summed(payload);
  const rows = await queryBuilder(payload)
    .select({ state: leads.state, ...columns })
    .from(leads)
    .where(or(...PHASES.map((phase) => inPhase(payload, scope, phase))))
    .groupBy(leads.state, ...by);
  const parts = await withTotals(payload, rows);
  const ofPhase = ({ states }: Phase) => parts.filter(({ state }) => states.includes(state));
  return new Map(PHASES.map((phase) => [phase, total(ofPhase(phase))]));
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
  const assignees = all.flatMap(({ assignee }) => assignee ?? []);
  const [worth, names] = await Promise.all([worthOf(payload, all), namesOf(req, assignees)]);
  const cardOf = (lead: Shown): Card => ({
    ...lead,
    worth: worth[all.indexOf(lead)] ?? null,
    assigneeName: names.get(Number(lead.assignee)) ?? null,
  });
  return PHASES.map((phase, at) => ({
    phase,
    leads: (cards[at] ?? []).map(cardOf),
    ...(totals.get(phase) ?? { count: 0, sums: [] }),
  }));
}
