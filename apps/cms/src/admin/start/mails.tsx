import type { Payload, TypedUser, Where } from 'payload';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import { panel } from '../../kit/panel.tsx';
import { env } from '../../process/env.ts';
import { since } from './figures.ts';

const LIST = '/admin/collections/messages';

/** Counts of sent, waiting and failed mails: staff have to look at the failed ones. */
export const Mails = panel({
  read: async ({ payload, user, words: { leads } }) => {
    const words = leads.list;
    const lines: { label: string; filter: MailFilter }[] = [
      { label: words.mailsFailed, filter: 'failed' },
      { label: words.mailsWaiting, filter: 'waiting' },
      { label: words.mailsSent, filter: 'sent' },
      { label: words.mailsKept, filter: 'kept' },
    ];
    const counts = await Promise.all(lines.map(({ filter }) => countMails(payload, user, filter)));
    const [failed = 0, waiting = 0, , kept = 0] = counts;
    const inFiles = env.SMTP_URL === undefined;
    const alarm = failed > 0 ? words.mailsAlert : inFiles ? words.mailsInFiles : null;
    const calm =
      kept > 0 ? words.mailsLeftInFiles : waiting > 0 ? words.mailsWait : words.mailsWell;
    return {
      title: words.mails,
      hint: alarm === null ? calm : <span className="alert-text">{alarm}</span>,
      rows: lines.map(({ label, filter }, nth) => ({
        key: filter,
        href: addressOf(LIST, conditionsOf(MAIL_FILTERS[filter]())),
        text: label,
        count: counts[nth],
      })),
    };
  },
});

/** A message that has waited this long was not taken by the mail server, in ms. */
const STUCK_AFTER = 10 * 60_000;

/** Filters of messages; `stuck` messages wait for longer than the worker needs. */
export type MailFilter = 'failed' | 'waiting' | 'stuck' | 'sent' | 'kept';

/** The conditions of each filter. */
export const MAIL_FILTERS: Record<MailFilter, () => Where> = {
  failed: () => ({ state: { equals: 'failed' } }),
  waiting: () => ({ state: { in: ['pending', 'sending'] } }),
  stuck: () => ({
    state: { in: ['pending', 'sending'] },
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
