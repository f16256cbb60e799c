import { expect, test } from 'vitest';
import { isOpen } from './clock.ts';

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
  expect(isOpen({ officeHours: hours, timeZone: 'Europe/Warsaw' }, new Date(instant))).toBe(open);
});
