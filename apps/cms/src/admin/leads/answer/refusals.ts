import { isMail } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { type PayloadRequest, ValidationError } from 'payload';
import { type Words, wordsFor } from '../../../kit/words.ts';
import type { Draft } from '../../../leads/conversation/drafts.ts';
import { leftPlaceholders, wordsIn } from '../../../leads/conversation/placeholders.ts';

/** A part of the form in which something is wrong. */
export type AnswerField = 'recipient' | 'subject' | 'body' | 'files' | 'time';

function sentence(
  req: PayloadRequest,
  name: keyof Words['leadRules']['answer'],
  word = '',
): string {
  return fill(wordsFor(req).leadRules.answer[name], { word });
}

/**
 * Most bytes of the files of a mail together. In base64, with its line ends, they are 24.6 MB: Gmail and
 * Microsoft 365 take 25 MB.
 */
const MOST_BYTES = 18_000_000;

function isTooLarge(files: readonly { size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES;
}

/** Refuses files that a common mail server would not take. @throws ValidationError */
export function refuseLargeMail(req: PayloadRequest, files: readonly { size: number }[]): void {
  if (isTooLarge(files)) throw refusedAt(req, 'files', sentence(req, 'tooLarge'));
}

/** An error at a field of the form, as Payload answers those of its own forms. */
export function refusedAt(req: PayloadRequest, path: AnswerField, message: string) {
  return new ValidationError({ collection: 'leads', errors: [{ path, message }], req }, req.t);
}

/**
 * Checks that a draft can be sent.
 * @throws ValidationError with a sentence at each field that is wrong
 */
export function checkDraft(
  req: PayloadRequest,
  { recipient, subject, body }: Draft,
  files: readonly { name: string; scan: string; size: number }[],
): void {
  const errors: { path: AnswerField; message: string }[] = [];
  const add = (path: AnswerField, name: keyof Words['leadRules']['answer'], word = '') =>
    errors.push({ path, message: sentence(req, name, word) });
  if (!isMail(recipient.trim())) add('recipient', 'recipient');
  if (subject.trim() === '') add('subject', 'subject');
  const words = wordsIn(body);
  if (words === '') add('body', 'body');
  for (const [path, text] of [['subject', subject] as const, ['body', words] as const]) {
    const [left] = leftPlaceholders(text);
    if (left) add(path, 'placeholder', `{${left}}`);
  }
  const infected = files.find(({ scan }) => scan === 'infected');
  if (infected) add('files', 'infected', infected.name);
  if (isTooLarge(files)) add('files', 'tooLarge');
  if (errors.length > 0) throw new ValidationError({ collection: 'leads', errors, req }, req.t);
}
