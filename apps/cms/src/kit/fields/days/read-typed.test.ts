import { enGB, pl } from 'date-fns/locale';
import { expect, test } from 'vitest';
import { readsAsDate } from './read-typed.ts';
import { READ_DAYS, READ_MONTHS, READ_TIMES } from './typed-formats.ts';

test.each(['32.13.2026', '31.02.2026', 'jutro o ósmej', '7.12.2026 25:00', '7.12', '07122026'])(
  '%s is no date, and is said to be none',
  (text) => {
    expect(readsAsDate(text, READ_TIMES, pl)).toBe(false);
  },
);

test('what people here type is a date, with and without an hour', () => {
  const texts = ['7.12.2026', '7.12.26', '2026-12-07', '7 gru 2026', '7 grudnia 2026 8:05'];
  expect(texts.filter((text) => readsAsDate(text, READ_TIMES, pl))).toEqual(texts);
  expect(readsAsDate('7 Dec 2026', READ_DAYS, enGB)).toBe(true);
  expect(readsAsDate('12.2026', READ_MONTHS, pl)).toBe(true);
  // A field of days has no hour.
  expect(readsAsDate('7.12.2026 8:05', READ_DAYS, pl)).toBe(false);
});
