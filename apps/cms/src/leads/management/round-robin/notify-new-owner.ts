import type { CollectionAfterChangeHook } from 'payload';
import type { Lead } from '../../../database/generated/payload-types.ts';
import { mailColleagues } from '../../../outbox/outbox.ts';
import { wake } from '../../../process/background.ts';
import { stampOf } from '../../events/noted-events.ts';
import { recordEvents } from '../../events/record-events.ts';

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
  const person = await payload.db.findOne<{ id: number; name: string; email: string }>({
    collection: 'users',
    where,
    req,
  });
  const transactionID = await req.transactionID;
  if (!person || transactionID === undefined) return doc;
  const { id, formType } = doc;
  const now = new Date();
  // A lead can be handed on to the same person again.
  const onceKey = `assigned-${id}-${now.getTime()}`;
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
  // A change of a lead records its new owner itself.
  if (operation === 'create') {
    const facts = { from: null, to: person.name };
    const event = { ...stampOf(req), kind: 'assignee', lead: id, facts, to: [after] } as const;
    await recordEvents(payload, { transactionID }, [event]);
  }
  wake(payload, 'mail');
  return doc;
};

function idOf(person: Lead['assignee']): number | null {
  return typeof person === 'object' ? (person?.id ?? null) : (person ?? null);
}
