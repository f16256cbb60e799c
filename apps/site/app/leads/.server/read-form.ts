import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { AppError, ATTACHMENTS, SUBMISSION, TEXT_MAX } from '@tkalnia/contract';
import { pacedBody } from '@tkalnia/contract/body-pace';

/** A name and value as sent, in the order in which they were sent. */
export type Pair = [name: string, value: string];

/** A file on its way. Its bytes wait in the connection until they are read. */
export interface IncomingFile {
  field: string;
  name: string;
  type: string;
  bytes: BusboyFileStream;
}

/** A form on its way in. */
export interface IncomingForm {
  /** Filled as the form is read: complete once `end` has settled. */
  pairs: Pair[];
  /** Whether there are files; the form has been read up to the first of them. */
  hasFiles: boolean;
  /** The next file, once the one before was read; `null` after the last. */
  nextFile(): Promise<IncomingFile | null>;
  /** Settles when the form was read to its end; fails when it is malformed or was cut off. */
  end: Promise<void>;
  /** Reads what is left and lets it go, so that the sender sees the answer. */
  discard(): Promise<void>;
}

/** Most text fields of one form: the extra pairs, the form's own and the common ones. */
const MAX_FIELDS = SUBMISSION.maxExtraPairs + 40;

/**
 * Begins to read a form, urlencoded or multipart, up to its end or its first file: files are never
 * held in memory.
 * @throws AppError BadRequest for a body that is no form
 */
export async function readForm(request: Request): Promise<IncomingForm> {
  const parser = parserOf(request.headers.get('content-type') ?? '');
  const pairs: Pair[] = [];
  const files = filesOf(parser);
  parser.on('field', (name: string | undefined, value) => pairs.push([name ?? '', value]));
  parser.on('fieldsLimit', () => parser.destroy(new Error('Too many fields')));
  const end = feed(request, parser).then(
    () => files.close(),
    (cause: unknown) => {
      files.close();
      throw new AppError('BadRequest', 'The form is malformed or was cut off.', { cause });
    },
  );
  const hasFiles = await Promise.race([end.then(() => false), files.first.then(() => true)]);
  const discard = () => {
    files.letGo();
    return end;
  };
  return { pairs, hasFiles, nextFile: files.next, end, discard };
}

/** The files of a form, one after the other. */
function filesOf(parser: BusboyInstance) {
  const waiting: IncomingFile[] = [];
  const open = new Set<BusboyFileStream>();
  const first = Promise.withResolvers<void>();
  let wake: () => void = () => undefined;
  let isOver = false;
  let isUnwanted = false;

  parser.on('file', (field, bytes, name: string | undefined, _encoding, type) => {
    // An input without a file sends a nameless one.
    if (!name || isUnwanted) {
      bytes.resume();
      return;
    }
    open.add(bytes.once('close', () => open.delete(bytes)));
    // Told by `end`; a stream that nobody reads yet must not end the process with it.
    bytes.on('error', () => undefined);
    waiting.push({ field, name, type, bytes });
    first.resolve();
    wake();
  });

  return {
    first: first.promise,
    async next(): Promise<IncomingFile | null> {
      while (waiting.length === 0 && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return waiting.shift() ?? null;
    },
    /** No more will come; who waits for bytes of one that was cut off learns of it. */
    close() {
      isOver = true;
      for (const bytes of open) if (!bytes.readableEnded) bytes.destroy();
      wake();
    },
    letGo() {
      isUnwanted = true;
      waiting.length = 0;
      for (const bytes of open) bytes.removeAllListeners('readable').resume();
    },
  };
}

function parserOf(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: TEXT_MAX.extraKey + 1,
        fieldSize: SUBMISSION.maxTextBytes + 1,
        fields: MAX_FIELDS,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch (cause) {
    throw new AppError('BadRequest', 'The body is of no type that a form has.', { cause });
  }
}

async function feed(request: Request, parser: BusboyInstance): Promise<void> {
  await pipeline(Readable.from(request.body ? piecesOf(request.body) : []), parser);
}

/** Largest body that is read, in bytes; the guard before has refused a larger one by its length. */
const MAX_BODY_BYTES = ATTACHMENTS.maxTotalBytes + 1024 * 1024;

/** The body piece by piece, given up on when it comes too slowly. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const paced = pacedBody(body, MAX_BODY_BYTES, () => new AppError('TooLarge', 'Too large.'));
  for (let piece = await paced.next(); piece; piece = await paced.next()) yield piece;
}
