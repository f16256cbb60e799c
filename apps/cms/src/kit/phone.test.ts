import { expect, test } from 'vitest';
import { normalisedPhone, readablePhone } from './phone.ts';

test.each([
  ['+48 123 456 789', 'en', '+48123456789'],
  ['501 002 003', 'pl', '+48501002003'],
  ['(0)42-123 45 67', 'pl', '+48421234567'],
  ['0048 501002003', 'de', '+48501002003'],
  ['0049 30 901820', 'pl', '+4930901820'],
  ['030 901820', 'de', '+4930901820'],
  ['020 7946 0018', 'en', '+442079460018'],
  ['+48\u00a0501\u2011002\u2013003', 'pl', '+48501002003'],
  ['501\t002·003', 'pl', '+48501002003'],
  ['tel:+48501002003', 'de', '+48501002003'],
  ['42 123 45 67 wew. 12', 'pl', '+48421234567'],
  ['+49 30 901820-0 Durchwahl 12', 'de', '+49309018200'],
  ['kom. 501002003, stac. 42 123 45 67', 'pl', '+48501002003'],
  ['501002003 / 601002003', 'pl', '+48501002003'],
  ['+48501002003+48601002003', 'en', '+48501002003'],
] as const)('%s typed on the %s pages is %s', (typed, locale, expected) => {
  expect(normalisedPhone(typed, locale)).toBe(expected);
});

test('what is no number has no normal form', () => {
  expect(normalisedPhone('000000', 'pl')).toBeNull();
});

test.each([
  ['501-002-003', '+48501002003', '+48 501 002 003'],
  ['0048 501002003', '+48501002003', '+48 501 002 003'],
  ['42 123 45 67 wew. 12', '+48421234567', '42 123 45 67 wew. 12'],
  ['501002003 / 601002003', '+48501002003', '501002003 / 601002003'],
  ['12 34 56', null, '12 34 56'],
])('%s is shown with all that it says', (phoneNumber, phoneNormalised, shown) => {
  expect(readablePhone({ phoneNumber, phoneNormalised })).toBe(shown);
});
