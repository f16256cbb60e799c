import { fill } from '@osnowa/text';
import type { Payload } from 'payload';
import { leadScope, scopeHas } from '../accounts/access.ts';
import { addressOf, conditionsOf } from '../kit/list-address.ts';
import type { Words } from '../kit/screen-words.ts';
import { officeWords } from '../kit/words.ts';
import type { LeadEvent } from '../leads/events/lead-events.ts';
import { devicesOf, insertDeliveries, newDelivery } from '../leads/events/record-events.ts';
import type { Stored } from '../platform/database/stored.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { WAITING_UNMATCHED } from '../platform/outbox/notices.ts';
import type { PushNotice } from './send-push.ts';

/** Begins the key of every delivery about a mail without a lead. */
export const UNMATCHED_KEY = 'stray:';

/** A notice with words of its own; the list of deliveries shows the event that is nearest to it. */
interface ComposedPush {
  event: LeadEvent;
  lead: Pick<Stored<'leads'>, 'id' | 'formType'> | null;
  /** Accounts; none: everybody who would see a new lead. */
  to?: readonly number[];
  /** ISO time. */
  at: string;
  key: string;
  notice(words: Words['leadRules']['push']): PushNotice;
}

/** Sends a notice to the devices of people who may see its subject, once for its key. */
async function push(
  payload: Payload,
  { event, lead, to, at, key, notice }: ComposedPush,
  req: Partial<InTransaction>,
): Promise<void> {
  const devices = await devicesOf(payload, req);
  const rows = devices
    .filter(({ account, user }) => {
      return (
        (!to || to.includes(account)) && scopeHas(leadScope(user), lead?.formType ?? 'contact')
      );
    })
    .map(({ id, name, language }) => ({
      ...newDelivery(event, at),
      kind: 'push' as const,
      lead: lead?.id ?? null,
      webhook: null,
      device: id,
      target: name,
      payload: JSON.stringify(notice(officeWords(language).leadRules.push)),
      uniqueKey: `${key}:push-${id}`,
    }));
  await insertDeliveries(payload, rows, req);
}

/**
 * Sends a notice of mails without a lead to every device whose account would see a new lead. It has
 * nothing of their senders: a delivery without a lead is not erased with a person.
 * @param gathered the name of the hour, and its end, as an ISO time
 */
export function recordUnmatchedMails(
  payload: Payload,
  { about, at }: { about: string; at: string },
  req: InTransaction,
): Promise<void> {
  const path = addressOf('/admin/collections/messages', conditionsOf(WAITING_UNMATCHED));
  return push(
    payload,
    {
      ...{ event: 'lead.reply-received', lead: null, at, key: `${UNMATCHED_KEY}${about}` },
      notice: ({ allUnmatched }) => ({ ...allUnmatched, tag: 'strays', path }),
    },
    req,
  );
}

/** Sends a notice of a note to the devices of colleagues whom it mentions: without its words. */
export function recordMention(
  payload: Payload,
  { note, by, lead, to }: { note: number; by: string; lead: Stored<'leads'>; to: number[] },
  req: Partial<InTransaction>,
): Promise<void> {
  const { id, reference, fullName, companyName } = lead;
  return push(
    payload,
    {
      ...{ event: 'lead.assigned', lead, to, at: new Date().toISOString(), key: `note:${note}` },
      notice: ({ mention }) => ({
        title: fill(mention, { name: by }),
        body: [fullName || companyName, reference].filter(Boolean).join(' · '),
        tag: reference,
        path: `/admin/collections/leads/${id}`,
      }),
    },
    req,
  );
}
