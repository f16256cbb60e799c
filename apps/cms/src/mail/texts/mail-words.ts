import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { fill, typeset } from '@osnowa/text';
import type { Payload } from 'payload';
import { changedWordsIn } from '../../reads/site-words.ts';
import { CALLS } from './call-words.ts';
import { COLLEAGUES } from './colleague-words.ts';
import { LEAD_WORDS } from './lead-words.ts';
import { NEWSLETTER } from './newsletter-words.ts';
import { NOTICES } from './notice-words.ts';
import { REPLY } from './reply-words.ts';
import { CONFIRMATION, NOTIFICATION, REQUEST } from './words.ts';

/** The words of all mails, and of a request as PDF, in one language. */
export type MailWords = ReturnType<typeof wordsOf>;

function wordsOf(locale: Locale) {
  return {
    call: CALLS[locale],
    confirmation: CONFIRMATION[locale],
    newsletter: NEWSLETTER[locale],
    notification: NOTIFICATION[locale],
    notices: NOTICES[locale],
    colleagues: COLLEAGUES[locale],
    lead: LEAD_WORDS[locale],
    request: REQUEST[locale],
    reply: REPLY[locale],
  };
}

/** The built-in words of mails by language: they are used where no editor has changed them. */
export const MAIL_WORDS = Object.fromEntries(
  LOCALE_CODES.map((locale) => [locale, wordsOf(locale)]),
) as Record<Locale, MailWords>;

/** The words of mails in one language, with the texts that editors changed. */
export function readMailWords(payload: Payload, locale: Locale): Promise<MailWords> {
  return changedWordsIn(payload, 'mail', MAIL_WORDS, locale);
}

/** A message with its values. It is typeset as a whole, because a value may be a number or a name. */
export function filled(
  message: string,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): string {
  return typeset(fill(message, values), locale);
}
