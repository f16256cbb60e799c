import { expect, test } from 'vitest';
import { type HolidayCountry, holidaysOf } from './holidays.ts';

/** Days of the year as the states publish them: ISAP, the Länder's common days, gov.uk/bank-holidays with the weekend days themselves. */
const PUBLISHED: [HolidayCountry, number, string][] = [
  ['PL', 2024, '01-01 01-06 03-31 04-01 05-01 05-03 05-19 05-30 08-15 11-01 11-11 12-25 12-26'],
  [
    'PL',
    2026,
    '01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26',
  ],
  ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
  ['DE', 2027, '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26'],
  ['GB', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28'],
  ['GB', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
  ['GB', 2028, '01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  ['GB', 2033, '01-01 01-03 04-15 04-18 05-02 05-30 08-29 12-25 12-26 12-27'],
];

test.each(PUBLISHED)('%s in %i', (country, year, days) => {
  expect(holidaysOf(country, year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});
