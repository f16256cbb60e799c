import { isMail } from '@osnowa/contract';
import { type PayloadRequest, ValidationError } from 'payload';
import type { AdminLabel } from '../../../fields/admin-label.ts';
import { inAdminLanguage } from '../../../fields/default-language.ts';
import type { Draft } from '../../../leads/conversation/drafts.ts';
import { leftPlaceholders, wordsIn } from '../../../leads/conversation/placeholders.ts';

/** A part of the form in which something is wrong. */
export type AnswerField = 'recipient' | 'subject' | 'body' | 'files' | 'time';

const WRONG: Record<string, AdminLabel> = {
  recipient: {
    pl: 'Wpisz jeden adres e-mail w postaci nazwa@firma.pl.',
    en: 'Type one email address in the form name@company.com.',
  },
  subject: { pl: 'Wpisz temat.', en: 'Type a subject.' },
  body: { pl: 'Napisz odpowiedź.', en: 'Write the answer.' },
  placeholder: {
    pl: 'To zapytanie nie ma danych dla {word}. Wpisz je albo usuń to słowo z nawiasami.',
    en: 'This lead has nothing for {word}. Write it, or remove this word with its braces.',
  },
  tooLarge: {
    pl: 'Pliki są razem za duże na jeden list: w poczcie rosną o jedną trzecią, a wiele serwerów nie przyjmuje więcej niż 25 MB. Dołącz najwyżej 18 MB, a większe pliki wyślij jako odnośnik.',
    en: 'The files are too big for one mail: in a mail they grow by a third, and many servers take no more than 25 MB. Attach 18 MB at most, and send bigger files as a link.',
  },
  infected: {
    pl: 'W pliku {word} jest wirus. Usuń ten plik.',
    en: 'The file {word} has a virus. Remove it.',
  },
};

function sentence(req: PayloadRequest, name: string, word = ''): string {
  return inAdminLanguage(WRONG[name] as AdminLabel, req).replace('{word}', word);
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
  const add = (path: AnswerField, name: string, word = '') =>
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
