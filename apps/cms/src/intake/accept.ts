import {
  AppError,
  checkSpecification,
  type FieldErrors,
  FORMS,
  type FormPath,
} from '@osnowa/contract';
import { maxFormBytes } from '@osnowa/http';
import { inSpan } from '@osnowa/http/tracing';
import type { Payload } from 'payload';
import { stateByFlags, textFlags } from '../leads/spam/spam-flags.ts';
import {
  type CheckedFields,
  checkFields,
  type SortedFields,
  sortFields,
} from '../leads/submission-fields.ts';
import { trackSubmission } from '../platform/outbox/queue-worker.ts';
import { wake } from '../platform/process/background.ts';
import { refuseTakenTime } from './call-time.ts';
import type { Captcha, Sender } from './captcha.ts';
import type { StoredLead } from './duplicates.ts';
import { contentHash, estimateIn, type Submission, wordsHash } from './lead-record.ts';
import { RefusedFields } from './refusals.ts';
import { findDuplicate, storeLead } from './store.ts';
import type { SubmissionLimits } from './submission-limits.ts';
import {
  completeByHeaders,
  readSubmissionBody,
  refuseOtherSites,
  senderFlags,
  submissionKey,
} from './submission-request.ts';
import { Uploads } from './uploads.ts';
import { ChallengeTaken } from './used-challenges.ts';

/** Dependencies of the intake of leads. */
export interface Intake {
  payload: Payload;
  /** Origin of the public site, which has the forms. */
  siteOrigin: string;
  limits: SubmissionLimits;
  captcha: Captcha;
  now: () => Date;
  isRoomLeft: () => Promise<boolean>;
}

/** A request that asks for a lead. */
interface IncomingSubmission {
  path: FormPath;
  address: string | null;
  files: Uploads;
}

/**
 * Takes a submission, in the order of a durable write: files first, checked and on stable storage,
 * then one transaction with everything that belongs to the lead. Returns when that is committed;
 * when it throws, nothing is left.
 * @throws AppError with the code of the contract
 */
export function acceptSubmission(
  intake: Intake,
  path: FormPath,
  request: Request,
  address: string | null,
): Promise<StoredLead> {
  return trackSubmission(() => accept(intake, path, request, address));
}

async function accept(
  intake: Intake,
  path: FormPath,
  request: Request,
  address: string | null,
): Promise<StoredLead> {
  const { headers } = request;
  refuseOtherSites(headers, intake.siteOrigin);
  const { maxFiles } = FORMS[path];
  await countBytes(intake, headers, maxFiles, address);
  const files = new Uploads(maxFiles, intake.isRoomLeft);
  try {
    const details = { form: path };
    const { pairs, refusal } = await inSpan('form: receive', details, () =>
      readSubmissionBody(request, files),
    );
    const sent = sortFields(path, pairs);
    if (refusal) {
      const fields = { ...errorsIn(path, sent), ...refusal.fields };
      throw new RefusedFields(refusal.code, refusal.message, fields);
    }
    completeByHeaders(sent, headers);
    const stored = await acceptForm(intake, { path, address, files }, sent);
    if (!stored.isNew) await files.discard();
    return stored;
  } catch (error) {
    await files.discard();
    throw error;
  }
}

/** A form without files costs too little to be counted. */
async function countBytes(
  { limits }: Intake,
  headers: Headers,
  maxFiles: number,
  address: string | null,
): Promise<void> {
  const type = headers.get('content-type') ?? '';
  const textOnly = maxFormBytes(type, 0);
  const most = maxFormBytes(type, maxFiles);
  const declared = headers.get('content-length');
  const bytes = declared === null ? most : Math.min(Number(declared), most);
  if (bytes > textOnly) await limits.takeBytes(address, bytes);
}

async function acceptForm(
  intake: Intake,
  submission: IncomingSubmission,
  sent: SortedFields,
): Promise<StoredLead> {
  const { payload, limits } = intake;
  const { path, address, files } = submission;
  const fields = checked(path, sent);
  const receivedAt = intake.now();
  const hash = contentHash(path, sent, files.files);
  const key = submissionKey(sent, hash, receivedAt);
  const words = wordsHash(sent, files.files);
  const repeated = { idempotencyKey: key, contentHash: hash, wordsHash: words };
  const known = await findDuplicate(payload, repeated, receivedAt);
  if (known) return known;
  await refuseUnknownCareer(payload, sent);
  await refuseTakenTime(payload, fields, receivedAt);
  const estimate = await estimateIn(payload, path, sent);

  const giveBack = await limits.takePlace(address, path === '/newsletter' ? null : fields.mail);
  try {
    const sender = { fields: sent.common, address, key };
    const judge = () =>
      inSpan('form: judge', {}, () => doubts(intake, sent, fields, sender, receivedAt));
    const judged = await judge();
    await inSpan('form: keep files', { files: files.files.length }, () => files.keep());
    const toStore: Submission = {
      path,
      sent,
      ...repeated,
      fields,
      clientAddress: address,
      ...judged,
      files: files.files,
      estimate,
      receivedAt,
    };
    return await store(payload, toStore, giveBack).catch(async (error: unknown) => {
      if (!(error instanceof ChallengeTaken)) throw error;
      // The challenge was used elsewhere since it was judged: the lead is stored without it.
      return store(payload, { ...toStore, ...(await judge()) }, giveBack);
    });
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function store(
  payload: Payload,
  submission: Submission,
  giveBack: () => void,
): Promise<StoredLead> {
  const stored = await storeLead(payload, submission);
  if (stored.isNew) {
    const { path: form, state } = submission;
    payload.logger.info({ msg: 'Lead accepted.', reference: stored.reference, form, state });
    wake(payload, 'mail');
    wake(payload, 'delivery');
    wake(payload, 'assignments');
    if (submission.files.length > 0) wake(payload, 'scan');
  } else giveBack();
  return stored;
}

/** The signs against a submission, and the state that its lead gets because of them. */
async function doubts(
  { captcha, limits }: Intake,
  sent: SortedFields,
  fields: CheckedFields,
  sender: Sender,
  now: Date,
): Promise<Pick<Submission, 'flags' | 'state' | 'verification' | 'challenge'>> {
  const { verification: judgement, challenge = null } = await captcha.verify(sender);
  const verification = judgement === 'wrong' ? 'none' : judgement;
  const isCrowded = (await limits.isCrowded(sender.address)) && verification !== 'verified';
  const flags = [
    ...senderFlags(sent, now),
    ...(judgement === 'wrong' ? (['captcha'] as const) : []),
    ...(isCrowded ? (['flood'] as const) : []),
    ...textFlags(fields),
  ];
  const state = stateByFlags(flags, verification, captcha.isRequired);
  return { flags, verification, challenge, state };
}

/** The fields that break the form's rules. */
function errorsIn(path: FormPath, { own, extra }: SortedFields): FieldErrors {
  const result = checkFields(path, own);
  return { ...(result.ok ? {} : result.fields), ...checkSpecification(extra) };
}

function checked(path: FormPath, sent: SortedFields): CheckedFields {
  const result = checkFields(path, sent.own);
  const fields = errorsIn(path, sent);
  if (result.ok && Object.keys(fields).length === 0) return result.data;
  throw new RefusedFields('Validation', 'Some fields do not keep the rules of the form.', fields);
}

/** An application names a job that is open, or none. @throws AppError CareerNotFound */
async function refuseUnknownCareer(payload: Payload, { own }: SortedFields): Promise<void> {
  const { jobSlug } = own;
  if (!jobSlug) return;
  const { totalDocs } = await payload.count({
    collection: 'careers',
    where: { and: [{ slug: { equals: jobSlug } }, { _status: { equals: 'published' } }] },
  });
  if (totalDocs === 0) throw new AppError('CareerNotFound', 'This job is not open.');
}
