import { AppError, ATTACHMENTS, attributionOf, SUBMISSION, TRAP_FIELD } from '@osnowa/contract';
import { type FormFile, openForm, type SentPair } from '@osnowa/http';
import type { SenderFlag } from '../leads/spam/spam-flags.ts';
import type { SortedFields } from '../leads/submission-fields.ts';
import { RefusedFields } from './refusals.ts';

/** People take longer than this to fill in a form, in ms. */
const FASTEST_PERSON = 2_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Multipart needs no permission to be posted across sites, so a browser's headers name the form's
 * site: first `Sec-Fetch-Site`, then `Origin`. A client without them (such as our own site's
 * server, which has checked already) is accepted: it has no rights that another site could misuse,
 * and only a solved captcha verifies a sender.
 * @throws AppError Forbidden for a form on another site
 */
export function refuseOtherSites(headers: Headers, siteOrigin: string): void {
  const site = headers.get('sec-fetch-site')?.trim().toLowerCase();
  const origin = headers.get('origin');
  if (site === 'same-origin') return;
  if (site === 'cross-site' || (origin !== null && origin !== siteOrigin)) {
    throw new AppError('Forbidden', 'The form stands on another site.');
  }
}

/**
 * Signs that a program sent this: it filled the field that people do not see, or was faster than a
 * person. The answer is the same as to a person.
 */
export function senderFlags({ common }: SortedFields, now: Date): SenderFlag[] {
  const flags: SenderFlag[] = [];
  if (common[TRAP_FIELD]) flags.push('trap');
  const startedAt = common.startedAt ?? '';
  const started = /^\d+$/.test(startedAt) ? Number(startedAt) : Date.parse(startedAt);
  const elapsed = now.getTime() - started;
  if (elapsed >= 0 && elapsed < FASTEST_PERSON) flags.push('fast');
  return flags;
}

/**
 * Adds what the site says in headers, because it passes a form on unchanged: the language of the page,
 * and of a form without scripts the page's address, which has the campaign.
 */
export function completeByHeaders({ common }: SortedFields, headers: Headers): void {
  const language = headers.get('content-language');
  if (language) common.locale = language;
  const page = headers.get('referer') ?? '';
  if (!URL.canParse(page)) return;
  // Without scripts nothing names the page before it; the address passes on what is known of that.
  const { referrer, campaign } = attributionOf(page, page);
  common.referrer ||= referrer;
  common.campaign ||= campaign;
}

/**
 * The key of a submission, in lower case as PostgreSQL and SQLite compare it alike. Where none was
 * sent (a page that is the same for all visitors cannot contain one), the same content of the same
 * day has the same key: sending again (reload, back, double click) stores nothing twice.
 * @throws AppError BadRequest when it is no UUID
 */
export function submissionKey({ common }: SortedFields, contentHash: string, at: Date): string {
  const key = common.idempotencyKey;
  if (!key) return `${at.toISOString().slice(0, 10)} ${contentHash}`;
  if (!UUID.test(key)) throw new AppError('BadRequest', 'The idempotency key is not a UUID.');
  return key.toLowerCase();
}

/** Takes the files of a form while they are read. */
export interface FileReceiver {
  /** Takes one chosen file whole, or throws the reason why it cannot be taken. */
  receive(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Files the form takes. */
  readonly most: number;
}

/** A form that was read: its fields, and why its files cannot be taken, where that is so. */
interface ReadForm {
  pairs: SentPair[];
  refusal: RefusedFields | null;
}

/**
 * Reads a form submission to its end, also after a file that cannot be taken: its sender gets all
 * errors at once.
 * @throws AppError UnsupportedMedia (no form, or compressed), TooLarge (limits of the contract) or
 *   BadRequest (malformed, cut off, too slow, or more parts than a form has)
 */
export async function readSubmissionBody(request: Request, files: FileReceiver): Promise<ReadForm> {
  const form = openForm(request, {
    mostFiles: files.most,
    mostTextBytes: SUBMISSION.maxTextBytes,
    tooLarge: () => tooLarge(files.most),
  });
  try {
    let chosen = 0;
    let refusal: RefusedFields | null = null;
    for (let file = await form.nextFile(); file; file = await form.nextFile()) {
      if (refusal) continue;
      chosen += 1;
      try {
        refuseOddFile(file, chosen, files.most);
        await files.receive(file.name, file.content);
      } catch (error) {
        if (!(error instanceof RefusedFields)) throw error;
        refusal = error;
      }
    }
    return { pairs: form.pairs, refusal };
  } finally {
    form.release();
  }
}

function tooLarge(mostFiles: number): AppError {
  const message = 'The submission is larger than the contract allows.';
  if (mostFiles === 0) return new AppError('TooLarge', message);
  const key = mostFiles === 1 ? 'fileSizeNotSupportedValidationMessage' : 'filesTooLargeTogether';
  return new RefusedFields('TooLarge', message, { [ATTACHMENTS.field]: key });
}

function refuseOddFile({ field }: FormFile, chosen: number, most: number): void {
  if (field !== ATTACHMENTS.field || most === 0) {
    throw new AppError('BadRequest', `Files are not accepted as ${JSON.stringify(field)}.`);
  }
  if (chosen > most) {
    throw new RefusedFields('BadRequest', `At most ${most} files.`, { [field]: 'tooManyFiles' });
  }
}
