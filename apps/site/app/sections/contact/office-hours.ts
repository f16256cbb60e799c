import type { Locale } from '@osnowa/contract';
import type { SettingsContent } from '../../content/domain.ts';
import { formatWeekday } from '../../i18n/format.ts';

/** A run of days with the same hours, ready to read: `pon.–pt.`, `8:00–16:00`. */
export interface OpeningLine {
  days: string;
  hours: string;
}

/** Opening hours with neighbouring days of the same hours taken together. */
export function openingLines(
  locale: Locale,
  officeHours: SettingsContent['officeHours'],
): OpeningLine[] {
  const runs: { first: number; last: number; opens: string; closes: string }[] = [];
  for (const day of [...officeHours].sort((a, b) => a.weekday - b.weekday)) {
    const run = runs.at(-1);
    const goesOn =
      run?.last === day.weekday - 1 && run.opens === day.opens && run.closes === day.closes;
    if (goesOn) run.last = day.weekday;
    else runs.push({ first: day.weekday, last: day.weekday, opens: day.opens, closes: day.closes });
  }
  return runs.map(({ first, last, opens, closes }) => ({
    days:
      first === last
        ? formatWeekday(locale, first)
        : `${formatWeekday(locale, first)}–${formatWeekday(locale, last)}`,
    hours: `${clock(opens)}–${clock(closes)}`,
  }));
}

function clock(time: string): string {
  return time.replace(/^0/, '');
}
