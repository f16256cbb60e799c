import { expect, test } from 'vitest';
import { isOfficeOpen } from './office-hours.ts';

const day = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const WEEK = [1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:00', '16:00'));
const WITH_BREAK = [1, 2, 3].flatMap((weekday) => [
  day(weekday, '00:00', '12:00'),
  day(weekday, '13:00', '16:00'),
]);

test.each([
  ['2026-07-06T06:00:00Z', true, 'Monday 8:00 in summer', WEEK],
  ['2026-07-06T05:59:00Z', false, 'a minute before opening', WEEK],
  ['2026-07-06T13:59:00Z', true, 'a minute before closing', WEEK],
  ['2026-07-06T14:00:00Z', false, 'closing time', WEEK],
  ['2026-01-05T07:00:00Z', true, 'Monday 8:00 in winter', WEEK],
  ['2026-01-05T06:30:00Z', false, 'half past seven in winter', WEEK],
  ['2026-07-11T10:00:00Z', false, 'Saturday', WEEK],
  ['2026-07-05T22:30:00Z', false, 'half past midnight on Monday', WEEK],
  ['2026-11-10T10:00:00Z', true, 'the day before Independence Day', WITH_BREAK],
  ['2026-11-11T10:00:00Z', false, 'Independence Day', WITH_BREAK],
  ['2026-11-10T23:30:00Z', false, 'its first half hour, Tuesday in UTC', WITH_BREAK],
  ['2026-11-09T11:30:00Z', false, 'a break at noon', WITH_BREAK],
  ['2026-11-09T12:00:00Z', true, 'after the break', WITH_BREAK],
] as const)(
  'at %s an answer within minutes is promised: %s (%s)',
  (at, open, _when, officeHours) => {
    const office = { officeHours, timeZone: 'Europe/Warsaw', closedDays: ['2026-11-11'] };
    expect(isOfficeOpen(office, new Date(at))).toBe(open);
  },
);
