import type { CollectionAfterChangeHook } from 'payload';
import type { Lead } from '../../../database/generated/payload-types.ts';
import { mailColleagues } from '../../../outbox/to-colleagues.ts';
import { wake } from '../../../process/background.ts';
import { recordEvent } from '../../events/record-events.ts';
import { historyOf } from '../../workflow.ts';

/**
 * Notifies a person that a colleague has handed a lead on to them, or has entered one for them, in
 * the transaction of the change.
 */
export const notifyNewOwner: CollectionAfterChangeHook<Lead> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const [before, after] = [idOf(previousDoc?.assignee), idOf(doc.assignee)];
  if (after === null || after === before || after === req.user?.id) return doc;
  const { payload } = req;
  const where = { id: { equals: after } };
  const person = await payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where,
    req,
  });
  const transactionID = await req.transactionID;
  if (!person || transactionID === undefined) return doc;
  const { id, formType } = doc;
  const now = new Date();
  // A lead can be handed on to the same person again: each time is a line of the history.
  const onceKey = `assigned-${id}-${historyOf(doc).length}`;
  const mail = {
    kind: 'assigned',
    lead: id,
    formType,
    onceKey,
    to: [person.email],
    at: now,
  } as const;
  const isNew = await mailColleagues(payload, { transactionID }, mail);
  if (!isNew) return doc;
  const event = {
    event: 'lead.assigned',
    lead: id,
    to: [after],
    key: `lead.assigned:${onceKey}`,
    at: now.toISOString(),
  } as const;
  // A change of a lead announces its new owner itself.
  if (operation === 'create') await recordEvent(payload, { transactionID }, event);
  wake(payload, 'mail');
  return doc;
};

function idOf(person: Lead['assignee']): number | null {
  return typeof person === 'object' ? (person?.id ?? null) : (person ?? null);
}
