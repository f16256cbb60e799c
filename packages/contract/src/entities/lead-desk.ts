import { z } from 'zod';
import { day } from './values.ts';

/** Days of the coming weeks on which the office is closed although it has hours on such weekdays. */
export const closedDays = z.strictObject({ Days: z.array(day) });

/**
 * Time until first replies in the last days, in minutes of office hours; `null` while there are too
 * few of them, or the company does not show it.
 */
export const replyTimes = z.strictObject({
  Times: z
    .strictObject({
      /** Half of the replies took no longer. */
      Median: z.number().int().min(1),
      /** Nine of ten took no longer. */
      Percentile90: z.number().int().min(1),
      /** Number of the last days that are counted. */
      WindowDays: z.number().int().min(1),
      /** Half of the replies to what customers wrote later took no longer; `null`: too few of them. */
      LaterMedian: z.number().int().min(1).nullable().default(null),
    })
    .nullable(),
});

export type ClosedDays = z.infer<typeof closedDays>;
export type ReplyTimes = z.infer<typeof replyTimes>;
