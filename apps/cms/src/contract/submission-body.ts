import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { AppError, SUBMISSION, TEXT_MAX } from '@tkalnia/contract';

/** One name and value as sent, in the order they were sent. */
export type SentPair = readonly [name: string, value: string];

/** Largest body of a submission without files, in bytes. */
const MAX_BODY_BYTES = 128 * 1024;
/** Most text fields of one submission: the extra pairs, the form's own and the common fields. */
const MAX_FIELDS = SUBMISSION.maxExtraPairs + 30;
/** A body that takes longer than this is given up, in ms. */
const MAX_BODY_MS = 60_000;

const ACCEPTED = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i;

/**
 * Reads the fields of a form submission, multipart or urlencoded, and stops reading as soon as a
 * limit is passed.
 * @throws AppError UnsupportedMedia (not a form, compressed, or a file), TooLarge (limits of the
 *   contract) or BadRequest (malformed, cut off, or more parts than a form has)
 */
export async function readSubmissionBody(request: Request): Promise<SentPair[]> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!ACCEPTED.test(contentType)) {
    throw new AppError('UnsupportedMedia', 'Send multipart/form-data or urlencoded fields.');
  }
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') {
    throw new AppError('UnsupportedMedia', 'A compressed body is not accepted.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!request.body) throw new AppError('BadRequest', 'The body is empty.');

  const pairs: SentPair[] = [];
  const parser = startParser(contentType);
  const refused = Promise.withResolvers<never>();
  collectFields(parser, pairs, refused.reject);
  refuseFiles(parser, refused.reject);
  try {
    await Promise.race([refused.promise, feed(request.body, parser)]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('BadRequest', 'The body is malformed or was cut off.', { cause: error });
  }
  return pairs;
}

function tooLarge(): AppError {
  return new AppError('TooLarge', 'The submission is larger than the contract allows.');
}

function startParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: TEXT_MAX.extraKey + 1,
        fieldSize: SUBMISSION.maxTextBytes + 1,
        fields: MAX_FIELDS,
        files: 1,
        parts: MAX_FIELDS + 1,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch (error) {
    throw new AppError('BadRequest', 'The content type has no usable boundary.', { cause: error });
  }
}

/** Hands the body to the parser piece by piece and settles when the parser has seen its end. */
async function feed(body: ReadableStream<Uint8Array>, parser: BusboyInstance): Promise<void> {
  let bytes = 0;
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve);
    parser.on('error', reject);
  });
  const counted = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) done(tooLarge());
      else parser.write(chunk, () => done());
    },
    final(done) {
      parser.end();
      done();
    },
  });
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
  await Promise.all([
    pipeline(source, counted, { signal: AbortSignal.timeout(MAX_BODY_MS) }),
    ended,
  ]);
}

function collectFields(
  parser: BusboyInstance,
  pairs: SentPair[],
  refuse: (reason: AppError) => void,
): void {
  let bytes = 0;
  parser.on('field', (name: string | undefined, value, nameCut, valueCut) => {
    bytes += Buffer.byteLength(name ?? '') + Buffer.byteLength(value);
    if (valueCut || bytes > SUBMISSION.maxTextBytes) refuse(tooLarge());
    else if (!name) refuse(new AppError('BadRequest', 'A field has no name.'));
    else if (nameCut) refuse(new AppError('BadRequest', 'The name of a field is too long.'));
    else pairs.push([name, value]);
  });
  for (const event of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => refuse(new AppError('BadRequest', 'The form has too many fields.')));
  }
}

/**
 * No form of the site sends files yet: an empty file input is passed over, a file is refused as
 * soon as it has a name or a first byte.
 */
function refuseFiles(parser: BusboyInstance, refuse: (reason: AppError) => void): void {
  const refusal = () =>
    refuse(new AppError('UnsupportedMedia', 'Files are not accepted with this form.'));
  parser.on('file', (_name, stream, filename: string | undefined) => {
    if (filename) refusal();
    stream.on('error', refusal);
    stream.on('data', refusal);
  });
  parser.on('filesLimit', refusal);
}
