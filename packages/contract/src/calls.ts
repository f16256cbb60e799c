import { z } from 'zod';
import type { FieldMessage } from './errors.ts';

/** Length of a call with an adviser, in minutes. */
export const CALL_MINUTES = 15;

/** Full quarters of an hour, ISO 8601 in UTC. */
const CALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:(?:00|15|30|45):00\.000Z$/;

/** A time at which a call may begin. */
export const callTime = z
  .string()
  .regex(CALL_TIME, { error: 'callTimeGone' satisfies FieldMessage });

/** The times that a visitor can choose from. */
export const freeCalls = z.strictObject({
  /** Whether any adviser takes calls by appointment; otherwise the form only asks for a call. */
  isOffered: z.boolean(),
  /** Of the company. */
  timeZone: z.string(),
  officeHours: z.array(
    z.strictObject({ weekday: z.number().int(), opens: z.string(), closes: z.string() }),
  ),
  times: z.array(callTime),
});

/** A visitor's arranged call, as their link shows it. */
export const visitorCall = z.strictObject({
  startsAt: callTime,
  state: z.enum(['booked', 'cancelled']),
  /** Name of the adviser; `null` when the account is gone. */
  adviser: z.string().nullable(),
  timeZone: z.string(),
  /** Whether it is still to come, and can be cancelled. */
  isOpen: z.boolean(),
  /** Whether it can be moved, too: each move mails two people. */
  isMovable: z.boolean(),
});

export type FreeCalls = z.infer<typeof freeCalls>;
export type VisitorCall = z.infer<typeof visitorCall>;
