import { expect, test } from 'vitest';
import { isOfficeOpen } from './reply-time.ts';

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
