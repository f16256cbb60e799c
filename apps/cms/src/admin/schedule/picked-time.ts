import { instantOf, wallClock } from '@osnowa/contract';
import { SCHEDULE_ZONE } from '../../fields/time-zone.ts';

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
