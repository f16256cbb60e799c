import type { FormType } from '@osnowa/contract';
import { APIError, type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { Role } from '../access/roles.ts';
import type { LeadSource, LeadState, LossReason } from '../fields/states.ts';
import { label, wordsFor } from '../kit/words.ts';
import { seesForm } from './access.ts';
import { isPromised, WAITING, WITH_DEADLINE } from './deadlines/promised.ts';
import { nextStates } from './next-states.ts';

/**
 * One change in a lead's history, with its author and time. Names stay when an account is deleted.
 */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  at: string;
  /** Name of the person; `null`: the application itself. */
  by: string | null;
  /**
   * `entered`: written down by hand; `answered`: marked as answered by hand in a later state;
   * `merged` and `unmerged`: into another lead, and out of it; `joined` and `left`: another lead
   * did so with this one; `call-moved` and `call-cancelled`: the call that was booked;
   * `call-accepted`, `call-tentative`, `call-declined` and `call-proposed`: the answer of the
   * visitor's calendar to its invitation.
   */
  change:
    | 'state'
    | 'assignee'
    | 'notes'
    | 'next-step'
    | 'value'
    | 'entered'
    | 'answered'
    | 'merged'
    | 'unmerged'
    | 'joined'
    | 'left'
    | 'call-moved'
    | 'call-cancelled'
    | `call-${'accepted' | 'tentative' | 'declined' | 'proposed'}`;
  /**
   * How a lead came to be answered: by a reply that a mail server took, or by a click. Of a lead that
   * was entered: out of a received mail. Of a call: the visitor changed it.
   */
  how?: 'mail' | 'by-hand' | 'by-visitor';
  /**
   * State, name of the assignee, next step, value or time of the call (ISO 8601) before and after;
   * notes are not repeated here.
   */
  from?: string | null;
  to?: string | null;
  /** Reference of the other lead of a merge. */
  lead?: string;
  /** Why it was lost. */
  reason?: LossReason | null;
}

/** These end the wait of a visitor who has written back. */
const CLOSING: readonly LeadState[] = ['answered', 'won', 'lost', 'spam'];

type Change = Parameters<CollectionBeforeChangeHook>[0];

/** A lead, as far as its state is concerned. */
interface Lead {
  state: LeadState;
  formType: FormType;
  source?: LeadSource | null;
  firstAnsweredAt?: string | null;
}

/**
 * Keeps the workflow of a lead: allows only the steps of `nextStates`, asks why a lead is lost,
 * stores the first answer's time, makes a lead's taker its assignee, and writes the history.
 * @throws APIError 400 for a step that is not allowed, an answer that was not given, and an owner
 *   who may not see the lead; ValidationError for a loss without a reason
 */
export const keepWorkflow: CollectionBeforeChangeHook = async (change) => {
  const { data, originalDoc, operation, req } = change;
  if (operation === 'create') await nameOfOwner(idOf(data.assignee), data, req);
  if (operation !== 'update' || !originalDoc) return data;
  const at = new Date().toISOString();
  const by = req.user ? String(req.user.name ?? '') : null;
  const entries: HistoryEntry[] = answerElsewhere(change, { at, by });
  if (data.state !== undefined && data.state !== originalDoc.state) {
    entries.push(changeState(change, { at, by }));
  }
  requireReason(change);
  const before = idOf(originalDoc.assignee);
  const after = data.assignee === undefined ? before : idOf(data.assignee);
  if (before !== after) {
    const [from, to] = [await nameOf(before, req), await nameOfOwner(after, originalDoc, req)];
    entries.push({ at, by, change: 'assignee', from, to });
  }
  const [from, to] = [amountOf(originalDoc), amountOf({ ...originalDoc, ...data })];
  if (from !== to) entries.push({ at, by, change: 'value', from, to });
  if (data.notes !== undefined && (data.notes ?? '') !== (originalDoc.notes ?? '')) {
    entries.push({ at, by, change: 'notes' });
  }
  const step = stepOf(originalDoc);
  if (data.nextStep !== undefined && (data.nextStep ?? '') !== step) {
    entries.push({ at, by, change: 'next-step', from: step || null, to: data.nextStep || null });
  }
  if (entries.length > 0) data.history = [...historyOf(originalDoc), ...entries];
  return data;
};

type Stamp = Pick<HistoryEntry, 'at' | 'by'>;

/**
 * Ends the reply deadline of a lead of which a person says that its sender was answered elsewhere,
 * by telephone for example. In a state before any answer the lead is answered then. One without an
 * owner is that person's.
 */
function answerElsewhere({ data, originalDoc, req }: Change, { at, by }: Stamp): HistoryEntry[] {
  const isSaid = data.answeredElsewhere === true;
  data.answeredElsewhere = undefined;
  if (!isSaid || originalDoc.firstAnsweredAt || !WITH_DEADLINE.includes(originalDoc.state))
    return [];
  data.firstAnsweredAt = at;
  data.clientWroteAt = null;
  if (req.user && !(data.assignee ?? originalDoc.assignee)) data.assignee = req.user.id;
  const isFirst = WAITING.includes(originalDoc.state);
  data.state = isFirst ? 'answered' : originalDoc.state;
  return isFirst ? [] : [{ at, by, change: 'answered' }];
}

/**
 * Gives a lead its next state. Only a statement that its sender was answered ends the reply
 * deadline: a state that a person gives on the board, or to many leads at once, is none.
 */
function changeState({ data, originalDoc, req }: Change, { at, by }: Stamp): HistoryEntry {
  const { state: from, firstAnsweredAt } = originalDoc as Lead;
  const to = data.state as LeadState;
  if (!nextStates(from).includes(to)) {
    throw new APIError(wordsFor(req).leadRules.workflow.noWay, 400, undefined, true);
  }
  if (to !== 'lost') data.lossReason = null;
  if (CLOSING.includes(to)) data.clientWroteAt = null;
  const isFirstAnswer = to === 'answered' && !firstAnsweredAt;
  if (isFirstAnswer) {
    const isGiven = Boolean(data.firstAnsweredAt) || !isPromised(originalDoc as Lead);
    if (req.user && !isGiven) {
      throw new APIError(wordsFor(req).leadRules.workflow.noAnswer, 400, undefined, true);
    }
    data.firstAnsweredAt = data.firstAnsweredAt ?? at;
  }
  const isTaken = to === 'in-progress' && !(data.assignee ?? originalDoc.assignee);
  if (isTaken && req.user) data.assignee = req.user.id;
  return {
    at,
    by,
    change: 'state',
    from,
    to,
    ...(to === 'lost' && { reason: data.lossReason }),
    ...(isFirstAnswer && req.user && { how: 'by-hand' as const }),
  };
}

/** Leads that were lost before reasons were asked for may stay without one. */
function requireReason({ collection, data, originalDoc, req }: Change): void {
  const isLost = (data.state ?? originalDoc.state) === 'lost';
  const isNew = data.state !== undefined && data.state !== originalDoc.state;
  const isTakenOff = data.lossReason !== undefined && Boolean(originalDoc.lossReason);
  if (!isLost || data.lossReason || !(isNew || isTakenOff)) return;
  const message = wordsFor(req).leadRules.workflow.reasonNeeded;
  const errors = [
    { path: 'lossReason', label: label((w) => w.leadRules.workflow.reasonLabel), message },
  ];
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
}

function stepOf({ nextStep }: { nextStep?: unknown }): string {
  return typeof nextStep === 'string' ? nextStep : '';
}

function amountOf({ value, currency }: { value?: unknown; currency?: unknown }): string | null {
  return typeof value === 'number' ? `${value} ${currency ?? 'PLN'}` : null;
}

type Request = Change['req'];

/** The id of a person or a lead, of a relationship that may be a whole document. */
export function idOf(related: unknown): number | string | null {
  const id = typeof related === 'object' ? (related as { id?: unknown } | null)?.id : related;
  return typeof id === 'number' || typeof id === 'string' ? id : null;
}

interface Person {
  id: number;
  name: string;
  roles: Role[];
}

async function personWith(id: number | string | null, req: Request): Promise<Person | null> {
  if (id === null) return null;
  const where = { id: { equals: id } };
  return req.payload.db.findOne<Person>({ collection: 'users', where, req });
}

async function nameOf(id: number | string | null, req: Request): Promise<string | null> {
  return (await personWith(id, req))?.name ?? null;
}

/** @throws APIError 400 for a person who could not open the lead */
async function nameOfOwner(
  id: number | string | null,
  lead: { formType?: FormType },
  req: Request,
): Promise<string | null> {
  const person = await personWith(id, req);
  if (person && lead.formType && !seesForm(person, lead.formType)) {
    throw new APIError(wordsFor(req).leadRules.workflow.notTheirs, 400, undefined, true);
  }
  return person?.name ?? null;
}

/** The changes of a lead so far, oldest first. */
export function historyOf(lead: { history?: unknown }): HistoryEntry[] {
  return Array.isArray(lead.history) ? (lead.history as HistoryEntry[]) : [];
}
