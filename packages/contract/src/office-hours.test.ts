import { expect, test } from 'vitest';
import { isOfficeOpen } from './office-hours.ts';

const office = {
  timeZone: 'Europe/Warsaw',
  officeHours: [{ id: 'h1', weekday: 5, opens: '08:00', closes: '16:00' }],
};

test.each([
  ['2026-11-20T06:59:00Z', false],
  ['2026-11-20T07:00:00Z', true],
  ['2026-11-20T14:59:00Z', true],
  ['2026-11-20T15:00:00Z', false],
  ['2026-11-21T10:00:00Z', false],
  ['2026-07-17T06:00:00Z', true],
])('at %s an answer within minutes is promised: %s', (instant, open) => {
  expect(isOfficeOpen(office, new Date(instant))).toBe(open);
});

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' }));

test.each([
  ['2026-07-06T06:00:00Z', true, 'Monday 8:00 in summer'],
  ['2026-07-06T05:59:00Z', false, 'a minute before opening'],
  ['2026-07-06T14:00:00Z', false, 'closing time'],
  ['2026-01-05T07:00:00Z', true, 'Monday 8:00 in winter'],
  ['2026-01-05T06:30:00Z', false, 'half past seven in winter'],
  ['2026-07-11T10:00:00Z', false, 'Saturday'],
  ['2026-07-05T22:30:00Z', false, 'half past midnight on Monday'],
] as const)('%s: open is %s (%s)', (instant, open, _when) => {
  expect(isOfficeOpen({ officeHours: hours, timeZone: 'Europe/Warsaw' }, new Date(instant))).toBe(
    open,
  );
});

test.each([
  ['2026-11-10T10:00:00Z', true, 'a Tuesday'],
  ['2026-11-11T10:00:00Z', false, 'Independence Day'],
  ['2026-11-10T23:30:00Z', false, 'its first half hour, which is still Tuesday in UTC'],
  ['2026-11-09T11:30:00Z', false, 'a break at noon'],
  ['2026-11-09T12:00:00Z', true, 'after the break'],
] as const)('with closed days and a break, at %s open is %s (%s)', (instant, open, _when) => {
  const split = [1, 2, 3].flatMap((weekday) => [
    { weekday, opens: '00:00', closes: '12:00' },
    { weekday, opens: '13:00', closes: '16:00' },
  ]);
  const closed = { officeHours: split, timeZone: 'Europe/Warsaw', closedDays: ['2026-11-11'] };
  expect(isOfficeOpen(closed, new Date(instant))).toBe(open);
});
