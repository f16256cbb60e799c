import { fill } from '@osnowa/text';
import { type CollectionAfterErrorHook, type PayloadRequest, ValidationError } from 'payload';
import { largeFileErrors } from '../../accounts/sign-in/own-requests.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { label, type Sentence, wordsFor } from '../../kit/words.ts';

/** The refusal of an uploaded file, which the form shows at the file, also among many at once. */
export function refusedFile(
  req: PayloadRequest,
  sentence: Sentence,
  values: Readonly<Record<string, string | number>> = {},
): ValidationError {
  const message = fill(sentence(wordsFor(req)), values);
  return new ValidationError(
    { errors: [{ path: 'file', label: label((w) => w.uploads.refuseFile.file), message }], req },
    req.t,
  );
}

/** Says at the file that it is too large, where only its bytes show it; Payload says so in English. */
export const explainLargeFile: CollectionAfterErrorHook = ({ error, req }) => {
  if ((error as { status?: unknown }).status !== 413) return;
  return { status: 400, response: { errors: largeFileErrors(adminLanguage(req.i18n?.language)) } };
};
