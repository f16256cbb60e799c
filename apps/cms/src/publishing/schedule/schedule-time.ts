import { instantOf, LOCALES, wallClock } from '@osnowa/contract';
import { adminLanguage } from '../../kit/office-language.ts';
import { SCHEDULE_ZONE } from '../../platform/time-zone.ts';

function inWarsaw(iso: string, language: string, format: Intl.DateTimeFormatOptions): string {
  const options = { ...format, timeZone: SCHEDULE_ZONE };
  const locale = LOCALES[adminLanguage(language)].fullCode;
  return new Intl.DateTimeFormat(locale, options).format(new Date(iso));
}

/** The time in Warsaw, in the language of the back office: “8:00”. */
export function timeInWords(iso: string, { language }: { language: string }): string {
  return inWarsaw(iso, language, { hour: 'numeric', minute: '2-digit' });
}

/** Day and time in Warsaw, in the language of the back office: “czw., 26 listopada 2026, 8:00”. */
export function momentInWords(iso: string, of: { language: string }): string {
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return `${inWarsaw(iso, of.language, day)}, ${timeInWords(iso, of)}`;
}

/**
 * The date picker knows the time zone of the browser only. It gets the moment at which a clock
 * there shows the present time of a clock in Poland, or in another zone, at this instant.
 */
export function pickerTimeOf(instant: Date, timeZone: string = SCHEDULE_ZONE): Date {
  const wall = new Date(wallClock(instant, timeZone));
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
  );
}

/** The reverse: the instant at which a clock in the zone shows the time in the picker. */
export function instantOfPicker(shown: Date, timeZone: string = SCHEDULE_ZONE): Date {
  const day = [shown.getFullYear(), shown.getMonth(), shown.getDate()] as const;
  return instantOf(Date.UTC(...day, shown.getHours(), shown.getMinutes()), timeZone);
}
