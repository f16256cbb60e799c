import { cleanLine, DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import { textsByKey } from '@osnowa/text';
import { changeableTexts, roomFor } from '@osnowa/text/messages';
import { ADMIN_LANGUAGES } from '../../kit/office-language.ts';
import { PRINT_WORDS } from './estimates/texts.ts';
import { MAIL_WORDS } from './mail-words.ts';

/** A text that an editor may change, as it is built in. */
export interface BuiltInWord {
  key: string;
  /** With plain spaces. A language that does not use the text has none. */
  texts: Partial<Record<Locale, string>>;
  /** Most characters that it may have. */
  limit: number;
}

/** Mails that staff get in the default language only. */
const IN_DEFAULT_LANGUAGE = 'mail.notices.';

/** Mails that staff get in the language of their account. */
const IN_STAFF_LANGUAGES = ['mail.colleagues.', 'mail.call.adviser.'];

/** A text without the additions of typesetting: as a person types it. */
function asTyped(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

/** A typed text as it is stored: one line, without spaces at its ends or two in a row. */
export function tidyWord(text: string): string {
  return cleanLine(text.replace(/\s+/g, ' '));
}

/** Whether mails with a text are sent in a language. */
function isUsed(key: string, locale: Locale): boolean {
  if (key.startsWith(IN_DEFAULT_LANGUAGE)) return locale === DEFAULT_LOCALE;
  const isForStaff = IN_STAFF_LANGUAGES.some((beginning) => key.startsWith(beginning));
  return !isForStaff || ADMIN_LANGUAGES.some((each) => each === locale);
}

function textsIn(locale: Locale): [string, string][] {
  const others = textsByKey({ mail: MAIL_WORDS[locale], print: PRINT_WORDS[locale] });
  return Object.entries({ ...changeableTexts(locale), ...others }).filter(([key]) =>
    isUsed(key, locale),
  );
}

function makeTable(): Map<string, BuiltInWord> {
  const table = new Map<string, BuiltInWord>();
  for (const locale of LOCALE_CODES) {
    for (const [key, text] of textsIn(locale)) {
      const texts = { ...table.get(key)?.texts, [locale]: asTyped(text) };
      table.set(key, { key, texts, limit: roomFor(key, Object.values(texts)) });
    }
  }
  return table;
}

/** Every text of the site, of mails and of PDFs that an editor may change, by key. */
export const WORD_TABLE: ReadonlyMap<string, BuiltInWord> = makeTable();
