import type { Office } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { AdminLanguage } from '../kit/office-language.ts';
import { officeWords } from '../kit/words.ts';
import { dayIn, nextOpening } from '../leads/deadlines/office-time.ts';

/** When the office opens next. */
export interface NextOpening {
  /** ISO 8601. */
  at: string;
  words: string;
}

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
  const { today, days } = officeWords(language).leads.opening;
  const sentence = isToday ? today : days[weekday as keyof typeof days];
  return { at, words: fill(sentence, { time }) };
}
