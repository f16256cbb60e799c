import type { Office } from '@osnowa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueAt, median, officeMinutes, overdueBefore } from './clock.ts';

const office: Office = {
  timeZone: 'Europe/Warsaw',
  officeHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' })),
};

function due(received: string): string | undefined {
  return dueAt(new Date(received), 15, office)?.toISOString().replace(':00.000Z', 'Z');
}

describe('when the answer is due', () => {
  test.each([
    ['in the morning', '2026-07-06T08:00Z', '2026-07-06T08:15Z'],
    ['before opening: a quarter past eight', '2026-07-06T03:00Z', '2026-07-06T06:15Z'],
    ['ten to four: five past eight the next day', '2026-07-06T13:50Z', '2026-07-07T06:05Z'],
    ['at closing time', '2026-07-06T14:00Z', '2026-07-07T06:15Z'],
    ['Friday evening: on Monday', '2026-07-10T18:00Z', '2026-07-13T06:15Z'],
    ['a winter morning', '2026-01-05T08:00Z', '2026-01-05T08:15Z'],
    ['the night in which summer time begins', '2026-03-29T00:30Z', '2026-03-30T06:15Z'],
    ['the night in which it ends', '2026-10-25T00:30Z', '2026-10-26T07:15Z'],
    ['half past midnight in Łódź is the next day', '2026-07-05T22:30Z', '2026-07-06T06:15Z'],
  ])('%s', (_when, received, expected) => {
    expect(due(received)).toBe(expected);
  });

  test('an office without hours promises no time', () => {
    expect(dueAt(new Date(), 15, { ...office, officeHours: [] })).toBeNull();
    expect(overdueBefore(new Date(), 15, { ...office, officeHours: [] })).toBeNull();
  });
});

test('what is overdue is what came in before one instant, whenever one asks', () => {
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2026-12-31'),
    noInvalidDate: true,
  });
  const minute = fc.integer({ min: 1, max: 3 * 24 * 60 });
  fc.assert(
    fc.property(moment, minute, (now, ago) => {
      const received = new Date(now.getTime() - ago * 60_000);
      const late = (dueAt(received, 15, office)?.getTime() ?? 0) < now.getTime();
      const before = overdueBefore(now, 15, office);
      expect(before !== null && received < before).toBe(late);
    }),
    { seed: 15, numRuns: 300 },
  );
});

test.each([
  ['2026-07-06T08:00Z', '2026-07-06T08:20Z', 20],
  ['2026-07-06T13:50Z', '2026-07-07T06:05Z', 15],
  ['2026-07-10T18:00Z', '2026-07-13T05:00Z', 0],
  ['2026-07-06T06:00Z', '2026-07-10T14:00Z', 5 * 8 * 60],
])('from %s to %s the office is open for %i minutes', (from, to, minutes) => {
  expect(officeMinutes(new Date(from), new Date(to), office)).toBe(minutes);
});

test.each([
  [[], null],
  [[7], 7],
  [[30, 4, 9], 9],
  [[1, 2, 3, 400], 2.5],
])('the median of %j is %j', (figures, expected) => {
  expect(median(figures)).toBe(expected);
});
