import { fill } from '@osnowa/text';
import { APIError, type PayloadRequest } from 'payload';
import { type Words, wordsFor } from '../../kit/words.ts';

/** A sentence in the language of the person, with the names of languages that it may contain. */
export function refusal(
  name: keyof Words['changes']['languages'],
  req: PayloadRequest,
  languages = '',
): string {
  return fill(wordsFor(req).changes.languages[name], { languages });
}

/** @throws APIError 403 with the sentence, which the back office shows as it is */
export function refuse(
  name: keyof Words['changes']['languages'],
  req: PayloadRequest,
  languages = '',
): never {
  throw new APIError(refusal(name, req, languages), 403, null, true);
}
