import { fieldMark, fieldsIn } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { labelled, priceParts, sentencesOf } from './price-parts.ts';

test('the clause that repeats the effort in money becomes the price, the rest stays a sentence', () => {
  expect(
    priceParts(
      'Wdrożenie od 70 osobodni, czyli od 98\u00A0000\u00A0zł netto, z licencją na dowolną liczbę osób. Pierwszy moduł po 8–12 tygodniach.',
    ),
  ).toEqual({
    before: null,
    amount: '98\u00A0000\u00A0zł',
    after: 'netto',
    rest: [
      'Wdrożenie od 70 osobodni, z licencją na dowolną liczbę osób.',
      'Pierwszy moduł po 8–12 tygodniach.',
    ],
  });
});

test('an amount is found on either side of its currency', () => {
  const english = 'Implementation from 25 person-days, that is €8,500 plus VAT, with a licence.';
  expect(priceParts(english)).toMatchObject({ amount: '€8,500', after: 'plus VAT' });
  const german = 'Einführung ab 25 Personentagen, das sind 8.500\u00A0€ netto, mit Lizenz.';
  expect(priceParts(german)).toMatchObject({ amount: '8.500\u00A0€', after: 'netto' });
});

test('a price that is the first thing said keeps the words around it', () => {
  expect(priceParts('Wdrożenie od 35 000 zł netto')).toEqual({
    before: 'Wdrożenie od',
    amount: '35 000 zł',
    after: 'netto',
    rest: [],
  });
});

test('nothing is taken out of the middle of a sentence, or of a text without an amount', () => {
  expect(
    priceParts('Licencja na rok, a za każdą osobę ponad limit 400 zł, płatna z góry.'),
  ).toBeNull();
  expect(priceParts('Wycenę przygotujemy po rozmowie.')).toBeNull();
});

test('sentences end before a capital letter', () => {
  expect(sentencesOf('Od 780 zł netto miesięcznie. Przykład: Metal, ul. kwiatowa 3. ')).toEqual([
    'Od 780 zł netto miesięcznie.',
    'Przykład: Metal, ul. kwiatowa 3.',
  ]);
});

test.each([
  ['Serwer i opieka', ' ', 'od 780\u00A0zł netto miesięcznie'],
  ['For example: Metal', ', ', '206 people and six modules, €72,760'],
  ['Pounds on request', '', null],
])(
  'a row has what it is about, %s, then its figures with their preposition',
  (label, between, figures) => {
    expect(labelled(`${label}${between}${figures ?? ''}.`)).toEqual({ label, figures });
  },
);

test('in a preview the text still names its field, behind one full stop', () => {
  const mark = fieldMark({ form: 'collections/products/1', path: 'startingPrice' });
  const parts = priceParts(`Wdrożenie od 70 osobodni, czyli od 98 000 zł netto.${mark}`);
  expect(parts).toMatchObject({ amount: '98 000 zł', rest: ['Wdrożenie od 70 osobodni.'] });
  expect(parts?.after).toBe(`netto${mark}`);
  expect(fieldsIn(parts?.after ?? '')).toHaveLength(1);
});
