import type { Payload, TypedUser, Where } from 'payload';
import { since } from './figures.ts';

/** A message that has waited this long was refused by the mail server at least once, in ms. */
const STUCK_AFTER = 10 * 60_000;

/** Filters of messages; `stuck` messages wait although the worker has tried to send them. */
export type MailFilter = 'failed' | 'waiting' | 'stuck' | 'sent' | 'kept';

/** The conditions of each filter. */
export const MAIL_FILTERS: Record<MailFilter, () => Where> = {
  failed: () => ({ state: { equals: 'failed' } }),
  waiting: () => ({ state: { in: ['pending', 'sending'] } }),
  stuck: () => ({
    state: { in: ['pending', 'sending'] },
    attempts: { greater_than: 0 },
    firstDueAt: { less_than: new Date(Date.now() - STUCK_AFTER).toISOString() },
  }),
  sent: () => ({
    state: { equals: 'sent' },
    sentAt: { greater_than: since().toISOString() },
  }),
  kept: () => ({ state: { equals: 'kept' } }),
};

/** How many messages about this person's leads are in each state. */
export async function countMails(
  payload: Payload,
  user: TypedUser,
  filter: MailFilter,
): Promise<number> {
  const where = MAIL_FILTERS[filter]();
  const query = { collection: 'messages', where, overrideAccess: false, user } as const;
  return (await payload.count(query)).totalDocs;
}
