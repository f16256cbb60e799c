import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { forgetLearnt, learnSoon } from './learnt.ts';

/** Learns from it when a person gives a lead another state. */
export const learnFromChange: CollectionAfterChangeHook = ({ doc, previousDoc, req }) => {
  if (req.user && doc.state !== previousDoc?.state) learnSoon(req.payload);
  return doc;
};

/** Forgets what was learnt from a deleted lead, in the transaction of its deletion. */
export const forgetDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const transactionID = await req.transactionID;
  await forgetLearnt(req.payload, transactionID ? { transactionID } : {});
  learnSoon(req.payload);
  return doc;
};
