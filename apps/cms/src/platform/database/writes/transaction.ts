import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { processMetrics } from '../../process/metrics.ts';

/** The transaction that database operations of Payload join. */
export type InTransaction = Pick<PayloadRequest, 'transactionID'>;

type Run = (work: (transaction: unknown) => Promise<unknown>) => Promise<unknown>;

/**
 * Does the work in one transaction and returns once it is committed. Unlike Payload's own
 * `commitTransaction`, which ignores a commit that failed, this one throws: an answer that promises
 * stored data may follow only a commit.
 */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: InTransaction) => Promise<Result>,
): Promise<Result> {
  const { drizzle, sessions } = payload.db;
  if (!sessions) throw new Error('This database has no transactions.');
  const run = drizzle.transaction.bind(drizzle) as Run;
  const transactionID = randomUUID();
  const belongsToRun = async () => undefined;
  const { writeWait, writesFailed } = processMetrics();
  const stopTimer = writeWait.startTimer();
  let hasBegun = false;
  const begun = run(async (transaction) => {
    hasBegun = true;
    stopTimer();
    sessions[transactionID] = { db: transaction, resolve: belongsToRun, reject: belongsToRun };
    try {
      return await work({ transactionID });
    } finally {
      delete sessions[transactionID];
    }
  });
  try {
    return (await begun) as Result;
  } catch (error) {
    if (!hasBegun) writesFailed.inc();
    throw error;
  }
}
