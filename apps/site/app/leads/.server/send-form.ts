import { createHash } from 'node:crypto';
import {
  AppError,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS,
  checkForm,
  ERROR_STATUS,
  type FieldErrors,
  FORMS,
  type FormPath,
  type SuccessReply,
} from '@osnowa/contract';
import type { SentPair } from '@osnowa/http';
import { data } from 'react-router';
import type { LeadAnswer } from '../../content/.server/lead-api.ts';
import type { SiteRequest } from '../../content/request.ts';
import { attributionOf } from '../../url-state/attribution.ts';
import type { FormResult, FormValues, SentResult } from '../form/form.ts';
import { type IncomingForm, readForm } from './read-form.ts';
import { uploadOf } from './upload.ts';

/**
 * Idempotency key of a form sent without JavaScript. The page is the same for all visitors and
 * cannot contain one. The key is a UUID made from the content and the day, so that sending the page
 * again (reload, back, double click) stores nothing twice.
 * @param fileHashes one for each file
 */
function keyOfContent(pairs: readonly SentPair[], fileHashes: readonly string[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash('sha256')
    .update(JSON.stringify([day, pairs, fileHashes]))
    .digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Outcome of a submission and its HTTP status. */
export interface SentForm {
  result: FormResult;
  status: number;
}

/**
 * Passes a form of a browser without scripts to the web API and returns the outcome. Without files
 * it is checked first; with files the API alone checks, while they are streamed. The API's answer
 * decides. Never throws for an API that is down: the visitor gets the form back.
 * @throws a 400 response for a body that is no form
 */
export async function sendForm(
  path: FormPath,
  request: Request,
  site: SiteRequest,
): Promise<SentForm> {
  try {
    const form = await readForm(path, request);
    if (form.isTooLarge) return await refuseTooLarge(path, form);
    const send = form.hasFiles ? sendUpload : sendFields;
    const { result, status } = await send(path, form, request, site);
    return {
      result: result.kind === 'sent' ? { ...result, values: valuesOf(form) } : result,
      status,
    };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The response to a body that is no form; any other error as it is. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return data({ code: error.code }, { status: ERROR_STATUS[error.code] });
}

async function sendFields(
  path: FormPath,
  form: IncomingForm,
  request: Request,
  site: SiteRequest,
): Promise<SentForm> {
  const values = valuesOf(form);
  const check = checkForm(path, values);
  if (!check.ok) return invalid(check.fields, values);
  const body = new FormData();
  for (const [name, value] of completed(form, [], request, site)) body.append(name, value);
  return outcomeOf(site.leads.submit(path, body, site.client), values);
}

async function sendUpload(
  path: FormPath,
  form: IncomingForm,
  request: Request,
  site: SiteRequest,
): Promise<SentForm> {
  const upload = uploadOf(form, (hashes) => completed(form, hashes, request, site));
  const sent = await outcomeOf(site.leads.submit(path, upload, site.client), {});
  await form.discard();
  const values = withChosen(valuesOf(form));
  return 'values' in sent.result ? { ...sent, result: { ...sent.result, values } } : sent;
}

/** The page cannot choose the files again, but can say that some had been chosen. */
function withChosen(values: FormValues): FormValues {
  return { ...values, [ATTACHMENTS.field]: 'chosen' };
}

/** Refuses a form without asking the web API: it comes back with its text and all of its errors. */
async function refuseTooLarge(path: FormPath, form: IncomingForm): Promise<SentForm> {
  const largest = await form.discard();
  const values = valuesOf(form);
  const check = checkForm(path, values);
  const fields = check.ok ? {} : check.fields;
  if (form.hasFiles) return tooLargeFiles(path, largest, withChosen(values), fields);
  if (!check.ok) return invalid(fields, values);
  return { result: { kind: 'refused', code: 'TooLarge', values }, status: 413 };
}

/** The answer to files that are too large. @param largest bytes of the largest of them, or 0 */
export function tooLargeFiles(
  path: FormPath,
  largest: number,
  values: FormValues,
  others: FieldErrors = {},
): SentForm {
  const isOne = FORMS[path].maxFiles === 1 || largest > ATTACHMENT_MAX_BYTES;
  const message = isOne ? 'fileSizeNotSupportedValidationMessage' : 'filesTooLargeTogether';
  return invalid({ ...others, [ATTACHMENTS.field]: message }, values);
}

/** How a submission ended, by the answer of the API or its absence. */
export async function outcomeOf(
  answer: Promise<LeadAnswer>,
  values: FormValues,
): Promise<SentForm> {
  try {
    const reply = await answer;
    if ('success' in reply) return { result: sentOf(reply.data), status: 200 };
    const { code, fields } = reply.error;
    if (fields) return invalid(fields, values);
    return { result: { kind: 'refused', code, values }, status: ERROR_STATUS[code] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      result: { kind: 'refused', code: error.code, values },
      status: ERROR_STATUS[error.code],
    };
  }
}

function sentOf(reply: SuccessReply['data']): SentResult {
  const { reference, estimate, mailed = true, callTime, token } = reply;
  return {
    kind: 'sent',
    reference,
    ...(estimate ? { estimate: estimate.key } : {}),
    ...(mailed ? {} : { isUnmailed: true }),
    ...(callTime ? { callTime } : {}),
    ...(token ? { token } : {}),
  };
}

function invalid(fields: FieldErrors, values: FormValues): SentForm {
  return { result: { kind: 'invalid', fields, values }, status: 422 };
}

function valuesOf({ pairs }: IncomingForm): FormValues {
  return Object.fromEntries(pairs);
}

/** The fields as they came in, and further data that the site knows. */
function completed(
  form: IncomingForm,
  fileHashes: readonly string[],
  request: Request,
  { locale }: SiteRequest,
): SentPair[] {
  const own = form.pairs.filter(([name]) => name !== 'locale');
  const has = (name: string) => own.some((pair) => pair[0] === name && pair[1] !== '');
  const added: SentPair[] = [['locale', locale]];
  const page = request.headers.get('referer') ?? '';
  // The form's page is used as the address and, without scripts, as the page before it.
  const attribution = URL.canParse(page)
    ? attributionOf(page, page)
    : { referrer: '', campaign: '' };
  for (const [name, value] of Object.entries(attribution)) {
    if (value && !has(name)) added.push([name, value]);
  }
  if (!has('idempotencyKey')) added.push(['idempotencyKey', keyOfContent(own, fileHashes)]);
  return [...own, ...added];
}
