import { FORMS } from '@osnowa/contract';
import { inSpan } from '@osnowa/http/tracing';
import type { Payload } from 'payload';
import { noteCopyJobs } from '../leads/copies/copy-jobs.ts';
import { copyLead } from '../leads/copies/lead-copier.ts';
import type { EstimateRecord } from '../leads/estimates/prepare.ts';
import { insertEstimate, type SavedRecord } from '../leads/estimates/saved.ts';
import { newReference } from '../leads/reference.ts';
import { insertRows } from '../platform/database/sql.ts';
import { GroupCommit, type Outcomes } from '../platform/database/writes/group-commit.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { env } from '../platform/process/env.ts';
import { reachFailpoint } from '../platform/process/failpoint.ts';
import { acceptedClause, type Clause, readCompany } from '../reads/company.ts';
import { bookCall } from './call-time.ts';
import {
  answerAgain,
  type KnownLead,
  knownLeads,
  repeatedLead,
  type StoredLead,
  type SubmissionKey,
} from './duplicates.ts';
import { clauseVersion, leadRecord, localeOf, type Submission } from './lead-record.ts';
import { orUnavailable } from './refusals.ts';
import { recordSideEffects } from './side-effects.ts';
import type { Upload } from './uploads.ts';
import { takeChallenges, type UsedChallenge } from './used-challenges.ts';

type LeadRecord = ReturnType<typeof leadRecord>;

/** Everything of one submission that has to be stored with the others or not at all. */
interface ToStore {
  record: LeadRecord;
  files: readonly Upload[];
  estimate: EstimateRecord | SavedRecord | null;
  challenge: UsedChallenge | null;
}

/** The submissions that wait to be stored, of each Payload. */
const groups = new WeakMap<Payload, GroupCommit<ToStore, StoredLead>>();

function groupsOf(payload: Payload): GroupCommit<ToStore, StoredLead> {
  const known = groups.get(payload);
  if (known) return known;
  const made = new GroupCommit<ToStore, StoredLead>(payload, (group, req) =>
    storeAll(payload, group, req),
  );
  groups.set(payload, made);
  return made;
}

/**
 * Stores the lead with its attachments and the messages it causes, in one transaction, and returns
 * when that is on stable storage and, where there is a second place, there as well. The same idempotency key with the same content is the same lead,
 * and so is the same content within minutes.
 * @throws AppError Conflict (the key was used for other content) or Unavailable (nothing is stored);
 *   ChallengeTaken
 */
export async function storeLead(payload: Payload, submission: Submission): Promise<StoredLead> {
  return orUnavailable(async () => {
    const clause = await clauseOf(payload, submission);
    const { files, estimate, challenge } = submission;
    const record = leadRecord(submission, clause);
    const toStore = { record, files, estimate, challenge };
    const stored = await inSpan('form: store', {}, () => groupsOf(payload).store(toStore));
    reachFailpoint('committed');
    const { isNew, reference } = stored;
    if (isNew) await inSpan('form: copy', {}, () => copyLead(payload, reference));
    return stored;
  });
}

async function clauseOf(payload: Payload, { path, sent }: Submission): Promise<Clause | null> {
  const locale = localeOf(sent);
  const company = await readCompany(payload, locale);
  const form = FORMS[path].type;
  const { topic } = sent.own;
  return acceptedClause(payload, company, { form, topic, version: clauseVersion(sent), locale });
}

/**
 * The lead that another submission with this key or content has made.
 * @throws AppError Conflict when the key was used for other content, or Unavailable
 */
export async function findDuplicate(
  payload: Payload,
  submission: SubmissionKey,
  now: Date,
): Promise<StoredLead | null> {
  return orUnavailable(async () => {
    const known = await knownLeads(payload, [submission], now.toISOString(), {});
    const lead = repeatedLead(known, submission);
    return lead ? answerAgain(lead, submission) : null;
  });
}

/** Stores the new ones of a group. A second try gets the answer of the first. */
async function storeAll(
  payload: Payload,
  group: readonly ToStore[],
  req: InTransaction,
): Promise<Outcomes<StoredLead>> {
  const records = group.map(({ record }) => record);
  const now = records[0]?.createdAt ?? new Date().toISOString();
  const known = await knownLeads(payload, records, now, req);
  const fresh: (ToStore & { reference: string })[] = [];
  const made: KnownLead[] = [];
  const answers = group.map((toStore): (() => StoredLead) => {
    const { idempotencyKey, contentHash, wordsHash, formType, state } = toStore.record;
    const duplicate = repeatedLead(known, toStore.record);
    if (duplicate) return () => answerAgain(duplicate, toStore.record);
    const reference = newReference();
    const name = toStore.estimate && { number: toStore.estimate.number, key: toStore.estimate.key };
    const lead: KnownLead = {
      reference,
      estimate: name,
      contentHash,
      wordsHash,
      mailed: false,
      callTime: null,
    };
    made.push(lead);
    known.set(idempotencyKey, lead);
    if (state !== 'quarantined' && formType !== 'newsletter') {
      known.set(contentHash, lead);
      if (wordsHash) known.set(wordsHash, lead);
    }
    fresh.push({ ...toStore, reference });
    return () => {
      const { mailed, callTime } = lead;
      return { reference, estimate: name, mailed, callTime, isNew: true };
    };
  });
  const { mailed, callTimes } = await insert(payload, fresh, req);
  for (const lead of made) {
    lead.mailed = mailed.has(lead.reference);
    lead.callTime = callTimes.get(lead.reference) ?? null;
  }
  return Promise.allSettled(answers.map(async (answer) => answer()));
}

/** Results for new leads, by their references. */
interface Inserted {
  /** Those whose sender is mailed. */
  mailed: Set<string>;
  /** When an adviser calls. */
  callTimes: Map<string, string>;
}

async function insert(
  payload: Payload,
  fresh: readonly (ToStore & { reference: string })[],
  req: InTransaction,
): Promise<Inserted> {
  await takeChallenges(
    payload,
    fresh.flatMap(({ challenge }) => challenge ?? []),
    req,
  );
  const rows: object[] = [];
  for (const { record, reference, estimate } of fresh) {
    const estimateId = estimate && (await insertEstimate(payload, estimate, req));
    rows.push({ ...rowOf(record), reference, estimate: estimateId });
  }
  const inserted = await insertRows(payload, 'leads', rows, req, 'reference');
  const ids = new Map(inserted.map(({ id, reference }) => [reference, id]));
  const leads = fresh.map((one) => ({ ...one, id: ids.get(one.reference) as number }));
  const files = leads.flatMap(({ id, record, files }) =>
    files.map((file) => ({ ...attachmentRecord(record, file), lead: id })),
  );
  await insertRows(payload, 'attachments', files, req);
  const callTimes = new Map<string, string>();
  for (const { id, reference, record } of leads) {
    const time = await bookCall(payload, { ...record, id, reference }, req);
    if (time !== null) callTimes.set(reference, time);
  }
  const references = leads.map(({ reference }) => reference);
  await noteCopyJobs(payload, references, false, req);
  const mailed = await recordSideEffects(
    payload,
    leads.map(({ id, record, files }) => ({
      ...record,
      id,
      isScanned: files.length > 0 && Boolean(env.CLAMD_SOCKET),
    })),
    req,
  );
  reachFailpoint('row-inserted');
  const ofMailed = leads.filter(({ id }) => mailed.has(id)).map(({ reference }) => reference);
  return { mailed: new Set(ofMailed), callTimes };
}

/** The record with the fields of its group as the columns they are. */
function rowOf({ consent, ...record }: LeadRecord): object {
  const columns = Object.entries(consent).map(([name, value]) => [`consent_${name}`, value]);
  return { ...record, ...Object.fromEntries(columns) };
}

function attachmentRecord({ formType, createdAt }: LeadRecord, file: Upload) {
  const scan = env.CLAMD_SOCKET ? 'pending' : 'unscanned';
  return { ...file, formType, scan, createdAt, updatedAt: createdAt };
}
