import { and, eq, inArray, isNull } from '@payloadcms/db-sqlite/drizzle';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { LeadState } from '../../kit/states/states.ts';
import { type Words, wordsFor } from '../../kit/words.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { countStored, type Stored, storedWith } from '../../platform/database/stored.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { type HistoryEntry, historyOf } from '../events/lead-events.ts';
import { noteEvents, transactionOf } from '../events/noted-events.ts';
import { keepWaits } from '../events/waits.ts';
import { idOf } from '../workflow.ts';

type Lead = Stored<'leads'>;

function refuse(why: keyof Words['leadRules']['merge'], req: PayloadRequest): never {
  throw new APIError(wordsFor(req).leadRules.merge[why], 400, undefined, true);
}

/**
 * Locks both leads of a merge, each by one UPDATE: of two leads that are merged into each other at
 * the same moment, one finds the other merged; and nothing is merged into a lead that is just being
 * merged itself. The older one comes first, so that two merges never wait for each other.
 */
async function holdBoth(req: PayloadRequest, lead: Lead, into: number | string): Promise<Lead> {
  const { leads } = tablesOf(req.payload);
  const db = queryBuilder(req.payload, await transactionOf(req));
  const set = { updatedAt: new Date().toISOString() };
  for (const id of [lead.id, Number(into)].toSorted((one, other) => one - other)) {
    const isFree = id === lead.id ? undefined : isNull(leads.mergedInto);
    const where = and(eq(leads.id, id), isFree);
    const held = await db.update(leads).set(set).where(where).returning({ id: leads.id });
    if (held.length === 0) refuse('gone', req);
  }
  return (await storedWith(req.payload, 'leads', into, req)) ?? refuse('gone', req);
}

async function hasJoined(req: PayloadRequest, { id }: Lead): Promise<boolean> {
  return (await countStored(req.payload, 'leads', { mergedInto: { equals: id } }, req)) > 0;
}

const isApplication = ({ formType }: Lead) => formType === 'career';

/**
 * Merges a lead into another one when its `mergedInto` is set, and separates them when it is
 * emptied: both histories record it. A merged lead leaves the inbox and has no reply deadline;
 * separated, it has the state that it had before.
 * @throws APIError 400 with a sentence for leads that cannot be merged
 */
export const keepMerge: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || data.mergedInto === undefined) return data;
  const lead = originalDoc as Lead;
  const [before, after] = [idOf(lead.mergedInto), idOf(data.mergedInto)];
  if (before === after) return data;
  if (after === lead.id) refuse('itself', req);
  const { payload } = req;
  const transaction = await transactionOf(req);
  const ofOther = (other: Lead, kind: 'left' | 'joined') =>
    noteEvents(req, lead.id, [{ kind, lead: other.id, facts: { lead: lead.reference } }]);
  let state = lead.state;
  if (before !== null) {
    const former = await storedWith(payload, 'leads', before, req);
    state = stateBefore(await historyOf(payload, lead.id, transaction));
    const facts = { to: state, ...(former && { lead: former.reference }) };
    noteEvents(req, lead.id, [{ kind: 'unmerged', facts }]);
    if (former) ofOther(former, 'left');
  }
  if (after !== null) {
    if (await hasJoined(req, lead)) refuse('holds', req);
    const target = await holdBoth(req, lead, after);
    // Another one may have been merged into this lead before it was locked.
    if (await hasJoined(req, lead)) refuse('holds', req);
    if (isApplication(target) !== isApplication(lead)) refuse('kind', req);
    noteEvents(req, lead.id, [{ kind: 'merged', facts: { from: state, lead: target.reference } }]);
    ofOther(target, 'joined');
    state = 'merged';
  }
  return { ...data, state };
};

function stateBefore(history: readonly HistoryEntry[]): LeadState {
  const merge = history.findLast(({ change }) => change === 'merged');
  return (merge?.from as LeadState | undefined) ?? 'in-progress';
}

/**
 * Gives leads that were merged into others back to the inbox, in progress, before the others are
 * deleted: they may be another person's, and are not lost with them. Programs that follow the leads
 * read them again.
 */
export async function separateFrom(
  payload: Payload,
  ids: readonly number[],
  req: Partial<InTransaction>,
): Promise<void> {
  if (ids.length === 0) return;
  const { leads } = tablesOf(payload);
  const separated = await queryBuilder(payload, req)
    .update(leads)
    .set({ mergedInto: null, state: 'in-progress', updatedAt: new Date().toISOString() })
    .where(inArray(leads.mergedInto, [...ids]))
    .returning({ lead: leads.id });
  const events = separated.map(({ lead }) => ({ kind: 'unmerged', lead }) as const);
  await keepWaits(payload, req, events);
}
