import type { Payload } from 'payload';
import { leadScope, scopeHas } from '../accounts/access.ts';
import { addressOf, conditionsOf } from '../kit/list-address.ts';
import { officeWords } from '../kit/words.ts';
import { devicesOf, insertDeliveries, newDelivery } from '../leads/events/record-events.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { WAITING_UNMATCHED } from '../platform/outbox/notices.ts';
import type { PushNotice } from './send-push.ts';

/** Begins the key of every delivery about a mail without a lead. */
export const UNMATCHED_KEY = 'stray:';

/**
 * Sends a notice of mails without a lead to every device whose account would see a new lead. It has
 * nothing of their senders: a delivery without a lead is not erased with a person.
 * @param gathered the name of the hour, and its end, as an ISO time
 */
export async function recordUnmatchedMails(
  payload: Payload,
  { about, at }: { about: string; at: string },
  req: InTransaction,
): Promise<void> {
  const path = addressOf('/admin/collections/messages', conditionsOf(WAITING_UNMATCHED));
  const notice: Pick<PushNotice, 'tag' | 'path'> = { tag: 'strays', path };
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
      payload: JSON.stringify({ ...officeWords(language).leadRules.push.allUnmatched, ...notice }),
      uniqueKey: `${UNMATCHED_KEY}${about}:push-${id}`,
    }));
  await insertDeliveries(payload, rows, req);
}
