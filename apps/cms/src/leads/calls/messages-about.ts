import type { Payload } from 'payload';
import { insertRows } from '../../platform/database/sql.ts';
import { findStored } from '../../platform/database/stored.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { newMessage } from '../../platform/outbox/outbox.ts';
import type { Arrangement, Booking } from '../events/bookings.ts';

/** The lead of a call. */
export interface Owner {
  id: number;
  mail: string;
}

/** The arrangement that a message to the office is about, by its number; `null` for others. */
export function sentToStaff(about: string | null | undefined): number | null {
  const [, sequence] = /^desk-(\d+)$/.exec(about ?? '') ?? [];
  return sequence === undefined ? null : Number(sequence);
}

/** Whether a message reminds of a call, the day before it or an hour before it. */
export function isReminder(about: string | null | undefined): boolean {
  return /^remind-/.test(about ?? '');
}

/** The arrangement that a message is about, and the account that it goes to; 0 is the visitor. */
export function reportedBy(
  about: string | null | undefined,
): { sequence: number; adviser: number } | null {
  const [, sequence, adviser] = /^(?:call|remind-\w+)-(\d+)-(\d+)$/.exec(about ?? '') ?? [];
  return sequence === undefined ? null : { sequence: Number(sequence), adviser: Number(adviser) };
}

/** A call to come whose lead was deleted: all that the mail about it needs, and nothing of its sender. */
interface GoneCall {
  reference: string;
  sequence: number;
  adviser: number;
  /** ISO 8601. */
  startsAt: string;
}

/** The call that a message without a lead is about. */
export function goneCall(about: string | null | undefined): GoneCall | null {
  const parts = /^gone-(\d+)-(\d+)-(\d+)-(.+)$/.exec(about ?? '');
  const [, sequence, adviser, time, reference] = parts ?? [];
  if (reference === undefined) return null;
  const startsAt = new Date(Number(time)).toISOString();
  return { reference, sequence: Number(sequence), adviser: Number(adviser), startsAt };
}

/** The message to the adviser of a call whose lead is being deleted: it outlives the lead. */
function messageAboutGone({ reference, sequence, adviser, startsAt }: GoneCall, at: string) {
  return {
    ...newMessage({ kind: 'call-adviser', formType: 'consultation', lead: null, at }),
    about: `gone-${sequence}-${adviser}-${Date.parse(startsAt)}-${reference}`,
  };
}

/**
 * The messages about the newest arrangement: to the adviser, to the one who had the call before, and
 * to the visitor, whose first arrangement stands in the confirmation. Where the call is off because no
 * adviser is there, the office is notified too.
 * @param unnotified accounts that are told nothing; 0 is the visitor
 */
export function messagesAbout(
  lead: Owner,
  { arrangements }: Pick<Booking, 'arrangements'>,
  unnotified: readonly number[] = [],
) {
  const newest = arrangements.at(-1);
  if (!newest) return [];
  const before = arrangements.at(-2);
  const former = before && before.adviser !== newest.adviser ? [before.adviser] : [];
  const advisers = [newest.adviser, ...former].filter((id) => id > 0 && !unnotified.includes(id));
  const facts = { formType: 'consultation', lead: lead.id, at: newest.at } as const;
  const about = (account: number) => `call-${newest.sequence}-${account}`;
  const toVisitor = { ...facts, kind: 'call', recipient: lead.mail.toLowerCase() } as const;
  const toAdviser = { ...facts, kind: 'call-adviser' } as const;
  const notifiesVisitor = before && !unnotified.includes(0);
  const notifiesStaff = newest.reason === 'no-adviser';
  return [
    ...(notifiesVisitor ? [{ ...newMessage(toVisitor), about: about(0) }] : []),
    ...(notifiesStaff ? [{ ...newMessage(toAdviser), about: `desk-${newest.sequence}` }] : []),
    ...advisers.map((adviser) => ({
      ...newMessage(toAdviser),
      about: about(adviser),
    })),
  ];
}

/** Whether with this arrangement another adviser took the call over, at the time that it had. */
export function isTakenOver(
  { arrangements }: Pick<Booking, 'arrangements'>,
  sequence: number,
): boolean {
  const [before, now] = [sequence - 1, sequence].map((nth) =>
    arrangements.find((one) => one.sequence === nth),
  );
  if (!before || now?.state !== 'booked') return false;
  return before.startsAt === now.startsAt && before.adviser !== now.adviser;
}

/**
 * The arrangement that a message is about, as it is for its reader: an adviser who no longer has
 * the call reads that the former one is cancelled. `null` for a message about something else.
 */
export function arrangementIn(
  { arrangements }: Pick<Booking, 'arrangements'>,
  { sequence, adviser }: { sequence: number; adviser: number },
): Arrangement | null {
  const reported = arrangements.find((one) => one.sequence === sequence);
  if (!reported || adviser === 0 || reported.adviser === adviser) return reported ?? null;
  const before = arrangements.find((one) => one.sequence === sequence - 1) ?? reported;
  return { ...reported, startsAt: before.startsAt, state: 'cancelled' };
}

/**
 * Notifies the advisers of calls to come that the leads of these calls are deleted, in the
 * transaction that deletes them: otherwise an adviser would phone at the time without a number.
 */
export async function notifyOfDeleted(
  payload: Payload,
  leads: readonly number[],
  now: Date,
  req: Partial<InTransaction>,
): Promise<void> {
  const at = now.toISOString();
  const calls = await findStored(payload, 'bookings', {
    where: {
      and: [
        { lead: { in: [...leads] } },
        { state: { equals: 'booked' } },
        { startsAt: { greater_than: at } },
      ],
    },
    req,
  });
  const rows = (calls as Booking[]).flatMap(({ adviser, reference, sequence, startsAt }) =>
    adviser ? [messageAboutGone({ reference, adviser, startsAt, sequence: sequence + 1 }, at)] : [],
  );
  await insertRows(payload, 'messages', rows, req);
}
