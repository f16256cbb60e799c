import type { Where } from 'payload';

/** Received mails without a lead that a person has to look at. */
export const WAITING_STRAYS = {
  kind: { equals: 'received' },
  lead: { exists: false },
  automatic: { not_equals: 'spam' },
} as const satisfies Where;

/** Those that are put apart, by their signs or by a person. */
export const SPAM_STRAYS = {
  kind: { equals: 'received' },
  lead: { exists: false },
  automatic: { equals: 'spam' },
} as const satisfies Where;

const STRAY = /^stray-(\d+)$/;

/** What `about` of the gathered notice of an hour says; `onceKey` too, so that an hour has one. */
const STRAYS = /^strays-\d+$/;

/** An hour, in ms. */
export const HOUR = 60 * 60_000;

/** What `about` of a notice says: it tells of a received mail without a lead. */
export function aboutStray(message: number): string {
  return `stray-${message}`;
}

/** Id of the received mail that a notice without a lead tells of; `null` for other messages. */
export function strayIn(about: string | null | undefined): number | null {
  const [, message] = STRAY.exec(about ?? '') ?? [];
  return message === undefined ? null : Number(message);
}

/**
 * What `about` and `onceKey` of the notice say that gathers the received mails of an hour.
 * @param hour its number since 1970
 */
export function aboutStrays(hour: number): string {
  return `strays-${hour}`;
}

/** Whether a notice without a lead tells of all received mails that have none. */
export function tellsOfStrays(about: string | null | undefined): boolean {
  return STRAYS.test(about ?? '');
}
