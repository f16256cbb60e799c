import { Readable } from 'node:stream';
import { ATTACHMENTS, type FieldMessage } from '@osnowa/contract';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { type Payload, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { RefusedFields } from '../intake/refusals.ts';
import { readSubmissionBody } from '../intake/submission-request.ts';
import { Uploads } from '../intake/uploads.ts';
import { bodyOf } from '../kit/endpoint.ts';
import { adminLanguage } from '../kit/office-language.ts';
import { wordsFor } from '../kit/words.ts';
import { isRoomLeft } from '../leads/attachments/stored-files.ts';
import { leadEstimate } from '../leads/estimates/lead-estimate.ts';
import type { Attachment, Lead } from '../platform/database/generated/payload-types.ts';
import { insertRows } from '../platform/database/sql.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { wake } from '../platform/process/background.ts';
import { env } from '../platform/process/env.ts';
import type { Draft } from './drafts.ts';

/** A part of the form in which something is wrong. */
export type AnswerField = 'to' | 'cc' | 'bcc' | 'subject' | 'body' | 'files' | 'time';

/** An error at a field of the form, as Payload answers those of its own forms. */
export function refusedAt(req: PayloadRequest, path: AnswerField, message: string) {
  return new ValidationError({ collection: 'leads', errors: [{ path, message }], req }, req.t);
}

/**
 * Most bytes of the files of a mail together. In base64, with its line ends, they are 24.6 MB: Gmail and
 * Microsoft 365 take 25 MB.
 */
const MOST_BYTES = 18_000_000;

/** Whether a common mail server would not take these files in one mail. */
export function isTooLarge(files: readonly { size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES;
}

/** A file of a draft, as its form shows it. */
export type DraftFile = Pick<Attachment, 'id' | 'name' | 'size' | 'scan'>;

/** The files of a reply, in the order in which they were added. */
export async function draftFiles(payload: Payload, message: number): Promise<DraftFile[]> {
  const { docs } = await payload.db.find<Attachment>({
    collection: 'attachments',
    where: { message: { equals: message } },
    sort: 'id',
    pagination: false,
  });
  return docs.map(({ id, name, size, scan }) => ({ id, name, size, scan }));
}

function refusedFile(req: PayloadRequest, key: FieldMessage) {
  const { fields } = SITE_MESSAGES[adminLanguage(req.i18n.language)].forms;
  return refusedAt(req, 'files', fields[key]);
}

/** Takes one file of a form into the draft. @throws ValidationError with a sentence */
export async function addFile(req: PayloadRequest, draft: Draft, lead: Lead): Promise<void> {
  await store(req, draft, lead, async (uploads) => {
    const { refusal } = await readSubmissionBody(req as unknown as Request, uploads);
    if (refusal) throw refusal;
  });
}

/** Takes the estimate of the lead into the draft, as a PDF in the visitor's language. */
export async function addEstimate(req: PayloadRequest, draft: Draft, lead: Lead): Promise<void> {
  const { payload } = req;
  const estimate = await leadEstimate(payload, lead.estimate as number | null);
  if (!estimate) return;
  const { key, saved } = estimate;
  const { estimatePdf } = await import('../leads/estimates/pdf/estimate-pdf.tsx');
  const content = Buffer.from(await estimatePdf(payload, saved, lead.locale, key, 'mail'));
  await store(req, draft, lead, (uploads) =>
    uploads.receive(`${saved.number}.pdf`, Readable.from([content])),
  );
}

/** Deletes a file of the draft, with its bytes. */
export async function removeFile(req: PayloadRequest, draft: Draft): Promise<void> {
  const { file } = await bodyOf(req, z.object({ file: z.int() }));
  await req.payload.delete({
    collection: 'attachments',
    where: { id: { equals: file }, message: { equals: draft.id } },
  });
}

/** Stores a received file: the bytes first, then their row. */
async function store(
  req: PayloadRequest,
  draft: Draft,
  lead: Lead,
  receive: (uploads: Uploads) => Promise<unknown>,
): Promise<void> {
  const { payload } = req;
  const uploads = new Uploads(1, isRoomLeft);
  try {
    await receive(uploads);
    refuseTooMany(req, await draftFiles(payload, draft.id), uploads);
    await uploads.keep();
    const now = new Date().toISOString();
    const scan = env.CLAMD_SOCKET ? 'pending' : 'unscanned';
    const rows = uploads.files.map((file) => ({
      ...file,
      lead: lead.id,
      message: draft.id,
      formType: lead.formType,
      scan,
      createdAt: now,
      updatedAt: now,
    }));
    await inTransaction(payload, (transaction) =>
      insertRows(payload, 'attachments', rows, transaction),
    );
  } catch (error) {
    await uploads.discard();
    if (!(error instanceof RefusedFields)) throw error;
    const key = error.fields[ATTACHMENTS.field];
    throw key ? refusedFile(req, key) : error;
  }
  wake(payload, 'scan');
}

function refuseTooMany(req: PayloadRequest, files: readonly DraftFile[], { files: more }: Uploads) {
  const all = [...files, ...more];
  if (all.length > ATTACHMENTS.maxFiles) throw refusedFile(req, 'tooManyFiles');
  if (isTooLarge(all)) throw refusedAt(req, 'files', wordsFor(req).leadRules.answer.tooLarge);
}
