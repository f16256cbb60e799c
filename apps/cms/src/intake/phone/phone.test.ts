import { expect, test } from 'vitest';
import { normalisedPhone } from './phone.ts';

test.each([
  ['+48 123 456 789', 'en', '+48123456789'],
  ['501 002 003', 'pl', '+48501002003'],
  ['(0)42-123 45 67', 'pl', '+48421234567'],
  ['0048 501002003', 'de', '+48501002003'],
  ['0049 30 901820', 'pl', '+4930901820'],
  ['030 901820', 'de', '+4930901820'],
  ['020 7946 0018', 'en', '+442079460018'],
] as const)('%s typed on the %s pages is %s', (typed, locale, expected) => {
  expect(normalisedPhone(typed, locale)).toBe(expected);
});

test('what is no number has no normal form', () => {
  expect(normalisedPhone('000000', 'pl')).toBeNull();
});
