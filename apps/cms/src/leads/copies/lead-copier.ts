import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { leaseState, setLeaseState, takeLease } from '../../platform/database/lease.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { findStored } from '../../platform/database/stored.ts';
import { type Env, env } from '../../platform/process/env.ts';
import { encryptLead, readLeads } from './copied-lead.ts';
import { endCopyJobs, noteCopyJobs, oldestCopyJobs } from './copy-jobs.ts';
import { type CopyPlace, objectName } from './copy-place.ts';
import { openCopyPlace } from './open-place.ts';

/** Longest that the answer to a visitor waits for the copy, in ms. */
const WAIT = 1_000;
/** Leads that are written side by side; each is in memory with its files, which are 25 MiB at most. */
const SIDE_BY_SIDE = 4;
/** Jobs between two looks at the list. */
const AT_ONCE = 50;
/** Jobs stored within this time are still being written for their senders, in ms. */
const FRESH = 5_000;
/** Lease of one process on the work of catching up, in ms. */
const HELD = 60_000;
const LEASE = 'lead-copies';

/** Writes each lead to the second place, and deletes it there when it is deleted here. */
class LeadCopier {
  private readonly payload: Payload;
  private readonly place: CopyPlace;
  private readonly publicKey: string;
  /** Leads whose senders wait, with the function that ends the wait when the copy is there. */
  private readonly waiting = new Map<string, () => void>();
  private isWriting = false;
  private isCatchingUp = false;
  /** Whether the place failed, or was slow, when it was used last. */
  private isAway = false;
  private isReported = false;

  constructor(payload: Payload, place: CopyPlace, publicKey: string) {
    this.payload = payload;
    this.place = place;
    this.publicKey = publicKey;
  }

  /**
   * Resolves when the lead is at the second place, or after a second: then it is written later.
   * Does not wait for a place that is known to be unreachable.
   */
  async copy(reference: string): Promise<void> {
    if (this.isAway) return;
    const written = new Promise<'written'>((resolve) => {
      this.waiting.set(reference, () => resolve('written'));
    });
    if (!this.isWriting) void this.writeWaiting();
    const outcome = await Promise.race([written, sleep(WAIT, 'late' as const, { ref: false })]);
    if (outcome === 'late') this.isAway = true;
  }

  /** Does the jobs of the second place, the oldest first, until none is left or one fails. */
  async catchUp(now: Date): Promise<void> {
    if (this.isCatchingUp) return;
    this.isCatchingUp = true;
    try {
      await this.noteAllIfMoved();
      const before = new Date(now.getTime() - FRESH);
      for (;;) {
        const jobs = await oldestCopyJobs(this.payload, before, AT_ONCE);
        if (jobs.length === 0 || !(await takeLease(this.payload, LEASE, HELD))) return;
        const referencesOf = (isErasure: boolean) =>
          jobs
            .filter((job) => Boolean(job.isErasure) === isErasure)
            .map(({ reference }) => reference);
        await this.write(referencesOf(false), () => undefined);
        await this.erase(referencesOf(true));
        this.isAway = false;
        this.isReported = false;
      }
    } catch (err) {
      this.report(err);
    } finally {
      this.isCatchingUp = false;
    }
  }

  private async writeWaiting(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.size > 0) {
      const group = new Map([...this.waiting].slice(0, AT_ONCE));
      for (const reference of group.keys()) this.waiting.delete(reference);
      try {
        await this.write([...group.keys()], (reference) => group.get(reference)?.());
        this.isAway = false;
      } catch (err) {
        this.report(err);
        for (const goOn of [...group.values(), ...this.waiting.values()]) goOn();
        this.waiting.clear();
      }
    }
    this.isWriting = false;
  }

  /** @throws when one of them cannot be written; the others are, and are off the list */
  private async write(
    references: readonly string[],
    onWritten: (reference: string) => void,
  ): Promise<void> {
    const queue = await readLeads(this.payload, references);
    const found = new Set(queue.map(({ lead }) => lead.reference));
    // One that was deleted since has no copy.
    const written = references.filter((reference) => !found.has(reference));
    const writeNext = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { reference } = next.lead;
        await this.place.put(objectName(reference), await encryptLead(next, this.publicKey));
        written.push(reference);
        onWritten(reference);
      }
    };
    const outcomes = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, writeNext));
    const changed = await endCopyJobs(this.payload, written, false);
    await this.eraseDeleted(changed);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** A lead that was deleted while it was written here might have been written after its erasure. */
  private async eraseDeleted(references: readonly string[]): Promise<void> {
    if (references.length === 0) return;
    const leads = await findStored(this.payload, 'leads', {
      where: { reference: { in: [...references] } },
      fields: ['reference'],
    });
    const known = new Set(leads.map(({ reference }) => reference));
    const deleted = references.filter((reference) => !known.has(reference));
    await noteCopyJobs(this.payload, deleted, true, {});
  }

  private async erase(references: readonly string[]): Promise<void> {
    for (const reference of references) {
      await this.place.remove(objectName(reference));
      await endCopyJobs(this.payload, [reference], true);
    }
  }

  /** A place that is new, or a new key, gets every lead. */
  private async noteAllIfMoved(): Promise<void> {
    const words = `${env.LEADS_COPY} ${this.publicKey}`;
    const place = createHash('sha256').update(words).digest('hex');
    if ((await leaseState(this.payload, LEASE)) === place) return;
    if (!(await takeLease(this.payload, LEASE, HELD))) return;
    const leads = await findStored(this.payload, 'leads', { fields: ['reference'] });
    const references = leads.map(({ reference }) => reference);
    await noteCopyJobs(this.payload, references, false, {});
    await setLeaseState(this.payload, LEASE, place);
  }

  /** Reports it once, until everything has been copied. */
  private report(err: unknown): void {
    this.isAway = true;
    if (this.isReported) return;
    this.isReported = true;
    const msg = 'Leads cannot be copied to LEADS_COPY; they are taken, and copied later.';
    this.payload.logger.error({ err, msg });
  }
}

/** The copiers of the web API, by their Payload and its settings. */
const copiers = new WeakMap<Payload, { env: Env; made: Promise<LeadCopier> }>();

function copierOf(payload: Payload): Promise<LeadCopier> | null {
  const { LEADS_COPY, LEADS_COPY_KEY } = env;
  if (!LEADS_COPY || !LEADS_COPY_KEY) return null;
  const known = copiers.get(payload);
  if (known?.env === env) return known.made;
  const made = openCopyPlace(LEADS_COPY, env).then(
    (place) => new LeadCopier(payload, place, LEADS_COPY_KEY),
  );
  copiers.set(payload, { env, made });
  return made;
}

/** Waits until the lead is at the second place, for a second at most; at once where there is none. */
export async function copyLead(payload: Payload, reference: string): Promise<void> {
  await (await copierOf(payload))?.copy(reference);
}

export async function catchUpCopies(payload: Payload, now: Date): Promise<void> {
  await (await copierOf(payload))?.catchUp(now);
}

/**
 * Forgets a second place that is no longer set: one that is set again later gets every lead, those of
 * the time between included.
 */
export async function forgetPlace(payload: Payload): Promise<void> {
  const { lead_copies: jobs, work_leases: leases } = tablesOf(payload);
  await queryBuilder(payload).delete(leases).where(eq(leases.name, LEASE));
  await queryBuilder(payload).delete(jobs);
}
