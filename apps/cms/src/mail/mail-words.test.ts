import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { misprints, textsInside, typeset } from '@osnowa/text';
import { describe, expect, test } from 'vitest';
import { PRINT_WORDS } from '../estimates/texts.ts';
import { LEAD_WORDS } from './texts/lead-words.ts';
import { NEWSLETTER } from './texts/newsletter-words.ts';
import { NOTICES } from './texts/notice-words.ts';
import { CONFIRMATION, NOTIFICATION } from './texts/words.ts';

const said = (locale: Locale) =>
  textsInside({
    confirmation: CONFIRMATION[locale],
    notification: NOTIFICATION[locale],
    newsletter: NEWSLETTER[locale],
    notices: NOTICES[locale],
    lead: LEAD_WORDS[locale],
    print: PRINT_WORDS[locale],
  });

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
