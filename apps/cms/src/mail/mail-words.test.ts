import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { misprints, textsByKey, typeset } from '@osnowa/text';
import { describe, expect, test } from 'vitest';
import { PRINT_WORDS } from '../estimates/texts.ts';
import { accountMails, MAIL_WORDS } from './words.ts';

const said = (locale: Locale) =>
  Object.entries(
    textsByKey({
      mail: MAIL_WORDS[locale],
      print: PRINT_WORDS[locale],
      account: accountMails(locale),
    }),
  ).map(([where, text]) => ({ where, text }));
describe.each(LOCALE_CODES)('mails and the printed estimate in %s', (locale) => {
  test('keep the typography and the words of their language', () => {
    expect(said(locale).length).toBeGreaterThan(70);
    const found = said(locale).flatMap(({ where, text }) =>
      misprints(text, locale).map((what) => `${where}: ${what}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('are typeset', () => {
    expect(said(locale).filter(({ text }) => typeset(text, locale) !== text)).toEqual([]);
  });
});
