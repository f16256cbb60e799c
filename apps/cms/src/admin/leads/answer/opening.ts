import type { Office } from '@osnowa/contract';
import type { AdminLanguage } from '../../../fields/admin-label.ts';
import { dayIn, nextOpening } from '../../../leads/deadlines/office-time.ts';

/** When the office opens next. */
export interface NextOpening {
  /** ISO 8601. */
  at: string;
  words: string;
}

/** Days of the week as Polish says when something happens. */
const ON_DAY: Readonly<Record<string, string>> = {
  Sunday: 'w niedzielę',
  Monday: 'w poniedziałek',
  Tuesday: 'we wtorek',
  Wednesday: 'w środę',
  Thursday: 'w czwartek',
  Friday: 'w piątek',
  Saturday: 'w sobotę',
};

/** When the office opens next: `w poniedziałek o 8:00`, `dziś o 8:00`, by the company's clocks. */
export function openingOf(office: Office, now: Date, language: AdminLanguage): NextOpening | null {
  const opening = nextOpening(now, office);
  if (!opening) return null;
  const { timeZone } = office;
  const at = opening.toISOString();
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    hour12: false,
  }).format(opening);
  const isToday = dayIn(timeZone, opening) === dayIn(timeZone, now);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(opening);
  if (language === 'en') return { at, words: `${isToday ? 'today' : `on ${weekday}`} at ${time}` };
  return { at, words: `${isToday ? 'dziś' : ON_DAY[weekday]} o ${time}` };
}
