import type { Payload, Where } from 'payload';
import { giveBackLease, takeLease } from '../../database/lease.ts';

/** Lease of one process on the schedule, in ms; if it was killed, another one continues then. */
const HELD = 60_000;

/** Jobs of one run: far fewer than could take as long as the lease. */
const BATCH = 5;

/** Failed jobs are stored for so long, in ms: the start page has shown them for a month. */
const RETENTION_MS = 30 * 24 * 60 * 60_000;

const LEASE = 'scheduled publishing';

const collection = 'payload-jobs';

function dueAt(now: Date): Where {
  const isOpen = { completedAt: { exists: false } };
  const isPast = { waitUntil: { less_than: now.toISOString() } };
  return { and: [isOpen, { hasError: { not_equals: true } }, isPast] };
}

/**
 * Does every job that is due: publishes, unpublishes, sends a mail to an account. Of several processes one does it. Only this one runs jobs,
 * so a job that is marked as running before it begins was left by a process that was killed, and is
 * done again.
 */
export async function runDueJobs(payload: Payload): Promise<void> {
  let isHolder = false;
  for (let more = true; more; ) {
    const { totalDocs } = await payload.db.count({ collection, where: dueAt(new Date()) });
    if (totalDocs === 0) break;
    isHolder = await takeLease(payload, LEASE, HELD);
    if (!isHolder) return;
    await payload.db.updateMany({
      collection,
      where: { and: [dueAt(new Date()), { processing: { equals: true } }] },
      data: { processing: false },
    });
    const done = await payload.jobs.run({ limit: BATCH, sequential: true });
    more = Object.keys(done.jobStatus ?? {}).length > 0;
  }
  if (isHolder) await giveBackLease(payload, LEASE);
}

/** Deletes failed jobs that are a month old. */
export async function forgetFailedJobs(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  const where: Where = {
    and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before } }],
  };
  await payload.db.deleteMany({ collection, where });
}
