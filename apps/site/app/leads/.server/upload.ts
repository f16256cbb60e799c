import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FormFile, SentPair } from '@osnowa/http';
import type { UploadBody } from '../../content/.server/lead-api.ts';
import type { IncomingForm } from './read-form.ts';

/**
 * The same form as a new body, chunk by chunk: its files as they come in, then its fields.
 * @param fieldsOf the fields to send, called once all have come in
 */
export function uploadOf(
  form: IncomingForm,
  fieldsOf: (fileHashes: readonly string[]) => SentPair[],
): UploadBody {
  const boundary = randomUUID();
  const encoder = new TextEncoder();

  async function* parts(): AsyncGenerator<Uint8Array> {
    const hashes: string[] = [];
    for (let file = await form.nextFile(); file; file = await form.nextFile()) {
      const hash = createHash('sha256');
      yield encoder.encode(fileHead(boundary, file));
      for await (const chunk of file.content) {
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
  };
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
