import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS,
  attachmentExtension,
  type FieldMessage,
} from '@tkalnia/contract';
import type { FormFile, SentPair } from '@tkalnia/http';
import type { IncomingForm } from './read-form.ts';

/** A form with files on its way through this server: what comes in goes out again. */
export interface Upload {
  contentType: string;
  body: ReadableStream<Uint8Array>;
  /** What is wrong with a file; known once the body ended or broke off because of it. */
  mistake(): FieldMessage | null;
}

/**
 * The same form as a new body, piece by piece: its files as they come in, then its fields. A file
 * that cannot be accepted breaks it off, so that the web API keeps nothing.
 * @param fieldsOf the fields as they are to be sent, once all have come in
 */
export function uploadOf(
  form: IncomingForm,
  fieldsOf: (fileHashes: readonly string[]) => SentPair[],
): Upload {
  const boundary = randomUUID();
  const encoder = new TextEncoder();
  let mistake: FieldMessage | null = null;

  async function* parts(): AsyncGenerator<Uint8Array> {
    const hashes: string[] = [];
    let total = 0;
    for (let file = await form.nextFile(); file; file = await form.nextFile()) {
      const hash = createHash('sha256');
      let size = 0;
      mistake = nameMistake(file, hashes.length);
      if (mistake) throw refusal(mistake);
      yield encoder.encode(fileHead(boundary, file));
      for await (const chunk of file.content) {
        size += chunk.length;
        total += chunk.length;
        mistake ??= sizeMistake(size, total);
        if (mistake) throw refusal(mistake);
        hash.update(chunk);
        yield chunk;
      }
      yield encoder.encode('\r\n');
      hashes.push(hash.digest('hex'));
    }
    for (const [name, value] of fieldsOf(hashes))
      yield encoder.encode(field(boundary, name, value));
    yield encoder.encode(`--${boundary}--\r\n`);
  }

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Readable.toWeb(Readable.from(parts())) as ReadableStream<Uint8Array>,
    mistake: () => mistake,
  };
}

function refusal(mistake: FieldMessage): Error {
  return new Error(`A file was refused: ${mistake}`);
}

function nameMistake({ name }: FormFile, before: number): FieldMessage | null {
  if (before >= ATTACHMENTS.maxFiles) return 'tooManyFiles';
  return attachmentExtension(name) ? null : 'fileExtensionNotSupportedValidationMessage';
}

function sizeMistake(size: number, total: number): FieldMessage | null {
  if (size > ATTACHMENT_MAX_BYTES) return 'fileSizeNotSupportedValidationMessage';
  return total > ATTACHMENTS.maxTotalBytes ? 'filesTooLargeTogether' : null;
}

/** Names in a part's head: quotes and line ends as browsers write them. */
function quoted(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function fileHead(boundary: string, { field: name, name: file }: FormFile): string {
  const disposition = `form-data; name="${quoted(name)}"; filename="${quoted(file)}"`;
  return `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n`;
}

function field(boundary: string, name: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}\r\n`;
}
