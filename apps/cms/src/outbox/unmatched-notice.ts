import type { Where } from 'payload';

/** Received mails without a lead that a person has to look at. */
export const WAITING_UNMATCHED = {
  kind: { equals: 'received' },
  lead: { exists: false },
  automatic: { not_equals: 'spam' },
} as const satisfies Where;

/** Those that are put apart, by their signs or by a person. */
export const UNMATCHED_SPAM = {
  kind: { equals: 'received' },
  lead: { exists: false },
  automatic: { equals: 'spam' },
} as const satisfies Where;

const UNMATCHED = /^stray-(\d+)$/;

/** Format of `about` of the gathered notice of an hour; `onceKey` too, so that an hour has one. */
const ALL_UNMATCHED = /^strays-\d+$/;

/** An hour, in ms. */
export const HOUR = 60 * 60_000;

/** `about` of a notice of a received mail without a lead. */
export function aboutUnmatched(message: number): string {
  return `stray-${message}`;
}

/** Id of the received mail that a notice without a lead is about; `null` for other messages. */
export function unmatchedIn(about: string | null | undefined): number | null {
  const [, message] = UNMATCHED.exec(about ?? '') ?? [];
  return message === undefined ? null : Number(message);
}

/**
 * `about` and `onceKey` of the notice that gathers the received mails of an hour.
 * @param hour its number since 1970
 */
export function hourKey(hour: number): string {
  return `strays-${hour}`;
}

/** Whether a notice without a lead is about all received mails that have none. */
export function notifiesOfUnmatched(about: string | null | undefined): boolean {
  return ALL_UNMATCHED.test(about ?? '');
}
