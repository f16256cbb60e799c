import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { refusal } from '../../kit/endpoint.ts';
import { AT_REST } from '../../kit/states/mail-states.ts';
import { wake } from '../process/background.ts';

/**
 * The one change that people make to a message: back to waiting, to be sent once more. Its
 * identity stays, so that a mailbox recognises a message that it has already, and so does the time at
 * which a server first took it: that was the answer. A mail in a file has reached no server.
 * @throws Refusal for any other change of state
 */
export const sendAgain: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || data.state === originalDoc?.state) return data;
  if (data.state !== 'pending' || !AT_REST.includes(originalDoc?.state)) {
    throw refusal(req, (w) => w.leadRules.sendAgain.onlyWaiting);
  }
  const now = new Date().toISOString();
  const isMail = collection.slug === 'messages' && originalDoc.state !== 'kept';
  const sentAt = isMail ? (originalDoc.sentAt ?? null) : null;
  return { ...data, attempts: 0, dueAt: now, firstDueAt: now, sentAt, problem: null };
};

/** Sends it now rather than at the worker's next look. */
export const wakeWorker: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  if (doc.state === 'pending') {
    wake(req.payload, collection.slug === 'messages' ? 'mail' : 'delivery');
  }
  return doc;
};
