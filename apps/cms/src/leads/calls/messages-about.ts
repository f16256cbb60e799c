import { newMessage } from '../../outbox/outbox.ts';
import type { Arrangement, Booking } from './bookings.ts';

/** The lead of a call. */
interface Owner {
  id: number;
  mail: string;
}

/** What `about` of a message says: the arrangement, and the account that it goes to. */
const ABOUT = /^call-(\d+)-(\d+)$/;

/** The arrangement that a message tells of, and the account that it goes to; 0 is the visitor. */
export function toldBy(
  about: string | null | undefined,
): { sequence: number; adviser: number } | null {
  const [, sequence, adviser] = ABOUT.exec(about ?? '') ?? [];
  return sequence === undefined ? null : { sequence: Number(sequence), adviser: Number(adviser) };
}

/** A call to come whose lead was deleted: all that the mail about it needs, and nothing of its sender. */
export interface GoneCall {
  reference: string;
  sequence: number;
  adviser: number;
  /** ISO 8601. */
  startsAt: string;
}

/** What `about` of a message about such a call says; its time in ms since 1970. */
const GONE = /^gone-(\d+)-(\d+)-(\d+)-(.+)$/;

/** The call that a message without a lead tells of. */
export function goneCall(about: string | null | undefined): GoneCall | null {
  const [, sequence, adviser, time, reference] = GONE.exec(about ?? '') ?? [];
  if (reference === undefined) return null;
  const startsAt = new Date(Number(time)).toISOString();
  return { reference, sequence: Number(sequence), adviser: Number(adviser), startsAt };
}

/** The message to the adviser of a call whose lead is being deleted: it outlives the lead. */
export function messageAboutGone({ reference, sequence, adviser, startsAt }: GoneCall, at: string) {
  return {
    ...newMessage({ kind: 'call-adviser', formType: 'consultation', lead: null, at }),
    about: `gone-${sequence}-${adviser}-${Date.parse(startsAt)}-${reference}`,
  };
}

/**
 * The messages about the newest arrangement: to the adviser, to the one who had the call before, and
 * to the visitor, whose first arrangement stands in the confirmation.
 */
export function messagesAbout(lead: Owner, { arrangements }: Pick<Booking, 'arrangements'>) {
  const newest = arrangements.at(-1);
  if (!newest) return [];
  const before = arrangements.at(-2);
  const former = before && before.adviser !== newest.adviser ? [before.adviser] : [];
  const advisers = [newest.adviser, ...former].filter((id) => id > 0);
  const facts = { formType: 'consultation', lead: lead.id, at: newest.at } as const;
  const about = (account: number) => `call-${newest.sequence}-${account}`;
  const toVisitor = { ...facts, kind: 'call', recipient: lead.mail.toLowerCase() } as const;
  return [
    ...(before ? [{ ...newMessage(toVisitor), about: about(0) }] : []),
    ...advisers.map((adviser) => ({
      ...newMessage({ ...facts, kind: 'call-adviser' }),
      about: about(adviser),
    })),
  ];
}

/**
 * The arrangement that a message tells of, as it is for its reader: an adviser who no longer has the
 * call reads that the former one is cancelled. `null` for a message about something else.
 */
export function arrangementIn(
  { arrangements }: Pick<Booking, 'arrangements'>,
  { sequence, adviser }: { sequence: number; adviser: number },
): Arrangement | null {
  const told = arrangements.find((one) => one.sequence === sequence);
  if (!told || adviser === 0 || told.adviser === adviser) return told ?? null;
  const before = arrangements.find((one) => one.sequence === sequence - 1) ?? told;
  return { ...told, startsAt: before.startsAt, state: 'cancelled' };
}
