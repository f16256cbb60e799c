import { CALL_MINUTES, type FreeCalls, LOCALES, type Locale, wallClock } from '@osnowa/contract';

/** A time as the list shows it. */
export interface ListedTime {
  /** Its value in the form, ISO 8601. */
  time: string;
  /** By the company's clock: `9:15`. */
  ours: string;
  /** By the visitor's clock, where that shows another time; with the day where that differs too. */
  theirs: string | null;
  /** It was chosen, and is not free any more. */
  isTaken: boolean;
}

/** The times of a day by the company's calendar. */
export interface ListedDay {
  day: string;
  times: ListedTime[];
}

interface Listing {
  free: FreeCalls;
  locale: Locale;
  /** The visitor's; `null` where it is not known. */
  zone: string | null;
  /** The time that was chosen: it stays in the list when another visitor has taken it. */
  chosen: string | null;
}

const DAY = 24 * 60 * 60_000;

/**
 * The times by day: first those within office hours by both clocks, then the others. If the
 * visitor's clock is unknown or the same, all times are in the first list.
 */
export function listedDays(listing: Listing): { usual: ListedDay[]; other: ListedDay[] } {
  const { free, chosen, zone } = listing;
  const times =
    chosen && !free.times.includes(chosen) ? [...free.times, chosen].sort() : free.times;
  const isUsual = (time: string) =>
    zone === null || isWorkingTime(time, zone, free) || time === chosen;
  const usual = times.filter(isUsual);
  // On the other side of the world no time is within both office hours: all are offered.
  if (usual.length === 0) return { usual: byDay(times, listing), other: [] };
  return {
    usual: byDay(usual, listing),
    other: byDay(
      times.filter((time) => !isUsual(time)),
      listing,
    ),
  };
}

/** Whether the whole call lies between the earliest opening and the latest closing, by a zone's clock. */
function isWorkingTime(time: string, zone: string, { officeHours }: FreeCalls): boolean {
  if (officeHours.length === 0) return true;
  const opens = officeHours.map((hours) => hours.opens).sort()[0] ?? '';
  const closes =
    officeHours
      .map((hours) => hours.closes)
      .sort()
      .at(-1) ?? '';
  const begins = clockOf(time, zone);
  const ends = clockOf(new Date(Date.parse(time) + CALL_MINUTES * 60_000).toISOString(), zone);
  return opens <= begins && begins < ends && ends <= closes;
}

/** `09:15` in a zone. */
function clockOf(time: string, zone: string): string {
  return new Date(wallClock(new Date(time), zone)).toISOString().slice(11, 16);
}

function byDay(times: readonly string[], { free, locale, zone }: Listing): ListedDay[] {
  const { fullCode } = LOCALES[locale];
  const inZone = (format: Intl.DateTimeFormatOptions, timeZone: string) => {
    const formatter = new Intl.DateTimeFormat(fullCode, { ...format, timeZone });
    return (time: string) => formatter.format(new Date(time));
  };
  const dayOf = inZone({ weekday: 'long', day: 'numeric', month: 'long' }, free.timeZone);
  const oursOf = inZone({ timeStyle: 'short' }, free.timeZone);
  const days = new Map<string, ListedTime[]>();
  for (const time of times) {
    const listed = {
      time,
      ours: oursOf(time),
      theirs: zone && theirTime(time, { free, zone, inZone }),
      isTaken: !free.times.includes(time),
    };
    days.set(dayOf(time), [...(days.get(dayOf(time)) ?? []), listed]);
  }
  return [...days].map(([day, listed]) => ({ day, times: listed }));
}

interface InZone {
  free: FreeCalls;
  zone: string;
  inZone(format: Intl.DateTimeFormatOptions, zone: string): (time: string) => string;
}

function theirTime(time: string, { free, zone, inZone }: InZone): string | null {
  const at = new Date(time);
  const [ours, theirs] = [wallClock(at, free.timeZone), wallClock(at, zone)];
  if (ours === theirs) return null;
  const isSameDay = Math.floor(ours / DAY) === Math.floor(theirs / DAY);
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  return inZone(isSameDay ? clock : { weekday: 'short', ...clock }, zone)(time);
}
