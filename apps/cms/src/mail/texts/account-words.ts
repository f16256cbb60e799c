import { typesetWords } from '@osnowa/text';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officeWords, type Words } from '../../kit/words.ts';

/** Words of mails to people with an account, typeset. */
export function accountMails(language: AdminLanguage): Words['accountMails'] {
  return typesetWords(officeWords(language).accountMails, language);
}
