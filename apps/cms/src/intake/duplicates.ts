import { AppError, type EstimateName, SUBMISSION } from '@osnowa/contract';
import { inArray, or } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, Where } from 'payload';
import { TO_THE_SENDER } from '../kit/states/mail-states.ts';
import { estimateNameBy } from '../leads/estimates/saved.ts';
import { bookingOf } from '../leads/events/bookings.ts';
import type { Lead } from '../platform/database/generated/payload-types.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';

/** The answer to the visitor, and whether this submission made a lead or repeated another. */
export interface StoredLead {
  reference: string;
  /** The estimate that came with it. */
  estimate: EstimateName | null;
  /** Whether a mail goes to its sender: limits may stop it. */
  mailed: boolean;
  /** When an adviser calls; ISO 8601, `null` where no time is reserved. */
  callTime: string | null;
  isNew: boolean;
}

/** A lead as another try of its submission finds it. */
export interface KnownLead extends Omit<StoredLead, 'isNew'> {
  contentHash: string;
  wordsHash: string | null;
}

type Found = Pick<
  Lead,
  | 'id'
  | 'reference'
  | 'state'
  | 'formType'
  | 'idempotencyKey'
  | 'contentHash'
  | 'wordsHash'
  | 'waitsSince'
  | 'createdAt'
  | 'consent'
> & { estimate?: number | null };

const KEY_LIFETIME_MS = SUBMISSION.idempotencyDays * 24 * 60 * 60 * 1000;

/**
 * How long the same content, or the same words, are the same submission under any key: a visitor who saw
 * no answer sends it again. Only of a lead that still waits: anybody may have acted on another one, or may never look at it. A
 * sign-up for the newsletter waits for another mail.
 */
const CONTENT_LIFETIME_MS = 10 * 60 * 1000;

/** Values by which a second try of the same submission is recognised. */
export interface SubmissionKey {
  idempotencyKey: string;
  contentHash: string;
  /** `null` without words. */
  wordsHash: string | null;
}

/**
 * The leads that these submissions repeat, by their keys and by the hashes of their contents. A key
 * is valid for a week; then it is removed from its lead, and free again. Cancelling a lead's call
 * frees it at once: without scripts the same form has the same key, and its visitor asks again.
 * @param now ISO time
 */
export async function knownLeads(
  payload: Payload,
  submissions: readonly SubmissionKey[],
  now: string,
  req: Partial<InTransaction>,
): Promise<Map<string, KnownLead>> {
  const known = new Map<string, KnownLead>();
  const keys = submissions.map(({ idempotencyKey }) => idempotencyKey);
  const hashes = submissions.map(({ contentHash }) => contentHash);
  const words = submissions.flatMap(({ wordsHash }) => wordsHash ?? []);
  for (const lead of await candidatesFor(payload, { keys, hashes, words }, req)) {
    const { id, reference, idempotencyKey, contentHash, createdAt, estimate: made } = lead;
    const wordsHash = lead.wordsHash ?? null;
    if (!keys.includes(idempotencyKey ?? '') && !isSameContent(lead, now)) continue;
    const isOld = Date.parse(now) - Date.parse(createdAt) >= KEY_LIFETIME_MS;
    const booking = isOld ? null : await bookingOf(payload, id, req);
    if (isOld || booking?.state === 'cancelled') await forget(payload, id, req);
    else {
      const estimate = made ? await estimateNameBy(payload, made, req) : null;
      const mailed = await isMailed(payload, id, req);
      const callTime = booking?.startsAt ?? null;
      const answer = { reference, contentHash, wordsHash, estimate, mailed, callTime };
      if (idempotencyKey) known.set(idempotencyKey, answer);
      known.set(contentHash, answer);
      if (wordsHash && isSameContent(lead, now)) known.set(wordsHash, answer);
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

/**
 * Nearly always there are none. The query names what it has an index for, and nothing beside it: with a time and a
 * state SQLite reads every lead of the last ten minutes.
 */
async function candidatesFor(
  payload: Payload,
  { keys, hashes, words }: Record<'keys' | 'hashes' | 'words', string[]>,
  req: Partial<InTransaction>,
): Promise<Found[]> {
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select({ id: leads.id })
    .from(leads)
    .where(
      or(
        inArray(leads.idempotencyKey, keys),
        inArray(leads.contentHash, hashes),
        ...(words.length > 0 ? [inArray(leads.wordsHash, words)] : []),
      ),
    );
  if (rows.length === 0) return [];
  const where: Where = { id: { in: rows.map(({ id }) => id) } };
  const found = await payload.db.find<Found>({
    collection: 'leads',
    where,
    pagination: false,
    req,
  });
  return found.docs;
}

function isSameContent(lead: Found, now: string): boolean {
  const { createdAt, state, formType, consent, waitsSince } = lead;
  const isRecent = Date.parse(now) - Date.parse(createdAt) <= CONTENT_LIFETIME_MS;
  const isOpen = state === 'new' || state === 'unverified' || Boolean(waitsSince);
  const waits = isOpen && formType !== 'newsletter';
  return isRecent && waits && !consent?.withdrawnAt;
}

async function forget(payload: Payload, id: number, req: Partial<InTransaction>): Promise<void> {
  const data = { idempotencyKey: null };
  await payload.db.updateOne({ collection: 'leads', id, data, returning: false, req });
}

/** The lead that a submission repeats. */
export function repeatedLead(
  known: ReadonlyMap<string, KnownLead>,
  { idempotencyKey, contentHash, wordsHash }: SubmissionKey,
): KnownLead | undefined {
  return known.get(contentHash) ?? known.get(idempotencyKey) ?? known.get(wordsHash ?? '');
}

/**
 * The answer to a submission that repeats a lead.
 * @throws AppError Conflict when its key was used for other content
 */
export function answerAgain(
  { reference, estimate, mailed, callTime, contentHash, wordsHash }: KnownLead,
  submission: Omit<SubmissionKey, 'idempotencyKey'>,
): StoredLead {
  const isSame = wordsHash !== null && wordsHash === submission.wordsHash;
  if (isSame || contentHash === submission.contentHash)
    return { reference, estimate, mailed, callTime, isNew: false };
  throw new AppError('Conflict', 'This idempotency key was used for another submission.');
}
