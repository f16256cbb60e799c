import { expect, test } from 'vitest';
import { calendarOf } from './month.tsx';

/** Days of a month that have this state. */
function daysThatAre(is: string, month: string, days: { now: number; before: number }) {
  return calendarOf(month, days)
    .flat()
    .flatMap((day) => (day?.is === is ? [day.number] : []));
}

test('a month is whole weeks from Monday to Sunday', () => {
  // February 2027 begins on a Monday and has four weeks; August 2026 begins on a Saturday.
  expect(calendarOf('2027-02-01', { now: 2, before: 10 })).toHaveLength(4);
  const august = calendarOf('2026-08-15', { now: 1, before: 2 });
  expect(august).toHaveLength(6);
  expect(august.every((week) => week.length === 7)).toBe(true);
  expect(august[0]?.map((day) => day?.number ?? null)).toEqual([...Array(5).fill(null), 1, 2]);
  expect(august[5]?.map((day) => day?.date ?? 0)).toEqual(['2026-08-31', ...Array(6).fill(0)]);
  expect(calendarOf('2028-02-01', { now: 1, before: 2 }).flat().filter(Boolean)).toHaveLength(29);
});

test('working days are counted from the first of the month, without weekends', () => {
  const february = { now: 2, before: 10 };
  expect(daysThatAre('now', '2027-02-01', february)).toEqual([1, 2]);
  expect(daysThatAre('before', '2027-02-01', february)).toEqual([3, 4, 5, 8, 9, 10, 11, 12]);
  expect(daysThatAre('free', '2027-02-01', february)).toEqual([6, 7, 13, 14, 20, 21, 27, 28]);
  // The first working day of August 2026 is the third.
  expect(daysThatAre('now', '2026-08-01', { now: 1, before: 3 })).toEqual([3]);
});
