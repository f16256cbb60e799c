import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { countStored, findStored, storedWith } from '../../platform/database/stored.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { env } from '../../platform/process/env.ts';
import { transactionOf } from '../events/noted-events.ts';
import { idOf } from '../workflow.ts';

/** Rows of one statement; databases limit how many values it may have. */
const AT_ONCE = 400;

/**
 * Stores, in the transaction that changes the leads, the jobs for the second place. The newest job
 * of a lead counts. Does nothing where there is no second place.
 */
export async function noteCopyJobs(
  payload: Payload,
  references: readonly string[],
  isErasure: boolean,
  req: Partial<InTransaction>,
): Promise<void> {
  if (!env.LEADS_COPY) return;
  const table = tablesOf(payload).lead_copies;
  for (let at = 0; at < references.length; at += AT_ONCE) {
    const rows = references.slice(at, at + AT_ONCE).map((reference) => ({ reference, isErasure }));
    await queryBuilder(payload, req)
      .insert(table)
      .values(rows as never)
      .onConflictDoUpdate({ target: table.reference, set: { isErasure } as never });
  }
}

/** The oldest jobs that were stored before a time. */
export function oldestCopyJobs(payload: Payload, before: Date, limit: number) {
  return findStored(payload, 'lead-copies', {
    where: { createdAt: { less_than: before.toISOString() } },
    sort: 'id',
    limit,
    fields: ['reference', 'isErasure'],
  });
}

/**
 * Takes jobs off the list that were done.
 * @returns references whose job was another one by now, or none
 */
export async function endCopyJobs(
  payload: Payload,
  references: readonly string[],
  isErasure: boolean,
): Promise<string[]> {
  if (references.length === 0) return [];
  const table = tablesOf(payload).lead_copies;
  const ended = await queryBuilder(payload)
    .delete(table)
    .where(and(inArray(table.reference, [...references]), eq(table.isErasure, isErasure)))
    .returning({ reference: table.reference });
  const known = new Set(ended.map(({ reference }) => reference));
  return references.filter((reference) => !known.has(reference));
}

/** The open jobs of the second place at a time, and since when the oldest is; `null` without any. */
export async function copyBacklog(
  payload: Payload,
  at: Date,
): Promise<{ copies: number; erasures: number; since: string } | null> {
  const collection = 'lead-copies';
  const before = { createdAt: { less_than: at.toISOString() } };
  const { docs, totalDocs } = await payload.db.find<{ createdAt: string }>({
    collection,
    where: before,
    sort: 'createdAt',
    limit: 1,
  });
  const [first] = docs;
  if (!first) return null;
  const where = { and: [before, { isErasure: { equals: true } }] };
  const erasures = await countStored(payload, collection, where);
  return { copies: totalDocs - erasures, erasures, since: first.createdAt };
}

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
  const found = await storedWith(req.payload, 'leads', idOf(lead), req);
  if (found) await note(req, found.reference, false);
};

async function note(req: PayloadRequest, reference: string, isErasure: boolean): Promise<void> {
  await noteCopyJobs(req.payload, [reference], isErasure, await transactionOf(req));
}
