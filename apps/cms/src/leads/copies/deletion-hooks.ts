import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { noteCopyJobs } from './copy-jobs.ts';

/** A lead that is deleted by hand is deleted at the second place as well. */
export const deleteItsCopy: CollectionAfterDeleteHook<{ id: number; reference: string }> = async ({
  doc,
  req,
}) => {
  await note(req, doc.reference, true);
};

/** A file that is deleted by hand leaves the copy of its lead as well: the copy is written anew. */
export const renewCopyWithout: CollectionAfterDeleteHook<{ id: number; lead: unknown }> = async ({
  doc: { lead },
  req,
}) => {
  const id = typeof lead === 'object' && lead !== null ? (lead as { id: number }).id : lead;
  const found = await req.payload.db.findOne<{ id: number; reference: string }>({
    collection: 'leads',
    where: { id: { equals: id } },
    select: { reference: true },
    req,
  });
  if (found) await note(req, found.reference, false);
};

async function note(req: PayloadRequest, reference: string, isErasure: boolean): Promise<void> {
  const transactionID = await req.transactionID;
  const inTransaction = transactionID === undefined ? {} : { transactionID };
  await noteCopyJobs(req.payload, [reference], isErasure, inTransaction);
}
