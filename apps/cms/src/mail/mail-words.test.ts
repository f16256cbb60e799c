import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { misprints, placeholdersIn, textsByKey, typeset } from '@osnowa/text';
import { describe, expect, test } from 'vitest';
import { PRINT_WORDS } from '../content/words/estimates/texts.ts';
import { accountMails, MAIL_WORDS } from '../content/words/mail-words.ts';

const said = (locale: Locale): [string, string][] => {
  const [mail, print] = [MAIL_WORDS[locale], PRINT_WORDS[locale]];
  return Object.entries(textsByKey({ mail, print, account: accountMails(locale) }));
};
describe.each(LOCALE_CODES)('mails and the printed estimate in %s', (locale) => {
  test('keep the typography and the words of their language', () => {
    expect(said(locale).length).toBeGreaterThan(70);
    const found = said(locale).flatMap(([key, text]) =>
      misprints(text, locale).map((what) => `${key}: ${what}: ${text}`),
    );
    expect(found).toEqual([]);
    expect(said(locale).filter(([, text]) => typeset(text, locale) !== text)).toEqual([]);
  });

  test('have the placeholders of the Polish ones', () => {
    const inPolish = Object.fromEntries(said('pl'));
    const own = (text = '') => `${placeholdersIn(text)}`;
    expect(said(locale).filter(([key, text]) => own(text) !== own(inPolish[key]))).toEqual([]);
  });
});
