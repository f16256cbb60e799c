import {
  AppError,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS,
  SUBMISSION,
  TEXT_MAX,
} from '@tkalnia/contract';
import { pacedBody } from '@tkalnia/contract/body-pace';
import { boundaryOf, type NextPiece, type Part, readParts } from './multipart.ts';
import { RefusedFields } from './refusals.ts';

/** One name and value as sent, in the order they were sent. */
export type SentPair = readonly [name: string, value: string];

/** What becomes of the files of a form while they arrive. */
export interface FileReceiver {
  /** Takes one chosen file whole, or throws why it cannot be taken. */
  receive(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Files the form takes. */
  readonly most: number;
}

/** Largest body of a submission without files, and what is allowed around files, in bytes. */
const MAX_BODY_BYTES = 128 * 1024;
const AROUND_FILES = 1024 * 1024;
/** Most text fields of one submission: the extra pairs, the form's own and the common fields. */
const MAX_FIELDS = SUBMISSION.maxExtraPairs + 30;

/** Brackets and invisible characters: names that other programs read as lists or objects. */
const ODD_NAME = /[[\]\p{Cc}\p{Cf}\u2028\u2029]/u;

const MULTIPART = /^multipart\/form-data\s*(?:;|$)/i;
const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Largest body of a form that takes so many files, in bytes. */
export function maxBodyBytes(contentType: string, mostFiles: number): number {
  if (mostFiles === 0 || !MULTIPART.test(contentType)) return MAX_BODY_BYTES;
  const files = Math.min(mostFiles * ATTACHMENT_MAX_BYTES, ATTACHMENTS.maxTotalBytes);
  return files + AROUND_FILES;
}

/**
 * Reads a form submission, multipart or urlencoded, and stops reading as soon as a limit is
 * passed; what was declared too large is not read at all.
 * @throws AppError UnsupportedMedia (no form, or compressed), TooLarge (limits of the contract) or
 *   BadRequest (malformed, cut off, too slow, or more parts than a form has)
 */
export async function readSubmissionBody(
  request: Request,
  files: FileReceiver,
): Promise<SentPair[]> {
  const contentType = request.headers.get('content-type') ?? '';
  const isMultipart = MULTIPART.test(contentType);
  if (!isMultipart && !URLENCODED.test(contentType)) {
    throw new AppError('UnsupportedMedia', 'Send multipart/form-data or urlencoded fields.');
  }
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') {
    throw new AppError('UnsupportedMedia', 'A compressed body is not accepted.');
  }
  const boundary = isMultipart ? boundaryOf(contentType) : null;
  const most = maxBodyBytes(contentType, files.most);
  const refusal = () => tooLarge(files.most);
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refusal();
  if (!request.body) throw new AppError('BadRequest', 'The body is empty.');
  const { next, release } = pacedBody(request.body, most, refusal);
  try {
    return boundary === null ? await readPairs(next) : await readForm(next, boundary, files);
  } finally {
    release();
  }
}

function tooLarge(mostFiles: number): AppError {
  const message = 'The submission is larger than the contract allows.';
  if (mostFiles === 0) return new AppError('TooLarge', message);
  const key = mostFiles === 1 ? 'fileSizeNotSupportedValidationMessage' : 'filesTooLargeTogether';
  return new RefusedFields('TooLarge', message, { [ATTACHMENTS.field]: key });
}

/** Collects text fields and watches their limits. */
class Fields {
  readonly pairs: SentPair[] = [];
  private bytes = 0;

  add(name: string, value: string): void {
    this.count(Buffer.byteLength(name) + Buffer.byteLength(value));
    if (!name) throw new AppError('BadRequest', 'A field has no name.');
    if (ODD_NAME.test(name) || name in Object.prototype) {
      throw new AppError('BadRequest', 'The name of a field is none that a form has.');
    }
    if ([...name].length > TEXT_MAX.extraKey) {
      throw new AppError('BadRequest', 'The name of a field is too long.');
    }
    if (this.pairs.length >= MAX_FIELDS) {
      throw new AppError('BadRequest', 'The form has too many fields.');
    }
    this.pairs.push([name, value]);
  }

  private count(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > SUBMISSION.maxTextBytes) throw tooLarge(0);
  }
}

async function readPairs(next: NextPiece): Promise<SentPair[]> {
  const pieces: Uint8Array[] = [];
  for (let piece = await next(); piece; piece = await next()) pieces.push(piece);
  const fields = new Fields();
  for (const pair of new URLSearchParams(Buffer.concat(pieces).toString('utf8'))) {
    fields.add(...pair);
  }
  return fields.pairs;
}

async function readForm(
  next: NextPiece,
  boundary: string,
  files: FileReceiver,
): Promise<SentPair[]> {
  const fields = new Fields();
  let chosen = 0;
  for await (const part of readParts(next, boundary)) {
    const isFile = part.filename !== null || part.name === ATTACHMENTS.field;
    if (!isFile) fields.add(part.name, await textOf(part));
    else if (!part.filename) await passOver(part);
    else {
      chosen += 1;
      refuseOddFile(part, chosen, files.most);
      await files.receive(part.filename, part.content);
    }
  }
  return fields.pairs;
}

async function textOf({ content, charset }: Part): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > SUBMISSION.maxTextBytes) throw tooLarge(0);
    pieces.push(piece);
  }
  return decoded(Buffer.concat(pieces), charset);
}

/** A text in the charset that its part names. @throws AppError BadRequest for one nobody knows */
function decoded(bytes: Buffer, charset: string | null): string {
  if (charset === null) return bytes.toString('utf8');
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (cause) {
    throw new AppError('BadRequest', 'The charset of a field is not known.', { cause });
  }
}

/** A file input in which nothing was chosen is sent without a name and empty. */
async function passOver({ content }: Part): Promise<void> {
  for await (const piece of content) {
    if (piece.length > 0) throw new AppError('BadRequest', 'A file has no name.');
  }
}

function refuseOddFile({ name }: Part, chosen: number, most: number): void {
  if (name !== ATTACHMENTS.field || most === 0) {
    throw new AppError('BadRequest', `Files are not accepted as ${JSON.stringify(name)}.`);
  }
  if (chosen > most) {
    throw new RefusedFields('BadRequest', `At most ${most} files.`, { [name]: 'tooManyFiles' });
  }
}
