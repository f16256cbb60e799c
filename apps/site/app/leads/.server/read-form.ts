import { AppError, FORMS, type FormPath } from '@osnowa/contract';
import { type FormFile, maxFormBytes, openForm, type SentPair } from '@osnowa/http';

/** A form that is being received. */
export interface IncomingForm {
  /** Filled as the form is read: complete once there is no further file. */
  pairs: SentPair[];
  /** Whether there are files; the form has been read up to the first of them. */
  hasFiles: boolean;
  /** The next file, `null` after the last. @throws AppError when the form is malformed or cut off */
  nextFile(): Promise<FormFile | null>;
  /** Reads and discards the rest, so that the sender sees the answer. @throws AppError */
  discard(): Promise<void>;
}

/**
 * Begins to read a form, urlencoded or multipart, up to its end or its first file: files are never
 * held in memory.
 * @throws AppError for a body that is no form
 */
export async function readForm(path: FormPath, request: Request): Promise<IncomingForm> {
  const form = openForm(request, {
    mostFiles: FORMS[path].maxFiles,
    // Longer texts than the web API takes are read, so that the page can show them again.
    mostTextBytes: maxFormBytes('', 0),
    tooLarge: () => new AppError('TooLarge', 'The form is larger than any that we take.'),
  });
  let waiting = await form.nextFile();
  return {
    pairs: form.pairs,
    hasFiles: waiting !== null,
    async nextFile() {
      const file = waiting ?? (await form.nextFile());
      waiting = null;
      return file;
    },
    async discard() {
      while (await form.nextFile());
    },
  };
}
