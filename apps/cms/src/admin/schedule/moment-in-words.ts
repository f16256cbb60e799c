import { LOCALES } from '@osnowa/contract';
import { SCHEDULE_ZONE } from '../../fields/time-zone.ts';
import { adminLanguage } from '../../kit/office-language.ts';

/** Day and time in Warsaw, in the language of the back office: “czw., 26 listopada 2026, 8:00”. */
export function momentInWords(iso: string, { language }: { language: string }): string {
  const locale = LOCALES[adminLanguage(language)].fullCode;
  const moment = new Date(iso);
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: SCHEDULE_ZONE,
  });
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: SCHEDULE_ZONE,
  });
  return `${day.format(moment)}, ${time.format(moment)}`;
}
