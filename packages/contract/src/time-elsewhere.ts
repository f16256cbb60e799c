import { LOCALES, type Locale } from './locale.ts';
import { wallClock } from './office-hours.ts';

/** The same clock time in another zone, `9:15`; `null` if both agree, or there is no such zone. */
export function timeElsewhere(
  time: string,
  locale: Locale,
  { company, visitor }: { company: string; visitor: string | null | undefined },
): string | null {
  const zone = visitor ? zoneNamed(visitor) : null;
  if (!zone) return null;
  const at = new Date(time);
  const [ours, theirs] = [wallClock(at, company), wallClock(at, zone)];
  if (ours === theirs) return null;
  const isSameDay = Math.floor(ours / DAY) === Math.floor(theirs / DAY);
  const format = isSameDay
    ? ({ timeStyle: 'short' } as const)
    : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, { ...format, timeZone: zone }).format(
    at,
  );
}

/** A time zone as people call it, `Central European Time`, if the browser or Node knows it. */
export function zoneInWords(zone: string, locale: Locale): string {
  const format = { timeZone: zone, timeZoneName: 'longGeneric' } as const;
  const parts = new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

const DAY = 24 * 60 * 60_000;

/**
 * A visitor's browser names the zone: it may be any text. Each zone has one name here, because
 * clocks are cached by name.
 */
function zoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
