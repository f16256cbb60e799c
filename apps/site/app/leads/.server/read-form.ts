import { AppError, FORMS, type FormPath } from '@osnowa/contract';
import { type FormFile, maxFormBytes, mostReadBytes, openForm, type SentPair } from '@osnowa/http';

/** A form that is being received. */
export interface IncomingForm {
  /** Filled as the form is read: complete once there is no further file. */
  pairs: SentPair[];
  /** Whether there are files; the form has been read up to the first of them. */
  hasFiles: boolean;
  /** Its body is longer than any accepted form. */
  isTooLarge: boolean;
  /** The next file, `null` after the last. @throws AppError when the form is malformed or cut off */
  nextFile(): Promise<FormFile | null>;
  /**
   * Reads and discards the rest, so that the sender sees the answer.
   * @returns bytes of the largest file in it
   * @throws AppError
   */
  discard(): Promise<number>;
}

/**
 * Begins to read a form, urlencoded or multipart, up to its end or its first file: files are never
 * held in memory.
 * @throws AppError for a body that is no form
 */
export async function readForm(path: FormPath, request: Request): Promise<IncomingForm> {
  const mostFiles = FORMS[path].maxFiles;
  const contentType = request.headers.get('content-type') ?? '';
  // Reads more than the web API accepts, so that the page can show the typed text again.
  const most = mostReadBytes(contentType, mostFiles);
  const form = openForm(request, {
    mostFiles,
    mostTextBytes: most.text,
    mostBytes: most.body,
    tooLarge: () => new AppError('TooLarge', 'The form is larger than any that we take.'),
  });
  let waiting = await form.nextFile();
  async function nextFile() {
    const file = waiting ?? (await form.nextFile());
    waiting = null;
    return file;
  }
  return {
    pairs: form.pairs,
    hasFiles: waiting !== null,
    isTooLarge: isTooLarge(path, request.headers),
    nextFile,
    async discard() {
      let largest = 0;
      for (let file = await nextFile(); file; file = await nextFile()) {
        let size = 0;
        for await (const piece of file.content) size += piece.length;
        largest = Math.max(largest, size);
      }
      return largest;
    },
  };
}

/** Whether a form says that it is longer than the web API takes. */
export function isTooLarge(path: FormPath, headers: Headers): boolean {
  const most = maxFormBytes(headers.get('content-type') ?? '', FORMS[path].maxFiles);
  return Number(headers.get('content-length') ?? 0) > most;
}
