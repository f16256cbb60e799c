import type { Locale } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { withAmounts } from './element-amount.ts';

/** Amounts of elements with these texts. */
const amounts = (lang: Locale, currency: string, texts: string[]) =>
  withAmounts(
    texts.map((text) => ({ description: { text, lang } })),
    currency,
  ).map(({ amount }) => amount);

test.each<[Locale, string, string[], number[]]>([
  ['pl', 'PLN', ['Portal. Od 28 000 zł netto.', 'System. Od 98 000 zł netto.'], [28_000, 98_000]],
  ['pl', 'PLN', ['Serwer. Instalacja 4200 zł netto.', 'Kasa. Od 4 200 zł.'], [4_200, 4_200]],
  [
    'en',
    'EUR',
    ['A portal. From €6,800 plus VAT.', 'A set-up. Installation €1,020.'],
    [6_800, 1_020],
  ],
  ['de', 'EUR', ['Portal. Ab 6.800 € netto.', 'ERP. Ab 1.023.800 € netto.'], [6_800, 1_023_800]],
])('prices in %s are read in %s', (lang, currency, texts, expected) => {
  expect(amounts(lang, currency, texts)).toEqual(expected);
});

test.each<[string, Locale, string]>([
  ['no price', 'en', 'Step by step, without a day lost.'],
  ['days before its price', 'en', 'A till. 20 days, from €8,120 plus VAT.'],
  ['a figure that is no money', 'en', 'A till. Ready in 20 days.'],
  ['a fallback to the Polish text', 'pl', 'Portal. Od 28 000 zł netto.'],
  ['another currency than the language’s', 'en', 'A portal. From £6,800 plus VAT.'],
  ['a price with pence', 'en', 'A portal. From €6.80 plus VAT.'],
])('an element with %s has no amount to add', (_, lang, text) => {
  expect(amounts(lang, 'EUR', [text])).toEqual([null]);
});
