import { LOCALES, type Locale } from '@tkalnia/contract';
import type { SettingsContent } from '../content/domain.ts';

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
        ? weekday(locale, first)
        : `${weekday(locale, first)}–${weekday(locale, last)}`,
    hours: `${clock(opens)}–${clock(closes)}`,
  }));
}

/** Short name of a weekday, 1 is Monday: any week of the calendar knows it. */
function weekday(locale: Locale, number: number): string {
  const monday = Date.UTC(2024, 0, 1);
  const day = new Date(monday + (number - 1) * 24 * 60 * 60 * 1000);
  const style = { weekday: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, style).format(day);
}

function clock(time: string): string {
  return time.replace(/^0/, '');
}
