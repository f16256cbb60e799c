import type { Locale } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { priceSum } from './price-sum.ts';

const element = (lang: Locale, text: string) => ({
  title: { text, lang },
  description: { text, lang },
});

test.each<[Locale, string, string[], number]>([
  ['pl', 'PLN', ['Portal. Od 28 000 zł netto.', 'System. Od 98 000 zł netto.'], 126_000],
  ['pl', 'PLN', ['Serwer. Instalacja 4200 zł netto.', 'Kasa. Od 4 200 zł netto.'], 8_400],
  ['en', 'EUR', ['A portal. From €6,800 plus VAT.', 'A set-up. Installation €1,020.'], 7_820],
  ['de', 'EUR', ['Portal. Ab 6.800 € netto.', 'ERP. Ab 1.023.800 € netto.'], 1_030_600],
])('prices in %s are added up in %s', (lang, currency, texts, amount) => {
  const elements = texts.map((text) => element(lang, text));
  expect(priceSum(elements, currency)).toEqual({ amount, unpriced: [] });
});

test.each<[string, Locale, string]>([
  ['no price', 'en', 'Step by step, without a day lost.'],
  ['days before its price', 'en', 'A till. 20 days, from €8,120 plus VAT.'],
  ['a figure that is no money', 'en', 'A till. Ready in 20 days.'],
  ['a fallback to the Polish text', 'pl', 'Portal. Od 28 000 zł netto.'],
  ['another currency than the language’s', 'en', 'A portal. From £6,800 plus VAT.'],
  ['a price with pence', 'en', 'A portal. From €6.80 plus VAT.'],
])('an element with %s is named and not counted', (_, lang, text) => {
  const without = element(lang, text);
  const priced = element('en', 'A portal. From €6,800 plus VAT.');
  expect(priceSum([priced, without], 'EUR')).toEqual({ amount: 6_800, unpriced: [without] });
  expect(priceSum([without], 'EUR')).toEqual({ amount: null, unpriced: [without] });
});

test('nothing chosen costs nothing that could be named', () => {
  expect(priceSum([], 'PLN')).toEqual({ amount: null, unpriced: [] });
});
