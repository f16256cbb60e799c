import { APIError, type CollectionBeforeChangeHook } from 'payload';
import type { AdminLabel } from '../fields/admin-label.ts';
import { inAdminLanguage } from '../fields/default-language.ts';
import type { LeadState } from '../fields/states.ts';
import { nextStates } from './next-states.ts';

/**
 * One change in a lead's history, with its author and time. Names stay when an account is deleted.
 */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  at: string;
  /** Name of the person; `null`: the application itself. */
  by: string | null;
  change: 'state' | 'assignee' | 'notes' | 'next-step';
  /** How a lead came to be answered: by a reply that a mail server took, or by a click. */
  how?: 'mail' | 'by-hand';
  /** State, name of the assignee or next step before and after; notes are not repeated here. */
  from?: string | null;
  to?: string | null;
}

/** In these states the sender has had an answer. */
const REPLIED: readonly LeadState[] = ['answered', 'won'];

/** These end the wait of a visitor who has written back. */
const CLOSING: readonly LeadState[] = ['answered', 'won', 'lost', 'spam'];

const NO_WAY: AdminLabel = {
  pl: 'Tego stanu nie można teraz ustawić.',
  en: 'The lead cannot take this state now.',
};

/**
 * Keeps the workflow of a lead: allows only the steps of `nextStates`, notes the time of the first
 * answer, makes the person who takes a lead its assignee, and writes the history.
 * @throws APIError 400 for a step that is none
 */
export const keepWorkflow: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  const at = new Date().toISOString();
  const by = req.user ? String(req.user.name ?? '') : null;
  const entries: HistoryEntry[] = [];
  if (data.state !== undefined && data.state !== originalDoc.state) {
    const { state: from } = originalDoc as { state: LeadState };
    if (!nextStates(from).includes(data.state)) {
      throw new APIError(inAdminLanguage(NO_WAY, req), 400, undefined, true);
    }
    const how = REPLIED.includes(data.state) && !originalDoc.firstAnsweredAt && req.user;
    const entry: HistoryEntry = { at, by, change: 'state', from, to: data.state };
    entries.push(how ? { ...entry, how: 'by-hand' } : entry);
    if (CLOSING.includes(data.state)) data.clientWroteAt = null;
    if (REPLIED.includes(data.state)) data.firstAnsweredAt = originalDoc.firstAnsweredAt ?? at;
    const isTaken = data.state === 'in-progress' && !(data.assignee ?? originalDoc.assignee);
    if (isTaken && req.user) data.assignee = req.user.id;
  }
  const before = idOf(originalDoc.assignee);
  const after = data.assignee === undefined ? before : idOf(data.assignee);
  if (before !== after) {
    const [from, to] = [await nameOf(before, req), await nameOf(after, req)];
    entries.push({ at, by, change: 'assignee', from, to });
  }
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

type Request = Parameters<CollectionBeforeChangeHook>[0]['req'];

function stepOf({ nextStep }: { nextStep?: unknown }): string {
  return typeof nextStep === 'string' ? nextStep : '';
}

function idOf(person: unknown): number | string | null {
  const id = typeof person === 'object' ? (person as { id?: unknown } | null)?.id : person;
  return typeof id === 'number' || typeof id === 'string' ? id : null;
}

async function nameOf(id: number | string | null, req: Request): Promise<string | null> {
  if (id === null) return null;
  const user = await req.payload.db.findOne<{ id: number; name: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  return user?.name ?? null;
}

/** What happened to a lead so far, oldest first. */
export function historyOf(lead: { history?: unknown }): HistoryEntry[] {
  return Array.isArray(lead.history) ? (lead.history as HistoryEntry[]) : [];
}
