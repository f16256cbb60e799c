import { expect, test } from 'vitest';
import { openingLines } from './office-hours.ts';

const day = (weekday: number, closes = '16:00') => ({
  id: String(weekday),
  weekday,
  opens: '08:00',
  closes,
});

test('a week of equal days is one line in the visitor’s language', () => {
  const week = [3, 1, 2, 5, 4].map((number) => day(number));
  expect(openingLines('pl', week)).toEqual([{ days: 'pon.–pt.', hours: '8:00–16:00' }]);
  expect(openingLines('de', week)).toEqual([{ days: 'Mo–Fr', hours: '8:00–16:00' }]);
});

test('a shorter Friday and a missing day break the line', () => {
  expect(openingLines('en', [day(1), day(2), day(4), day(5, '14:00')])).toEqual([
    { days: 'Mon–Tue', hours: '8:00–16:00' },
    { days: 'Thu', hours: '8:00–16:00' },
    { days: 'Fri', hours: '8:00–14:00' },
  ]);
});

test('a break at noon stands in the line of its days', () => {
  const split = [1, 2, 5].flatMap((number) => [
    { ...day(number), opens: '13:00' },
    { ...day(number, '12:00'), id: `${number} morning` },
  ]);
  expect(openingLines('pl', split)).toEqual([
    { days: 'pon.–wt.', hours: '8:00–12:00, 13:00–16:00' },
    { days: 'pt.', hours: '8:00–12:00, 13:00–16:00' },
  ]);
});
