import type { Locale } from '@osnowa/contract';
import type { SettingsContent } from '../../content/domain.ts';
import { formatWeekday } from '../../i18n/format.ts';

/** A run of days with the same hours, ready to read: `pon.–pt.`, `8:00–16:00`. */
export interface OpeningLine {
  days: string;
  hours: string;
}

/**
 * Opening hours with neighbouring days of the same hours taken together; a day with a break has its
 * hours in one line.
 */
export function openingLines(
  locale: Locale,
  officeHours: SettingsContent['officeHours'],
): OpeningLine[] {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [day, hours] of hoursByDay(officeHours)) {
    const run = runs.at(-1);
    if (run?.last === day - 1 && run.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs.map(({ first, last, hours }) => ({
    days:
      first === last
        ? formatWeekday(locale, first)
        : `${formatWeekday(locale, first)}–${formatWeekday(locale, last)}`,
    hours,
  }));
}

/** The hours of each day that has some, in the order of the week. */
function hoursByDay(officeHours: SettingsContent['officeHours']): [day: number, hours: string][] {
  const days = [...new Set(officeHours.map(({ weekday }) => weekday))].sort((a, b) => a - b);
  return days.map((day) => {
    const spans = officeHours
      .filter(({ weekday }) => weekday === day)
      .toSorted((one, other) => one.opens.localeCompare(other.opens));
    const inWords = spans.map(({ opens, closes }) => `${clock(opens)}–${clock(closes)}`);
    return [day, inWords.join(', ')];
  });
}

function clock(time: string): string {
  return time.replace(/^0/, '');
}
