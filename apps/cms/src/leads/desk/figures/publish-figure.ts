import { randomUUID } from 'node:crypto';
import type { ReadReply } from '@osnowa/contract';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { appendChanges } from '../../../changes/change-log.ts';
import { contentChanges } from '../../../changes/content-changes.ts';
import { leaseState, takeLease } from '../../../database/lease.ts';
import { queryBuilder, tablesOf } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/writes/transaction.ts';
import type { FigureName } from '../../../reads/figures.ts';

/** Calculating a figure. */
interface Calculation<Name extends FigureName> {
  calculate: () => Promise<ReadReply<Name>>;
  /** It is calculated no more often than this, by all processes together, in ms. */
  every: number;
  now: Date;
}

/**
 * Calculates a figure when it is time to, stores it for the site to read, and says that it changed,
 * in one transaction. One that is as before is not written: no page is made anew for it.
 */
export async function publishFigure<Name extends FigureName>(
  payload: Payload,
  name: Name,
  { calculate, every, now }: Calculation<Name>,
): Promise<void> {
  // A holder of its own each time, because the process that had the lease last may take it again.
  if (!(await takeLease(payload, name, every, now, randomUUID()))) return;
  const state = JSON.stringify(await calculate());
  if ((await leaseState(payload, name)) === state) return;
  const { work_leases: leases } = tablesOf(payload);
  await inTransaction(payload, async (req) => {
    await queryBuilder(payload, req).update(leases).set({ state }).where(eq(leases.name, name));
    const change = { source: 'lead-desk', tags: [name] };
    await appendChanges(payload, [change], req.transactionID);
  });
  await contentChanges(payload).followOwn();
}
