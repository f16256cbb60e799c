import { afterEach, expect, test, vi } from 'vitest';
import { instantOfPicker, pickerTimeOf } from './schedule-time.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each(['Europe/Warsaw', 'America/New_York', 'Asia/Tokyo', 'UTC'])(
  'an editor who travels (%s) chooses 8:00 in Poland, in winter and in summer',
  (elsewhere) => {
    vi.stubEnv('TZ', elsewhere);
    for (const [month, instant] of [
      [10, '2026-11-30T07:00:00.000Z'],
      [6, '2026-07-30T06:00:00.000Z'],
    ] as const) {
      const chosen = instantOfPicker(new Date(2026, month, 30, 8, 0));
      expect(chosen.toISOString()).toBe(instant);
      const shown = pickerTimeOf(chosen);
      expect([shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([30, 8, 0]);
    }
  },
);

test('a picker of another zone than the schedule’s', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const chosen = instantOfPicker(new Date(2026, 10, 30, 8, 0), 'Europe/London');
  expect(chosen.toISOString()).toBe('2026-11-30T08:00:00.000Z');
  expect(pickerTimeOf(chosen, 'Europe/London').getHours()).toBe(8);
});
