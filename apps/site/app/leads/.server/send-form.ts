import {
  AppError,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS,
  checkForm,
  ERROR_STATUS,
  type ErrorCode,
  FORMS,
  type FormPath,
  type SubmissionReply,
  type SuccessReply,
} from '@osnowa/contract';
import { maxFormBytes, mostReadBytes, pacedBody, readForm } from '@osnowa/http';
import { data } from '../../content/answer.ts';
import type { SiteRequest } from '../../content/request.ts';
import type { FormResult, FormValues } from '../form/form.ts';

/** What a form brings, apart from its files. */
interface Typed {
  values: FormValues;
  /** Bytes of its largest file; `null` without files. */
  largest: number | null;
}

/**
 * Streams a form to the web API as it comes in; the API alone decides the outcome. The body is read
 * to its end also where the API has answered before: its sender sees the answer only then. Never
 * throws for an API that is down.
 * @param isPlain a form of a browser without scripts: its texts are read while they pass, so that
 *   the page shows them again, whether or not the API has answered
 * @throws a 400 or 413 response for a body that is malformed, cut off, too slow or too long
 */
export async function sendForm(
  path: FormPath,
  { headers, body }: Request,
  { api, client, locale }: SiteRequest,
  isPlain: boolean,
): Promise<FormResult> {
  if (!body) throw refusalOf(new AppError('BadRequest', 'The body is empty.'));
  const contentType = headers.get('content-type') ?? '';
  const length = headers.get('content-length');
  const { maxFiles } = FORMS[path];
  const most = maxFormBytes(contentType, maxFiles);
  const read = mostReadBytes(contentType, maxFiles);
  const isTooLarge = Number(length ?? 0) > most;
  const tooLong = () => new AppError('TooLarge', 'The body is too long.');
  const paced = pacedBody(body, isTooLarge ? read.body : most, tooLong);
  const onward = isTooLarge ? null : onwardBody();
  const next = async () => {
    const piece = await paced.next();
    await onward?.pass(piece);
    return piece;
  };
  const reading = async () => {
    try {
      return await typedIn(contentType, next, isPlain || isTooLarge ? read.text : null);
    } catch (error) {
      // The API must not take the half of a form for a whole one.
      onward?.end(error);
      throw refusalOf(error);
    }
  };
  if (!onward) return tooLarge(path, await reading());
  const about = {
    'content-type': contentType,
    'content-language': locale,
    ...(length && { 'content-length': length }),
    ...(isPlain && { referer: headers.get('referer') ?? '' }),
  };
  const form = { headers: about, body: onward.readable };
  const answer = api
    .submit(path, form, client)
    .catch(refusalReply)
    .finally(() => onward.end());
  const [reply, { values }] = await Promise.all([answer, reading()]);
  return resultOf(reply, values);
}

/** A body that a request takes at its own pace; once the request has ended, pieces are dropped. */
function onwardBody() {
  let asked = Promise.withResolvers<void>();
  let hasEnded = false;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const end = (reason?: unknown) => {
    hasEnded = true;
    asked.resolve();
    controller.error(reason);
  };
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start: (given) => {
      controller = given;
    },
    pull: () => asked.resolve(),
    cancel: () => end(),
  };
  return {
    readable: new ReadableStream(source, { highWaterMark: 0 }),
    async pass(piece: Uint8Array | null) {
      await asked.promise;
      if (hasEnded) return;
      asked = Promise.withResolvers();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    end,
  };
}

/** Reads a form to its end. @param mostText bytes of its texts; `null`: they are left unread */
async function typedIn(
  contentType: string,
  next: () => Promise<Uint8Array | null>,
  mostText: number | null,
): Promise<Typed> {
  if (mostText === null) {
    while (await next());
    return { values: {}, largest: null };
  }
  const form = readForm(contentType, next, mostText);
  let largest: number | null = null;
  for (let file = await form.nextFile(); file; file = await form.nextFile()) {
    let size = 0;
    for await (const piece of file.content) size += piece.length;
    largest = Math.max(largest ?? 0, size);
  }
  const values = Object.fromEntries(form.pairs);
  // The page cannot choose the files again, but can say that some had been chosen.
  return {
    values: largest === null ? values : { ...values, [ATTACHMENTS.field]: 'chosen' },
    largest,
  };
}

/** The answer to a form that is larger than the API takes: with all of its errors. */
function tooLarge(path: FormPath, { values, largest }: Typed): FormResult {
  const check = checkForm(path, values);
  const fields = check.ok ? {} : check.fields;
  if (largest === null)
    return check.ok
      ? { kind: 'refused', code: 'TooLarge', values }
      : { kind: 'invalid', fields, values };
  const isOne = FORMS[path].maxFiles === 1 || largest > ATTACHMENT_MAX_BYTES;
  const message = isOne ? 'fileSizeNotSupportedValidationMessage' : 'filesTooLargeTogether';
  return { kind: 'invalid', fields: { ...fields, [ATTACHMENTS.field]: message }, values };
}

/** The response to a body that is no form; any other error as it is. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  return data({ code: error.code }, { status: ERROR_STATUS[error.code] });
}

/** An API that is down, as if it had said so. */
function refusalReply(error: unknown): { error: { code: ErrorCode; fields?: undefined } } {
  if (error instanceof AppError) return { error: { code: error.code } };
  throw error;
}

function resultOf(
  reply: SubmissionReply | ReturnType<typeof refusalReply>,
  values: FormValues,
): FormResult {
  if ('success' in reply) return { ...sentOf(reply.data), values };
  const { code, fields } = reply.error;
  return fields ? { kind: 'invalid', fields, values } : { kind: 'refused', code, values };
}

function sentOf({ reference, estimate, mailed = true, callTime, token }: SuccessReply['data']) {
  return {
    kind: 'sent' as const,
    reference,
    ...(estimate ? { estimate: estimate.key } : {}),
    ...(mailed ? {} : { isUnmailed: true as const }),
    ...(callTime ? { callTime } : {}),
    ...(token ? { token } : {}),
  };
}
