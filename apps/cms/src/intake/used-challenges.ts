import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';

/** A solved challenge, which counts once, for one submission. */
export interface UsedChallenge {
  signature: string;
  /** Name of the submission. */
  usedBy: string;
  /** When it expires, ISO 8601. */
  until: string;
}

/** Another submission used the challenge at the same moment. */
export class ChallengeTaken extends Error {
  override name = 'ChallengeTaken';
}

const collection = 'used-challenges';

/** Whether another submission has used the challenge. */
export async function isTaken(
  payload: Payload,
  { signature, usedBy }: UsedChallenge,
  req: Partial<InTransaction> = {},
): Promise<boolean> {
  const where = { signature: { equals: signature } };
  const found = await payload.db.findOne<UsedChallenge & { id: number }>({
    collection,
    where,
    req,
  });
  return found !== null && found.usedBy !== usedBy;
}

/**
 * Notes in the transaction of the leads which challenges they have used: one counts once, in all
 * processes and after a restart.
 * @throws ChallengeTaken when another submission was first
 */
export async function takeChallenges(
  payload: Payload,
  challenges: readonly UsedChallenge[],
  req: InTransaction,
): Promise<void> {
  if (challenges.length === 0) return;
  const table = tablesOf(payload).used_challenges;
  // In one order everywhere, so that two groups never wait for each other.
  const rows = challenges.toSorted((one, other) => (one.signature < other.signature ? -1 : 1));
  const inserted = await queryBuilder(payload, req)
    .insert(table)
    .values(rows.map((row) => ({ ...row })) as never)
    .onConflictDoNothing()
    .returning({ signature: table.signature });
  const isNew = new Set(inserted.map(({ signature }) => signature));
  for (const challenge of challenges) {
    if (isNew.has(challenge.signature)) continue;
    if (await isTaken(payload, challenge, req)) {
      throw new ChallengeTaken('Another submission has used this challenge.');
    }
  }
}

/** Deletes expired challenges. */
export async function forgetExpired(payload: Payload, now: Date): Promise<void> {
  const where = { until: { less_than: now.toISOString() } };
  await payload.db.deleteMany({ collection, where });
}
