import type { Locale } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { misprints } from './misprints.ts';

test.each<[Locale, string]>([
  ['pl', 'Pytanie „czyje to?” znika – 30% szybciej, 1400 zł albo 12 000 zł.'],
  ['pl', 'Zadzwoń: +48 42 000 00 10, [napisz](/contact "Kontakt").'],
  ['en', 'The customer’s words were “ours is different” – 30% of 1,400.'],
  ['de', 'Der Satz „Bei uns ist das ‚anders‘“ – 30 % von 1.400 €.'],
])('in %s nothing is wrong with: %s', (locale, text) => {
  expect(misprints(text, locale)).toEqual([]);
});

test.each<[Locale, string]>([
  ['pl', 'Pytanie "czyje to?" znika.'],
  ['pl', 'Pytanie “czyje to?” znika.'],
  ['pl', 'Pytanie „czyje to? znika.'],
  ['pl', 'O 30 % szybciej.'],
  ['pl', 'Miesięcznie 1 400 kart.'],
  ['pl', 'Towar - ostatnia sztuka.'],
  ['pl', 'Wysyłam...'],
  ['pl', 'Towar  i faktura.'],
  ['pl', 'Towar , faktura.'],
  ['pl', 'Zadzwoń!'],
  ['en', "The customer's words."],
  ['en', 'The words ‘ours is different’.'],
  ['en', '30 % of 1,400.'],
  ['en', '1 400 cards.'],
  ['de', 'So geht’s.'],
  ['de', '30% schneller.'],
  ['de', '1,400 Karten.'],
])('in %s something is wrong with: %s', (locale, text) => {
  expect(misprints(text, locale)).toHaveLength(1);
});
