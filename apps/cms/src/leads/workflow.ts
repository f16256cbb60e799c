import type { FormType } from '@osnowa/contract';
import { APIError, type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { seesForm } from '../accounts/access.ts';
import type { LeadState } from '../kit/states/states.ts';
import { label, wordsFor } from '../kit/words.ts';
import { type Stored, storedWith } from '../platform/database/stored.ts';
import { isPromised, owesAnswer, WAITING } from './deadlines/promised.ts';
import { type Change, noteEvents, stampOf } from './events/noted-events.ts';
import { nextStates } from './next-states.ts';

type Hook = Parameters<CollectionBeforeChangeHook>[0];

/**
 * Keeps the workflow of a lead: allows only the steps of `nextStates`, asks why a lead is lost,
 * stores the first answer's time, makes a lead's taker its assignee, and notes the events.
 * @throws APIError 400 for a step that is not allowed, an answer that was not given, and an owner
 *   who may not see the lead; ValidationError for a loss without a reason
 */
export const keepWorkflow: CollectionBeforeChangeHook = async (hook) => {
  const { data, originalDoc, operation, req } = hook;
  if (operation === 'create') await nameOfOwner(idOf(data.assignee), data, req);
  if (operation !== 'update' || !originalDoc) return data;
  const { at } = stampOf(req);
  const isSaid = data.answeredElsewhere === true;
  const events: Change[] = answerElsewhere(hook, at);
  if (data.state !== undefined && data.state !== originalDoc.state) {
    events.push(changeState(hook, at, isSaid));
  }
  requireReason(hook);
  const before = idOf(originalDoc.assignee);
  const after = data.assignee === undefined ? before : idOf(data.assignee);
  if (before !== after) {
    const [from, to] = [await nameOf(before, req), await nameOfOwner(after, originalDoc, req)];
    const notified = after === null || after === req.user?.id ? [] : [Number(after)];
    events.push({ kind: 'assignee', facts: { from, to }, to: notified });
  }
  const [from, to] = [amountOf(originalDoc), amountOf({ ...originalDoc, ...data })];
  if (from !== to) events.push({ kind: 'value', facts: { from, to } });
  if (data.notes !== undefined && (data.notes ?? '') !== (originalDoc.notes ?? '')) {
    events.push({ kind: 'notes' });
  }
  const step = stepOf(originalDoc);
  if (data.nextStep !== undefined && (data.nextStep ?? '') !== step) {
    const facts = { from: step || null, to: data.nextStep || null };
    events.push({ kind: 'next-step', facts });
  }
  noteEvents(req, originalDoc.id, events, true);
  return data;
};

/**
 * Ends the wait of a customer of whom a person says that nothing is owed any more: answered by
 * telephone, for example. In a state before any answer the lead is answered then. One without an owner
 * is that person's.
 */
function answerElsewhere({ data, originalDoc, req }: Hook, at: string): Change[] {
  const isSaid = data.answeredElsewhere === true;
  data.answeredElsewhere = undefined;
  if (!isSaid || !(originalDoc.waitsSince || owesAnswer(originalDoc as Stored<'leads'>))) return [];
  data.firstAnsweredAt = originalDoc.firstAnsweredAt ?? at;
  if (req.user && !(data.assignee ?? originalDoc.assignee)) data.assignee = req.user.id;
  const isFirst = WAITING.includes(originalDoc.state);
  data.state = isFirst ? 'answered' : originalDoc.state;
  return isFirst ? [] : [{ kind: 'answered' }];
}

/**
 * Gives a lead its next state. Only a statement that its sender was answered ends the reply
 * deadline: a state that a person gives on the board, or to many leads at once, is none.
 * @param isSaid whether the person says that the customer was answered
 */
function changeState({ data, originalDoc, req }: Hook, at: string, isSaid: boolean): Change {
  const { state: from, firstAnsweredAt, waitsSince } = originalDoc as Stored<'leads'>;
  const to = data.state as LeadState;
  if (!nextStates(from).includes(to)) {
    throw new APIError(wordsFor(req).leadRules.workflow.noWay, 400, undefined, true);
  }
  if (to !== 'lost') data.lossReason = null;
  const isFirstAnswer = to === 'answered' && !firstAnsweredAt;
  const isPromise = isFirstAnswer && isPromised(originalDoc as Stored<'leads'>);
  const isOwed = to === 'answered' && Boolean(waitsSince);
  if (req.user && !isSaid && (isOwed || (isPromise && !data.firstAnsweredAt))) {
    throw new APIError(wordsFor(req).leadRules.workflow.noAnswer, 400, undefined, true);
  }
  if (isFirstAnswer) {
    data.firstAnsweredAt = data.firstAnsweredAt ?? at;
  }
  const isTaken = to === 'in-progress' && !(data.assignee ?? originalDoc.assignee);
  if (isTaken && req.user) data.assignee = req.user.id;
  const facts = {
    ...{ from, to },
    ...(to === 'lost' && { reason: data.lossReason }),
    ...(isFirstAnswer && req.user && { how: 'by-hand' as const }),
  };
  return { kind: 'state', facts };
}

/** Leads that were lost before reasons were asked for may stay without one. */
function requireReason({ collection, data, originalDoc, req }: Hook): void {
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

type Request = Hook['req'];

/** The id of a person or a lead, of a relationship that may be a whole document. */
export function idOf(related: unknown): number | string | null {
  const id = typeof related === 'object' ? (related as { id?: unknown } | null)?.id : related;
  return typeof id === 'number' || typeof id === 'string' ? id : null;
}

async function nameOf(id: number | string | null, req: Request): Promise<string | null> {
  return (await storedWith(req.payload, 'users', id, req))?.name ?? null;
}

/** @throws APIError 400 for a person who could not open the lead */
async function nameOfOwner(
  id: number | string | null,
  lead: { formType?: FormType },
  req: Request,
): Promise<string | null> {
  const person = await storedWith(req.payload, 'users', id, req);
  if (person && lead.formType && !seesForm(person, lead.formType)) {
    throw new APIError(wordsFor(req).leadRules.workflow.notTheirs, 400, undefined, true);
  }
  return person?.name ?? null;
}
