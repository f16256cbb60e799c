import type { CollectionAfterChangeHook } from 'payload';
import { recordHappening, recordStateChange } from './happenings.ts';

function idOf(person: unknown): number | null {
  const id = typeof person === 'object' ? (person as { id?: unknown } | null)?.id : person;
  return typeof id === 'number' ? id : null;
}

/**
 * Tells of a lead that has another assignee or another state, in the transaction of the change. The
 * person who takes a lead needs no message about it.
 */
export const announceChanges: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc;
  const { payload } = req;
  const at = new Date().toISOString();
  const assignee = idOf(doc.assignee);
  if (assignee !== null && assignee !== idOf(previousDoc.assignee)) {
    const to = assignee === req.user?.id ? [] : [assignee];
    const key = `assigned:${doc.id}:${assignee}:${at}`;
    await recordHappening(payload, req, { event: 'lead.assigned', lead: doc.id, to, key, at });
  }
  if (doc.state !== previousDoc.state) {
    const change = { lead: doc.id, from: previousDoc.state, to: doc.state, at };
    await recordStateChange(payload, req, change);
  }
  return doc;
};
