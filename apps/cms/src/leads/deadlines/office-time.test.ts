import type { Office } from '@osnowa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HolidayCountry, holidaysOf } from './holidays.ts';
import { dueAt, median, officeMinutes, overdueBefore } from './office-time.ts';
import { type DueLead, readDeadline } from './reply-deadline.ts';

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

/** An office with a break at noon, and a shorter Friday, that keeps the holidays of a country. */
function officeIn(country: HolidayCountry, timeZone: string): Office {
  const split = [1, 2, 3, 4].flatMap((weekday) => [
    { weekday, opens: '08:00', closes: '12:00' },
    { weekday, opens: '12:30', closes: '16:00' },
  ]);
  return {
    timeZone,
    officeHours: [...split, { weekday: 5, opens: '08:00', closes: '14:00' }],
    closedDays: [2025, 2026, 2027].flatMap((year) => holidaysOf(country, year)),
  };
}

test.each([
  ['an office without holidays', office],
  ['one in Poland', officeIn('PL', 'Europe/Warsaw')],
  ['one in Germany', officeIn('DE', 'Europe/Berlin')],
  ['one in Great Britain', officeIn('GB', 'Europe/London')],
])('for %s what is overdue is what came in before one instant, whenever one asks', (_what, of) => {
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2026-12-31'),
    noInvalidDate: true,
  });
  const minute = fc.integer({ min: 1, max: 9 * 24 * 60 });
  fc.assert(
    fc.property(moment, minute, (now, ago) => {
      const received = new Date(now.getTime() - ago * 60_000);
      const late = (dueAt(received, 15, of)?.getTime() ?? 0) < now.getTime();
      const before = overdueBefore(now, 15, of);
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

const lead: DueLead = {
  formType: 'contact',
  createdAt: '2026-07-06T08:00:00.000Z',
  waitsSince: '2026-07-06T08:00:00.000Z',
};
const at = (time: string) => new Date(`2026-07-06T${time}:00.000Z`);

const ANSWERED = { waitsSince: null, firstAnsweredAt: '2026-07-06T08:12:00.000Z' } as const;
const INTIME = { kind: 'answered', minutes: 12, inTime: true };

test.each([
  [
    'counts down to the promised answer',
    {},
    '08:05',
    { kind: 'due', at: at('08:15'), minutes: 10 },
  ],
  ['counts on from there', {}, '09:00', { kind: 'overdue', minutes: 45 }],
  [
    'runs again for a customer who wrote back',
    { ...ANSWERED, waitsSince: '2026-07-06T08:40:00.000Z' },
    '09:00',
    { kind: 'overdue', minutes: 5 },
  ],
  ['stops at the first answer', ANSWERED, '13:00', INTIME],
] as const)('the clock %s', (_what, change, time, reading) => {
  expect(readDeadline({ ...lead, ...change }, at(time), office)).toEqual(reading);
});

test('counts in office time', () => {
  const nextMorning = new Date('2026-07-07T06:10:00.000Z');
  expect(readDeadline(lead, nextMorning, office)).toMatchObject({ minutes: 355 });
});

test('a day that is made free afterwards changes nothing about an answer of before', () => {
  const answered = { ...lead, ...ANSWERED };
  const closed = (entered: string) => ({
    ...office,
    closedDays: ['2026-07-06'],
    enteredAt: new Map([['2026-07-06', Date.parse(entered)]]),
  });
  const afterwards = readDeadline(answered, at('13:00'), closed('2026-07-06T09:00:00Z'));
  expect(afterwards).toEqual(INTIME);
  const before = readDeadline(answered, at('13:00'), closed('2026-07-01T09:00:00Z'));
  expect(before).toEqual({ kind: 'answered', minutes: 0, inTime: true });
});

test.each([
  ['a job application', { formType: 'career' }],
  ['a newsletter sign-up', { formType: 'newsletter' }],
  ['a lead whose sender waits for nothing', { waitsSince: null }],
  ['an answer that was not promised', { ...ANSWERED, source: 'phone' }],
] as const)('%s has no clock', (_what, change) => {
  expect(readDeadline({ ...lead, ...change }, at('09:00'), office)).toBeNull();
});
