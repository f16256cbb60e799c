import { describe, expect, test } from 'vitest';
import { askedMonth, dayIn, daysOf, monthFrom, spanOf, weekdayOf } from './calendar-entries.ts';

const now = new Date('2026-11-30T23:30:00Z'); // December in Poland.

describe('the month of an address', () => {
  test.each([
    ['2027-02', '2027-02'],
    [undefined, '2026-12'],
    ['2027-13', '2026-12'],
    ['1999-12', '2026-12'],
    ['2100-01', '2026-12'],
    ['luty', '2026-12'],
    [['2027-02', '2027-03'], '2026-12'],
  ])('%s is %s', (asked, month) => {
    expect(askedMonth(asked, now)).toBe(month);
  });
});

describe('months and days in Poland', () => {
  test('the months before and after, over the turn of the year, end with the calendar', () => {
    expect([monthFrom('2026-12', 1), monthFrom('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
    expect([monthFrom('2000-01', -1), monthFrom('2099-12', 1)]).toEqual([null, null]);
  });

  test.each([
    ['2026-03', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z', 31], // Clocks go on.
    ['2026-10', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z', 31], // Clocks go back.
    ['2028-02', '2028-01-31T23:00:00.000Z', '2028-02-29T23:00:00.000Z', 29],
  ] as const)('%s begins and ends at midnight', (month, from, to, days) => {
    const span = spanOf(month);
    expect([span.from.toISOString(), span.to.toISOString()]).toEqual([from, to]);
    expect(daysOf(month)).toHaveLength(days);
    expect([dayIn(span.from), dayIn(new Date(span.to.getTime() - 1))]).toEqual([
      daysOf(month)[0],
      daysOf(month).at(-1),
    ]);
  });

  test.each([
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-03-29T21:30:00Z', '2026-03-29'], // A day of 23 hours.
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-25T22:30:00Z', '2026-10-25'], // A day of 25 hours.
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('%s lies on %s', (instant, day) => {
    expect(dayIn(new Date(instant))).toBe(day);
  });

  test('weeks begin on Monday', () => {
    expect(['2026-11-30', '2026-12-06'].map(weekdayOf)).toEqual([1, 7]);
  });
});
