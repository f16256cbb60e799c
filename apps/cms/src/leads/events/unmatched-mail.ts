import type { Payload } from 'payload';
import type { InTransaction } from '../../database/writes/transaction.ts';
import { leadScope, scopeHas } from '../access.ts';
import { allUnmatchedNotice, type PushNotice, unmatchedNotice } from './push-words.ts';
import { devicesOf, insertDeliveries, newDelivery } from './record-events.ts';

/** Begins the key of every delivery about a mail without a lead. */
export const UNMATCHED_KEY = 'stray:';

/**
 * Sends a notice of a mail without a lead to every device whose account would see a new lead. It
 * has nothing of the sender: a delivery without a lead is not erased with a person.
 * @param mail its id, and when it is reported, as an ISO time
 */
export function recordUnmatchedMail(
  payload: Payload,
  { message, at }: { message: number; at: string },
  req: InTransaction,
): Promise<void> {
  return record(
    payload,
    { key: `${message}`, at, notice: (of) => unmatchedNotice(message, of) },
    req,
  );
}

/**
 * The same of all mails of an hour.
 * @param gathered the name of the hour, and its end, as an ISO time
 */
export function recordUnmatchedMails(
  payload: Payload,
  { about, at }: { about: string; at: string },
  req: InTransaction,
): Promise<void> {
  return record(payload, { key: about, at, notice: allUnmatchedNotice }, req);
}

async function record(
  payload: Payload,
  { key, at, notice }: { key: string; at: string; notice: (language: string) => PushNotice },
  req: InTransaction,
): Promise<void> {
  const devices = await devicesOf(payload, req);
  const rows = devices
    .filter(({ user }) => scopeHas(leadScope(user), 'contact'))
    .map(({ id, name, language }) => ({
      ...newDelivery('lead.reply-received', at),
      kind: 'push' as const,
      lead: null,
      webhook: null,
      device: id,
      target: name,
      payload: JSON.stringify(notice(language)),
      uniqueKey: `${UNMATCHED_KEY}${key}:push-${id}`,
    }));
  await insertDeliveries(payload, rows, req);
}
