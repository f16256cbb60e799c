import type { Locale } from '@osnowa/contract';
import { fill, typeset, typesetLocales, typesetWords } from '@osnowa/text';
import type { Payload } from 'payload';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officeWords, type Words } from '../../kit/words.ts';
import { changedWordsIn } from '../../reads/site-words.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { type MailWords, pl } from './messages/pl.ts';

export type { MailWords };

/** The built-in words of mails by language: they are used where no editor has changed them. */
export const MAIL_WORDS: Record<Locale, MailWords> = typesetLocales({ pl, en, de });

/** The words of mails in one language, with the texts that editors changed. */
export function readMailWords(payload: Payload, locale: Locale): Promise<MailWords> {
  return changedWordsIn(payload, 'mail', MAIL_WORDS, locale);
}

/** Words of mails to people with an account, typeset. */
export function accountMails(language: AdminLanguage): Words['accountMails'] {
  return typesetWords(officeWords(language).accountMails, language);
}

/** A message with its values. It is typeset as a whole, because a value may be a number or a name. */
export function filled(
  message: string,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): string {
  return typeset(fill(message, values), locale);
}
