import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload';
import { AT_REST } from '../fields/states.ts';
import { wakeMailWorker } from './mail-workers.ts';

/**
 * The one change that people make to a message: back to waiting, to be sent once more. Its
 * identity stays, so that a mailbox recognises a message that it has already.
 * @throws APIError for any other change of state
 */
export const sendAgain: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || data.state === originalDoc?.state) return data;
  if (data.state !== 'pending' || !AT_REST.includes(originalDoc?.state)) {
    throw new APIError('A message can only be set back to waiting.', 400, null, true);
  }
  const now = new Date().toISOString();
  return { ...data, attempts: 0, dueAt: now, firstDueAt: now, sentAt: null, problem: null };
};

/** Sends it now rather than at the worker's next look. */
export const wakeWorker: CollectionAfterChangeHook = ({ doc, req }) => {
  if (doc.state === 'pending') wakeMailWorker(req.payload);
  return doc;
};
