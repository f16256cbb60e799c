import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { AppError, SUBMISSION, TEXT_MAX } from '@tkalnia/contract';

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
  files: ReadableStream<IncomingFile>;
  /** Settles when the form was read to its end; fails when it is malformed or was cut off. */
  end: Promise<void>;
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
  const open = new Set<BusboyFileStream>();
  const firstFile = Promise.withResolvers<void>();
  const files = new ReadableStream<IncomingFile>({
    start(queue) {
      parser.on('file', (field, bytes, name: string | undefined, _encoding, type) => {
        // An input without a file sends a nameless one.
        if (!name) {
          bytes.resume();
          return;
        }
        open.add(bytes.once('close', () => open.delete(bytes)));
        queue.enqueue({ field, name, type, bytes });
        firstFile.resolve();
      });
      parser.on('finish', () => queue.close());
    },
  });
  parser.on('field', (name: string | undefined, value) => pairs.push([name ?? '', value]));
  parser.on('fieldsLimit', () => parser.destroy(new Error('Too many fields')));
  const end = feed(request, parser).catch((cause: unknown) => {
    for (const bytes of open) bytes.destroy();
    throw new AppError('BadRequest', 'The form is malformed or was cut off.', { cause });
  });
  const isWhole = await Promise.race([end.then(() => true), firstFile.promise.then(() => false)]);
  return { pairs, hasFiles: !isWhole, files, end };
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
  const body = request.body as NodeReadableStream<Uint8Array> | null;
  await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), parser);
}
