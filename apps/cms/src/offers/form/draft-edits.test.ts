import type { OfferContentLine, OfferDraft } from '@osnowa/contract';
import { expect, test } from 'vitest';
import {
  differs,
  emptyLine,
  hasOwnPrice,
  inCurrency,
  inLanguage,
  lineOfFact,
  moved,
  withDays,
  withPayment,
} from './draft-edits.ts';

const line: OfferContentLine = { ...emptyLine([]), key: 'cart', days: 8, price: 11_200 };
const RATE = 1_400;
const draft = {
  ...{ locale: 'pl', currency: 'PLN', terms: 'po polsku', lines: [line] },
} as unknown as OfferDraft;
const terms = { pl: 'po polsku', en: 'in English', de: 'auf Deutsch' };

test('a price follows the days, unless it is an own one', () => {
  expect(withDays(line, 9.5, RATE)).toMatchObject({ days: 9.5, price: 13_300 });
  const own = { ...line, price: 10_000 };
  expect(hasOwnPrice(own, RATE)).toBe(true);
  expect(withDays(own, 9, RATE)).toMatchObject({ days: 9, price: 10_000 });
  expect(withDays(line, 9, null).price).toBe(11_200);
});

test('only a line that is paid by days has some', () => {
  const once = withPayment(line, 'once');
  expect(once).toMatchObject({ paid: 'once', days: 0, price: 11_200 });
  expect(hasOwnPrice(once, RATE)).toBe(false);
});

test('in another currency days are calculated anew, and own prices stay', () => {
  const own = { ...line, key: 'own', price: 5 };
  const rates = { PLN: RATE, EUR: 330 };
  const changed = inCurrency({ ...draft, lines: [line, own] }, 'EUR', rates);
  expect(changed.lines.map(({ price }) => price)).toEqual([2_640, 5]);
  expect(inCurrency(changed, 'PLN', rates).lines[0]?.price).toBe(11_200);
});

test('the terms follow the language, unless somebody changed them', () => {
  expect(inLanguage(draft, 'de', terms)).toMatchObject({ locale: 'de', terms: 'auf Deutsch' });
  const own = { ...draft, terms: 'własne' };
  expect(inLanguage(own, 'de', terms)).toMatchObject({ locale: 'de', terms: 'własne' });
});

test('a new line has a key that no line has or had', () => {
  expect(emptyLine([{ ...line, key: 'line' }]).key).toBe('line-2');
  const fact = { key: 'cart', note: '', price: { PLN: 900, EUR: 210 } };
  expect(lineOfFact(fact, 'EUR', [line])).toMatchObject({
    key: 'cart-2',
    price: 210,
    paid: 'once',
  });
});

test('a line moves among the others, and not out of them', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

test('a line needs a reason where it differs from what was offered or estimated before', () => {
  expect(differs(line, [line])).toBe(false);
  expect(differs({ ...line, reason: 'x' }, [line])).toBe(false);
  expect(differs({ ...line, price: 1 }, [line])).toBe(true);
  expect(differs({ ...line, key: 'new', price: 1 }, [line])).toBe(false);
});
