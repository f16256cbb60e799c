import {
  AppError,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS,
  SUBMISSION,
  TEXT_MAX,
} from '@osnowa/contract';
import { pacedBody } from './body.ts';
import { boundaryOf, charsetOf, type NextPiece, type Part, readParts } from './multipart.ts';

/** One name and value as sent, in their order. */
export type SentPair = readonly [name: string, value: string];

/** An uploaded file. Its bytes stay in the connection until they are read. */
export interface FormFile {
  field: string;
  /** Without folders, never empty. */
  name: string;
  content: AsyncIterable<Buffer>;
}

interface FormLimits {
  mostFiles: number;
  /** Bytes of all names and values together. */
  mostTextBytes: number;
  /** The error for a body that is longer than a form with this many files. */
  tooLarge(): AppError;
}

/** A form that is read as a stream: files are never held in memory. */
interface StreamedForm {
  /** Filled while the form is read: complete once there is no further file. */
  pairs: SentPair[];
  /**
   * The next file; `null` at the end of the form. The unread rest of the file before is skipped.
   * After a failure it fails again.
   * @throws AppError BadRequest (malformed, cut off, too slow, or more fields than a form has) or
   *   TooLarge
   */
  nextFile(): Promise<FormFile | null>;
}

/** Largest body of a form without files, and the allowance around files, in bytes. */
const WITHOUT_FILES = 128 * 1024;
const AROUND_FILES = 1024 * 1024;
/**
 * Bodies up to these bytes are read to their end although they are refused: a browser without
 * scripts shows the answer only then, and the answer contains the typed text.
 */
const READ_TO_END = { text: 1024 * 1024, files: 1024 * 1024 * 1024 };
/** Most text fields of one submission: the extra pairs, the form's own and the common fields. */
const MAX_FIELDS = SUBMISSION.maxExtraPairs + 30;

/** Brackets and invisible characters: names that other programs read as lists or objects. */
const ODD_NAME = /[[\]\p{Cc}\p{Cf}\u2028\u2029]/u;

const MULTIPART = /^multipart\/form-data\s*(?:;|$)/i;
const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Largest body of a form that takes this many files, in bytes. */
export function maxFormBytes(contentType: string, mostFiles: number): number {
  if (mostFiles === 0 || !MULTIPART.test(contentType)) return WITHOUT_FILES;
  return Math.min(mostFiles * ATTACHMENT_MAX_BYTES, ATTACHMENTS.maxTotalBytes) + AROUND_FILES;
}

/** Largest body that is read to its end, and its largest text, so that its sender gets both back. */
export function mostReadBytes(contentType: string, mostFiles: number) {
  const takesFiles = mostFiles > 0 && MULTIPART.test(contentType);
  return { body: takesFiles ? READ_TO_END.files : READ_TO_END.text, text: READ_TO_END.text };
}

/**
 * Begins to read a form, multipart or urlencoded. Reading stops as soon as a limit is exceeded. A
 * body with too large a Content-Length is not read at all.
 * @throws AppError UnsupportedMedia (no form, or compressed), TooLarge, or BadRequest
 */
export function openForm(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  limits: FormLimits,
): StreamedForm & { release(): void } {
  const contentType = headers.get('content-type') ?? '';
  if (!MULTIPART.test(contentType) && !URLENCODED.test(contentType)) {
    throw new AppError('UnsupportedMedia', 'Send multipart/form-data or urlencoded fields.');
  }
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') {
    throw new AppError('UnsupportedMedia', 'A compressed body is not accepted.');
  }
  const most = maxFormBytes(contentType, limits.mostFiles);
  if (Number(headers.get('content-length') ?? 0) > most) throw limits.tooLarge();
  if (!body) throw new AppError('BadRequest', 'The body is empty.');
  const { next, release } = pacedBody(body, most, limits.tooLarge);
  return { ...readForm(contentType, next, limits.mostTextBytes), release };
}

/**
 * Reads a form piece by piece, multipart or urlencoded.
 * @param mostTextBytes of all names and values together
 * @throws AppError BadRequest for a content type without a boundary
 */
export function readForm(
  contentType: string,
  next: NextPiece,
  mostTextBytes: number,
): StreamedForm {
  const boundary = MULTIPART.test(contentType) ? boundaryOf(contentType) : null;
  const fields = new Fields(mostTextBytes);
  const files = readFiles(next, boundary, fields, charsetOf(contentType));
  let failure: unknown = null;
  const nextFile = async () => {
    if (failure) throw failure;
    try {
      return (await files.next()).value ?? null;
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  return { pairs: fields.pairs, nextFile };
}

/** Collects text fields and checks their limits. */
class Fields {
  readonly pairs: SentPair[] = [];
  readonly most: number;
  private bytes = 0;

  constructor(most: number) {
    this.most = most;
  }

  add(name: string, value: string): void {
    this.bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (this.bytes > this.most) throw tooMuchText();
    if (!name) throw new AppError('BadRequest', 'A field has no name.');
    if (ODD_NAME.test(name) || ofPrototypes(name)) {
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
}

/** Whether a part of a name, as other programs take names apart, is one that all objects have. */
function ofPrototypes(name: string): boolean {
  const parts = name.normalize('NFKC').split(/[^\p{L}\p{N}_$]+/u);
  return parts.some((part) => part === 'prototype' || (part !== '' && part in Object.prototype));
}

function tooMuchText(): AppError {
  return new AppError('TooLarge', 'The texts are longer than the contract allows.');
}

/** Urlencoded fields, in the charset that the content type names. */
async function readPairs(next: NextPiece, fields: Fields, charset: string | null): Promise<void> {
  const pieces: Uint8Array[] = [];
  for (let piece = await next(); piece; piece = await next()) pieces.push(piece);
  const body = Buffer.concat(pieces);
  // Bytes of another charset are one letter each in Latin-1, and are decoded afterwards.
  const text = charset === null ? body.toString('utf8') : inLatin(body.toString('latin1'));
  for (const [name, value] of new URLSearchParams(text)) {
    if (charset === null) fields.add(name, value);
    else fields.add(...inCharset(name, value, charset));
  }
}

/** Escapes of bytes as those of the letters that these bytes are in Latin-1. */
function inLatin(text: string): string {
  return text.replace(/%([89a-f][0-9a-f])/gi, (_, byte: string) =>
    encodeURIComponent(String.fromCharCode(Number.parseInt(byte, 16))),
  );
}

function inCharset(name: string, value: string, charset: string): SentPair {
  const [inName, inValue] = [name, value].map((text) =>
    decoded(Buffer.from(text, 'latin1'), charset),
  );
  return [inName ?? '', inValue ?? ''];
}

/**
 * Files of a form; its fields are collected meanwhile. Without a boundary there are only fields.
 */
async function* readFiles(
  next: NextPiece,
  boundary: string | null,
  fields: Fields,
  charset: string | null,
): AsyncGenerator<FormFile, undefined> {
  if (boundary === null) return void (await readPairs(next, fields, charset));
  for await (const part of readParts(next, boundary)) {
    const { name: field, filename, content } = part;
    if (filename) yield { field, name: filename, content };
    else if (filename === null && field !== ATTACHMENTS.field) {
      fields.add(field, await textOf(part, fields.most));
    } else await passOver(part);
  }
}

async function textOf({ content, charset }: Part, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > most) throw tooMuchText();
    pieces.push(piece);
  }
  return decoded(Buffer.concat(pieces), charset);
}

/** A text in the charset that its part names. @throws AppError BadRequest for an unknown one */
function decoded(bytes: Buffer, charset: string | null): string {
  if (charset === null) return bytes.toString('utf8');
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (cause) {
    throw new AppError('BadRequest', 'The charset of a field is not known.', { cause });
  }
}

/** An empty file input is sent without a name and empty. */
async function passOver({ content }: Part): Promise<void> {
  for await (const piece of content) {
    if (piece.length > 0) throw new AppError('BadRequest', 'A file has no name.');
  }
}
