import { LOCALES, type Locale } from '@osnowa/contract';

/** `poniedziałek, 30 listopada 2026, 9:15` by the clock of a zone. */
export function timeInWords(time: string, locale: Locale, timeZone: string): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(new Date(time));
}
