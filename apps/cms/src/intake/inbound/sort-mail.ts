import type { AutomaticMail } from '../../fields/states.ts';
import { isOwnOrigin, ORIGIN_HEADER } from '../../outbox/mail-origin.ts';
import type { FoundBy } from './find-lead.ts';
import { type ReadMail, textOf } from './read-mail.ts';

/** A mail to more people was not written to us alone. */
const MOST_RECIPIENTS = 50;

/**
 * Subjects of automatic replies, in the languages of the site; mail programs write them so. One that
 * begins with “Re:” is of a person.
 */
const AWAY =
  /^(?:automatyczna odpowied|odpowied[zź] automatyczna|autoodpowied|poza biurem|nieobecno|out of (?:the )?office|automatic reply|auto(?:matic)?[- ]?(?:reply|response)|abwesenheit|automatische antwort|abwesend)/i;

/** Mailboxes of mail servers. */
const OF_A_SERVER = /^(?:mailer-daemon|postmaster)@/;

/** Whether this installation has sent the mail: it is in the back office already. */
export function isOwnMail({ headers }: ReadMail): boolean {
  return isOwnOrigin(textOf(headers.get(ORIGIN_HEADER.toLowerCase())));
}

/**
 * What the mail is, if no person has written it to us; `null` for all others. A mailing is one by
 * its list or its many recipients, unless it answers a mail of ours or names a number.
 * @param by how it found its lead; `null`: it has none
 */
export function automaticKind(mail: ReadMail, by: FoundBy | null): AutomaticMail | null {
  const field = (name: string) => textOf(mail.headers.get(name)).toLowerCase();
  if (isBounce(mail, field)) return 'bounce';
  const submitted = field('auto-submitted').split(';', 1)[0]?.trim() ?? '';
  const isAutomatic =
    (submitted !== '' && submitted !== 'no') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => mail.headers.has(name)) ||
    /auto[_-]?reply/.test(field('precedence')) ||
    /^multipart\/report/.test(field('content-type')) ||
    // Not by its subject alone: a person may write about automatic replies.
    (by === 'answer' && AWAY.test(mail.subject));
  if (isAutomatic) return 'out-of-office';
  const isMailing =
    mail.headers.has('list') ||
    /^(?:bulk|list|junk)$/.test(field('precedence').trim()) ||
    mail.recipients > MOST_RECIPIENTS;
  const isAnswer = by === 'answer' || by === 'reference';
  return isMailing && !isAnswer ? 'mailing' : null;
}

function isBounce(mail: ReadMail, field: (name: string) => string): boolean {
  const type = mail.headers.get('content-type') as { params?: Record<string, string> } | undefined;
  const isReport = field('content-type').startsWith('multipart/report');
  if (isReport && type?.params?.['report-type']?.toLowerCase() === 'delivery-status') return true;
  if (mail.headers.has('x-failed-recipients')) return true;
  return OF_A_SERVER.test(mail.sender ?? '') && /^\s*(?:<>)?\s*$/.test(field('return-path'));
}
