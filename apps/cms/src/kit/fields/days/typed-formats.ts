/**
 * Ways in which people here type a day, in date-fns' letters: 7.12.2026, 7.12.26, 2026-12-07,
 * 7 gru 2026, 7 grudnia 2026. Months in words are read in the language of the back office.
 */
export const READ_DAYS: readonly string[] = [
  'd.M.yyyy',
  'd.M.yy',
  'd-M-yyyy',
  'd/M/yyyy',
  'yyyy-MM-dd',
  'd MMM yyyy',
  'd MMMM yyyy',
];

/** Ways to type a month: 12.2026, 2026-12, grudzień 2026. */
export const READ_MONTHS: readonly string[] = ['M.yyyy', 'M/yyyy', 'yyyy-MM', 'LLLL yyyy'];

const TIMES = [' H:mm', ', H:mm', ' H.mm'];

/** The same with an hour; a day alone begins at midnight. */
export const READ_TIMES: readonly string[] = [
  ...READ_DAYS,
  ...READ_DAYS.flatMap((day) => TIMES.map((time) => day + time)),
];
