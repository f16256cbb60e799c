import { AppError, ATTACHMENTS, SUBMISSION } from '@osnowa/contract';
import { type FormFile, openForm, type SentPair } from '@osnowa/http';
import { RefusedFields } from './refusals.ts';

/** What becomes of the files of a form while they arrive. */
export interface FileReceiver {
  /** Takes one chosen file whole, or throws why it cannot be taken. */
  receive(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** Files the form takes. */
  readonly most: number;
}

/**
 * Reads a form submission to its end.
 * @throws AppError UnsupportedMedia (no form, or compressed), TooLarge (limits of the contract) or
 *   BadRequest (malformed, cut off, too slow, or more parts than a form has)
 */
export async function readSubmissionBody(
  request: Request,
  files: FileReceiver,
): Promise<SentPair[]> {
  const form = openForm(request, {
    mostFiles: files.most,
    mostTextBytes: SUBMISSION.maxTextBytes,
    tooLarge: () => tooLarge(files.most),
  });
  try {
    let chosen = 0;
    for (let file = await form.nextFile(); file; file = await form.nextFile()) {
      chosen += 1;
      refuseOddFile(file, chosen, files.most);
      await files.receive(file.name, file.content);
    }
    return form.pairs;
  } finally {
    form.release();
  }
}

function tooLarge(mostFiles: number): AppError {
  const message = 'The submission is larger than the contract allows.';
  if (mostFiles === 0) return new AppError('TooLarge', message);
  const key = mostFiles === 1 ? 'fileSizeNotSupportedValidationMessage' : 'filesTooLargeTogether';
  return new RefusedFields('TooLarge', message, { [ATTACHMENTS.field]: key });
}

function refuseOddFile({ field }: FormFile, chosen: number, most: number): void {
  if (field !== ATTACHMENTS.field || most === 0) {
    throw new AppError('BadRequest', `Files are not accepted as ${JSON.stringify(field)}.`);
  }
  if (chosen > most) {
    throw new RefusedFields('BadRequest', `At most ${most} files.`, { [field]: 'tooManyFiles' });
  }
}
