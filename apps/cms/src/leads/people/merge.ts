import { and, eq, inArray, isNull } from '@payloadcms/db-sqlite/drizzle';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import type { LeadState } from '../../fields/states.ts';
import { type Words, wordsFor } from '../../kit/words.ts';
import { type HistoryEntry, historyOf } from '../events/lead-events.ts';
import { noteEvents, stampOf, transactionOf } from '../events/noted-events.ts';
import { recordEvents } from '../events/record-events.ts';
import { idOf } from '../workflow.ts';

/** A lead, as far as merging is concerned. */
interface MergedLead {
  id: number;
  reference: string;
  formType: string;
  state: LeadState;
  mergedInto?: unknown;
}

function refuse(why: keyof Words['leadRules']['merge'], req: PayloadRequest): never {
  throw new APIError(wordsFor(req).leadRules.merge[why], 400, undefined, true);
}

/**
 * Locks both leads of a merge, each by one UPDATE: of two leads that are merged into each other at
 * the same moment, one finds the other merged; and nothing is merged into a lead that is just being
 * merged itself. The older one comes first, so that two merges never wait for each other.
 */
async function holdBoth(
  req: PayloadRequest,
  lead: MergedLead,
  into: number | string,
): Promise<MergedLead> {
  const { leads } = tablesOf(req.payload);
  const db = queryBuilder(req.payload, await transactionOf(req));
  const set = { updatedAt: new Date().toISOString() };
  for (const id of [lead.id, Number(into)].toSorted((one, other) => one - other)) {
    const isFree = id === lead.id ? undefined : isNull(leads.mergedInto);
    const where = and(eq(leads.id, id), isFree);
    const held = await db.update(leads).set(set).where(where).returning({ id: leads.id });
    if (held.length === 0) refuse('gone', req);
  }
  return (await leadWith(req, into)) ?? refuse('gone', req);
}

/** Whether other leads were merged into this one. */
async function hasJoined(req: PayloadRequest, { id }: MergedLead): Promise<boolean> {
  const where = { mergedInto: { equals: id } };
  return (await req.payload.db.count({ collection: 'leads', where, req })).totalDocs > 0;
}

function leadWith(req: PayloadRequest, id: number | string): Promise<MergedLead | null> {
  const where = { id: { equals: id } };
  return req.payload.db.findOne<MergedLead>({ collection: 'leads', where, req });
}

const isApplication = ({ formType }: MergedLead) => formType === 'career';

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
  const lead = originalDoc as MergedLead;
  const [before, after] = [idOf(lead.mergedInto), idOf(data.mergedInto)];
  if (before === after) return data;
  if (after === lead.id) refuse('itself', req);
  const { payload } = req;
  const transaction = await transactionOf(req);
  const ofOther = (other: MergedLead, kind: 'left' | 'joined') =>
    recordEvents(payload, transaction, [
      { ...stampOf(req), kind, lead: other.id, facts: { lead: lead.reference } },
    ]);
  let state = lead.state;
  if (before !== null) {
    const former = await leadWith(req, before);
    state = stateBefore(await historyOf(payload, lead.id, transaction));
    const facts = { to: state, ...(former && { lead: former.reference }) };
    noteEvents(req, lead.id, [{ kind: 'unmerged', facts }]);
    if (former) await ofOther(former, 'left');
  }
  if (after !== null) {
    if (await hasJoined(req, lead)) refuse('holds', req);
    const target = await holdBoth(req, lead, after);
    // Another one may have been merged into this lead before it was locked.
    if (await hasJoined(req, lead)) refuse('holds', req);
    if (isApplication(target) !== isApplication(lead)) refuse('kind', req);
    noteEvents(req, lead.id, [{ kind: 'merged', facts: { from: state, lead: target.reference } }]);
    await ofOther(target, 'joined');
    state = 'merged';
  }
  return { ...data, state };
};

/** The state of a lead before it was merged. */
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
  await queryBuilder(payload, req)
    .update(leads)
    .set({ mergedInto: null, state: 'in-progress', updatedAt: new Date().toISOString() })
    .where(inArray(leads.mergedInto, [...ids]));
}
