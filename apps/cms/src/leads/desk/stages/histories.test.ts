import type { Office } from '@osnowa/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAt, overdueBefore } from '../../deadlines/clock.ts';
import { type HolidayCountry, holidaysOf } from '../../deadlines/holidays.ts';
import { PROMISED_MINUTES } from '../../deadlines/lead-clock.ts';
import { STAGES } from './stages.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

/** An office with a break at noon, and a shorter Friday, that keeps the holidays of a country. */
function officeIn(country: HolidayCountry, timeZone: string): Office {
  const split = [1, 2, 3, 4].flatMap((weekday) => [
    { weekday, opens: '08:00', closes: '12:00' },
    { weekday, opens: '12:30', closes: '16:00' },
  ]);
  return {
    timeZone,
    officeHours: [...split, { weekday: 5, opens: '08:00', closes: '14:00' }],
    closedDays: [2026, 2027].flatMap((year) => holidaysOf(country, year)),
  };
}

const OFFICES = [
  officeIn('PL', 'Europe/Warsaw'),
  officeIn('DE', 'Europe/Berlin'),
  officeIn('GB', 'Europe/London'),
];

const histories = fc.record({
  office: fc.constantFrom(...OFFICES),
  received: fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2026-12-31'),
    noInvalidDate: true,
  }),
  // An answer within minutes, within days, or never.
  answeredAfter: fc.oneof(
    fc.integer({ min: 1, max: 45 }).map((minutes) => minutes * MINUTE),
    fc.integer({ min: 1, max: 5 * 24 * 60 }).map((minutes) => minutes * MINUTE),
    fc.constant(Infinity),
  ),
  // Pauses between two looks: ten seconds while a process runs, days while none does.
  pauses: fc.array(fc.oneof(fc.constant(10_000), fc.integer({ min: MINUTE, max: 3 * DAY })), {
    minLength: 1,
    maxLength: 8,
  }),
});

type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never;

/** What the looks tell of: the unique key decides, as the database does. */
function toldOf({ office, received, answeredAfter, pauses }: History): Map<string, number[]> {
  const told = new Map<string, number[]>();
  let now = received.getTime();
  for (const pause of [...pauses, 9 * DAY]) {
    now += pause;
    if (now - received.getTime() >= answeredAfter) continue;
    for (const { name, times } of STAGES) {
      const before = overdueBefore(new Date(now), times * PROMISED_MINUTES, office);
      if (before === null || received >= before || told.has(name)) continue;
      told.set(name, [...(told.get(name) ?? []), now]);
    }
  }
  return told;
}

test('a year of three countries’ holidays: every lead is answered in time or told of once per stage', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { office, received, answeredAfter } = history;
      const told = toldOf(history);
      for (const { name, times } of STAGES) {
        const reached = dueAt(received, times * PROMISED_MINUTES, office) as Date;
        const answered = received.getTime() + answeredAfter;
        const tellings = told.get(name) ?? [];
        // Never before its moment, and not once the answer is there.
        expect(tellings.every((at) => at > reached.getTime() && at < answered)).toBe(true);
        // A lead that waits for good is told of by the last look, 9 days later, at the latest.
        if (answeredAfter === Infinity) expect(tellings).toHaveLength(1);
        else if (answered <= reached.getTime()) expect(tellings).toEqual([]);
        else expect(tellings.length).toBeLessThanOrEqual(1);
      }
    }),
    { seed: 2026, numRuns: 10_000 },
  );
});
