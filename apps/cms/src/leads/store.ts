import { AppError, type EstimateName, FORMS, SUBMISSION } from '@tkalnia/contract';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { estimateNameBy, insertEstimate } from '../estimates/kept.ts';
import type { EstimateRecord } from '../estimates/prepare.ts';
import type { ArrivedFile } from './attachments/arriving.ts';
import { acceptedClause, type Clause, readCompany } from './company.ts';
import { recordConsequences } from './consequences.ts';
import { reachFailpoint } from './failpoint.ts';
import { clauseVersion, leadRecord, localeOf, type Submission } from './lead-record.ts';
import { newReference } from './reference.ts';
import { type InTransaction, inTransaction } from './transaction.ts';

/** What the visitor may quote, and whether this submission made a lead or met its own. */
export interface StoredLead {
  reference: string;
  /** The estimate that came with it. */
  estimate: EstimateName | null;
  isNew: boolean;
}

/** By what a second try of the same submission is known. */
interface SubmissionKey {
  idempotencyKey: string | null;
  contentHash: string;
}

type LeadRecord = ReturnType<typeof leadRecord>;

/** Everything that one transaction has to hold. */
interface ToStore {
  record: LeadRecord;
  files: readonly ArrivedFile[];
  estimate: EstimateRecord | null;
}

/** Tries to store; a second one is needed only when another process was first, or by a chance of one in a million millions. */
const TRIES = 3;
const KEY_KEPT = SUBMISSION.idempotencyKeptDays * 24 * 60 * 60 * 1000;

/**
 * Stores the lead together with its attachments and the messages it causes, in one transaction, and returns when that
 * is on stable storage. The same idempotency key with the same content is the same lead.
 * @throws AppError Conflict (the key was used for other content) or Unavailable (nothing is stored)
 */
export async function storeLead(payload: Payload, submission: Submission): Promise<StoredLead> {
  return orUnavailable(async () => {
    const clause = await clauseOf(payload, submission);
    const { files, estimate } = submission;
    const record = leadRecord(submission, clause);
    return tryToStore(payload, { record, files, estimate }, TRIES);
  });
}

async function clauseOf(payload: Payload, { path, sent }: Submission): Promise<Clause | null> {
  const locale = localeOf(sent);
  const company = await readCompany(payload, locale);
  const form = FORMS[path].type;
  return acceptedClause(payload, company, { form, version: clauseVersion(sent), locale });
}

/** Whatever storage throws is one thing to a visitor: try again in a moment. */
async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('Unavailable', 'Storage cannot take or show leads.', { cause: error });
  }
}

/**
 * The lead that an earlier submission with this key has made.
 * @throws AppError Conflict when that one said something else, or Unavailable
 */
export async function findEarlier(
  payload: Payload,
  key: SubmissionKey,
  now: Date,
): Promise<StoredLead | null> {
  return orUnavailable(() => findByKey(payload, key, now.toISOString(), {}));
}

interface EarlierLead {
  id: number;
  reference: string;
  contentHash: string;
  createdAt: string;
  estimate?: number | null;
}

/** A key means something for a week; then it is taken off its lead, and free again. */
async function isForgotten(
  payload: Payload,
  { id, createdAt }: EarlierLead,
  now: string,
  req: InTransaction,
): Promise<boolean> {
  if (Date.parse(now) - Date.parse(createdAt) < KEY_KEPT) return false;
  const data = { idempotencyKey: null };
  await payload.db.updateOne({ collection: 'leads', id, data, returning: false, req });
  return true;
}

async function findByKey(
  payload: Payload,
  { idempotencyKey, contentHash }: SubmissionKey,
  now: string,
  req: InTransaction,
): Promise<StoredLead | null> {
  if (!idempotencyKey) return null;
  const lead = await payload.db.findOne<EarlierLead>({
    collection: 'leads',
    where: { idempotencyKey: { equals: idempotencyKey } },
    select: { reference: true, contentHash: true, createdAt: true, estimate: true },
    req,
  });
  if (!lead || (await isForgotten(payload, lead, now, req))) return null;
  if (lead.contentHash !== contentHash) {
    throw new AppError('Conflict', 'This idempotency key was used for another submission.');
  }
  const estimate = lead.estimate ? await estimateNameBy(payload, lead.estimate, req) : null;
  return { reference: lead.reference, estimate, isNew: false };
}

async function tryToStore(payload: Payload, toStore: ToStore, tries: number): Promise<StoredLead> {
  const { record } = toStore;
  try {
    const stored = await inTransaction(payload, async (req) => {
      const earlier = await findByKey(payload, record, record.createdAt, req);
      return earlier ?? (await insert(payload, toStore, req));
    });
    reachFailpoint('committed');
    return stored;
  } catch (error) {
    if (error instanceof AppError || tries <= 1 || !isTaken(error)) throw error;
    return tryToStore(payload, toStore, tries - 1);
  }
}

/** Whether a unique value was taken: Payload reports that as a failed validation. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && error.name === 'ValidationError';
}

async function insert(
  payload: Payload,
  { record, files, estimate }: ToStore,
  req: InTransaction,
): Promise<StoredLead> {
  const reference = newReference();
  const estimateId = estimate && (await insertEstimate(payload, estimate, req));
  const lead = await payload.db.create({
    collection: 'leads',
    data: { ...record, reference, estimate: estimateId },
    select: { reference: true },
    req,
  });
  for (const file of files) {
    await payload.db.create({
      collection: 'attachments',
      data: { ...attachmentRecord(record, file), lead: lead.id },
      returning: false,
      req,
    });
  }
  await recordConsequences(payload, { ...record, id: lead.id }, req);
  reachFailpoint('row-inserted');
  const name = estimate && { number: estimate.number, key: estimate.key };
  return { reference, estimate: name, isNew: true };
}

function attachmentRecord({ formType, createdAt }: LeadRecord, file: ArrivedFile) {
  const scan = env.CLAMD_SOCKET ? 'pending' : 'unscanned';
  return { ...file, formType, scan, createdAt, updatedAt: createdAt };
}
