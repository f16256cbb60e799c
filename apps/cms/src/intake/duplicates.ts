import { AppError, type EstimateName, SUBMISSION } from '@osnowa/contract';
import { inArray } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import type { InTransaction } from '../database/writes/transaction.ts';
import { estimateNameBy } from '../estimates/saved.ts';
import { TO_THE_SENDER } from '../fields/mail-states.ts';
import { bookingOf } from '../leads/calls/bookings.ts';

/** What the visitor may quote, and whether this submission made a lead or repeated another. */
export interface StoredLead {
  reference: string;
  /** The estimate that came with it. */
  estimate: EstimateName | null;
  /** Whether a mail goes to its sender: limits may stop it. */
  mailed: boolean;
  /** When an adviser calls; ISO 8601, `null` where no time is held. */
  callTime: string | null;
  isNew: boolean;
}

/** A lead as another try of its submission finds it. */
export interface KnownLead extends Omit<StoredLead, 'isNew'> {
  contentHash: string;
}

interface Found {
  id: number;
  reference: string;
  idempotencyKey: string;
  contentHash: string;
  createdAt: string;
  estimate?: number | null;
}

const KEY_LIFETIME_MS = SUBMISSION.idempotencyDays * 24 * 60 * 60 * 1000;

/**
 * The leads that submissions with these keys have made, by their keys. A key is valid for a
 * week; then it is taken off its lead, and free again. It is so at once where the call of its lead was
 * cancelled: without scripts the same form has the same key, and its visitor asks for another call.
 * @param now ISO time
 */
export async function knownLeads(
  payload: Payload,
  keys: readonly string[],
  now: string,
  req: Partial<InTransaction>,
): Promise<Map<string, KnownLead>> {
  const known = new Map<string, KnownLead>();
  const ids = await idsWithKeys(payload, keys, req);
  if (ids.length === 0) return known;
  const { docs } = await payload.db.find<Found>({
    collection: 'leads',
    where: { id: { in: ids } },
    pagination: false,
    select: {
      reference: true,
      idempotencyKey: true,
      contentHash: true,
      createdAt: true,
      estimate: true,
    },
    req,
  });
  for (const { id, idempotencyKey, createdAt, estimate: made, ...found } of docs) {
    const isOld = Date.parse(now) - Date.parse(createdAt) >= KEY_LIFETIME_MS;
    const booking = isOld ? null : await bookingOf(payload, id, req);
    if (isOld || booking?.state === 'cancelled') await forget(payload, id, req);
    else {
      const estimate = made ? await estimateNameBy(payload, made, req) : null;
      const mailed = await isMailed(payload, id, req);
      const callTime = booking?.startsAt ?? null;
      known.set(idempotencyKey, { ...found, estimate, mailed, callTime });
    }
  }
  return known;
}

async function isMailed(
  payload: Payload,
  lead: number,
  req: Partial<InTransaction>,
): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'messages',
    where: {
      and: [
        { lead: { equals: lead } },
        { kind: { in: [...TO_THE_SENDER] } },
        { state: { not_equals: 'withheld' } },
      ],
    },
    req,
  });
  return totalDocs > 0;
}

/** Nearly always there are none, so this reads one index only. */
async function idsWithKeys(
  payload: Payload,
  keys: readonly string[],
  req: Partial<InTransaction>,
): Promise<number[]> {
  if (keys.length === 0) return [];
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.idempotencyKey, [...keys]));
  return rows.map(({ id }) => id);
}

async function forget(payload: Payload, id: number, req: Partial<InTransaction>): Promise<void> {
  const data = { idempotencyKey: null };
  await payload.db.updateOne({ collection: 'leads', id, data, returning: false, req });
}

/**
 * The answer to a submission whose key has been used.
 * @throws AppError Conflict when it was used for other content
 */
export function answerAgain(
  { reference, estimate, mailed, callTime, contentHash }: KnownLead,
  hash: string,
): StoredLead {
  if (contentHash === hash) return { reference, estimate, mailed, callTime, isNew: false };
  throw new AppError('Conflict', 'This idempotency key was used for another submission.');
}
