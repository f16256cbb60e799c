import { adminLanguage } from '../../fields/admin-label.ts';
import { SCHEDULE_ZONE } from '../../fields/time-zone.ts';

/** Day and time in Warsaw, in the language of the back office: “czw., 26 lis 2026, 08:00”. */
export function momentInWords(iso: string, { language }: { language: string }): string {
  const moment = new Intl.DateTimeFormat(adminLanguage(language) === 'pl' ? 'pl' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SCHEDULE_ZONE,
  });
  return moment.format(new Date(iso));
}
