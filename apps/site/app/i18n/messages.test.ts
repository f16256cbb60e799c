import { LOCALE_CODES, type Locale } from '@osnowa/contract';
import { misprints, textsByKey, typeset } from '@osnowa/text';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { describe, expect, test } from 'vitest';
import { GALLERY_MESSAGES } from '../pages/gallery/gallery-messages.ts';

const said = (locale: Locale) =>
  Object.entries(textsByKey({ ...SITE_MESSAGES[locale], gallery: GALLERY_MESSAGES[locale] })).map(
    ([where, text]) => ({ where, text }),
  );

/** Names, terms and abbreviations that are the same word in two languages or in all three. */
const SHARED = new Set([
  ...['App Store', 'Blog', 'Cookies', 'DMS', 'E-mail', 'ERP', 'Google Play', 'Kontakt', 'Menu'],
  ...['optional', 'Plan', 'Produkt', 'Projekt', 'Projekt {n}, {kind}, {year}', 'Telefon'],
]);

describe.each(LOCALE_CODES)('messages in %s', (locale) => {
  test('are there, none empty', () => {
    expect(said(locale).length).toBeGreaterThan(400);
    expect(said(locale).filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('keep the typography and the words of their language', () => {
    const found = said(locale).flatMap(({ where, text }) =>
      misprints(text, locale).map((what) => `${where}: ${what}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('reach the page typeset', () => {
    const loose = said(locale).filter(({ text }) => typeset(text, locale) !== text);
    expect(loose).toEqual([]);
  });
});

test.each<[Locale, Locale]>([
  ['pl', 'en'],
  ['pl', 'de'],
  ['en', 'de'],
])('%s and %s do not say the same but in names and terms', (one, other) => {
  const others = new Map(said(other).map(({ where, text }) => [where, text]));
  const same = said(one).filter(
    ({ where, text }) =>
      others.get(where) === text && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')),
  );
  expect(same.filter(({ text }) => !SHARED.has(text))).toEqual([]);
});
