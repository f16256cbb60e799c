/** Countries whose public holidays are known, by their ISO 3166 codes. */
export const HOLIDAY_COUNTRIES = ['PL', 'DE', 'GB'] as const;

export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

const DAY = 24 * 60 * 60_000;

/** Milliseconds of a day's midnight, as if its zone were UTC. Months count from 1. */
function at(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day);
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const leap = 2 * (century % 4) + 2 * Math.floor(ofCentury / 4);
  const toSunday = (32 + leap - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * shift + 114;
  return at(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Weekday of a day, 0 is Sunday. */
function weekday(day: number): number {
  return new Date(day).getUTCDay();
}

function mondayFrom(day: number): number {
  return day + ((8 - weekday(day)) % 7) * DAY;
}

/**
 * Holidays, and the days on which those that fall on a weekend are taken besides: the next weekdays
 * that are free. Christmas on a Saturday is taken on Monday, and Boxing Day then on Tuesday.
 */
function withSubstitutes(days: readonly number[]): number[] {
  const isWeekend = (day: number) => [0, 6].includes(weekday(day));
  const taken = [...days];
  for (const day of days.filter(isWeekend)) {
    let instead = day;
    while (isWeekend(instead) || taken.includes(instead)) instead += DAY;
    taken.push(instead);
  }
  return taken;
}

/** The year in which 24 December became a holiday in Poland (Dz.U. 2024 poz. 1965). */
const CHRISTMAS_EVE_SINCE = 2025;

/**
 * Poland: the act on days off work of 18 January 1951. Germany: the days that all Länder have; others
 * are entered by hand. England and Wales: the Banking and Financial Dealings Act 1971 with the days
 * of common law; a single day by proclamation is entered by hand.
 */
const RULES: Record<HolidayCountry, (year: number) => readonly number[]> = {
  PL: (year) => [
    at(year, 1, 1),
    at(year, 1, 6),
    easter(year),
    easter(year) + DAY,
    at(year, 5, 1),
    at(year, 5, 3),
    easter(year) + 49 * DAY,
    easter(year) + 60 * DAY,
    at(year, 8, 15),
    at(year, 11, 1),
    at(year, 11, 11),
    ...(year >= CHRISTMAS_EVE_SINCE ? [at(year, 12, 24)] : []),
    at(year, 12, 25),
    at(year, 12, 26),
  ],
  DE: (year) => [
    at(year, 1, 1),
    easter(year) - 2 * DAY,
    easter(year) + DAY,
    at(year, 5, 1),
    easter(year) + 39 * DAY,
    easter(year) + 50 * DAY,
    at(year, 10, 3),
    at(year, 12, 25),
    at(year, 12, 26),
  ],
  GB: (year) => [
    ...withSubstitutes([at(year, 1, 1)]),
    easter(year) - 2 * DAY,
    easter(year) + DAY,
    mondayFrom(at(year, 5, 1)),
    mondayFrom(at(year, 5, 25)),
    mondayFrom(at(year, 8, 25)),
    ...withSubstitutes([at(year, 12, 25), at(year, 12, 26)]),
  ],
};

/** Public holidays of a country in a year, as `YYYY-MM-DD`, in their order. */
export function holidaysOf(country: HolidayCountry, year: number): string[] {
  return RULES[country](year)
    .toSorted((one, other) => one - other)
    .map((day) => new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length));
}
