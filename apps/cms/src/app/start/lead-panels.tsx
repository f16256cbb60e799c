import { instantOf, wallClock } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { Payload, TypedUser, Where } from 'payload';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import { panel } from '../../kit/panel.tsx';
import { readOffice } from '../../leads/deadlines/reply-deadline.ts';
import { DeadlineText } from '../../leads/parts/cells.tsx';
import { leadAddress, problemInWords } from '../../leads/parts/parts.tsx';
import { StateMark } from '../../leads/parts/state-mark.tsx';
import type { Lead } from '../../platform/database/generated/payload-types.ts';
import { WAITING_UNMATCHED } from '../../platform/outbox/notices.ts';
import { env } from '../../platform/process/env.ts';
import { momentInWords } from '../../publishing/schedule/schedule-time.ts';
import { since } from './figures.tsx';

const LEADS = '/admin/collections/leads';

/** Leads shown in a panel; the list has all. */
const MOST = 6;
/** Steps and failed replies shown here: they have no list of their own. */
const MOST_TO_DO = 12;
const DAY = 24 * 60 * 60_000;

function linkTo({
  id,
  fullName,
  companyName,
  mail,
}: Pick<Lead, 'id' | 'fullName' | 'companyName' | 'mail'>) {
  return { key: id, href: leadAddress(id), text: fullName || companyName || mail };
}

/** What this person may read, without related documents. */
const as = (user: TypedUser) =>
  ({ pagination: false, depth: 0, overrideAccess: false, user }) as const;

/** Replies that no mail server took: their senders believe that they were sent. */
export const FailedReplies = panel({
  read: async ({ payload, user, language, words }) => {
    const { docs } = await payload.find({
      collection: 'messages',
      where: { kind: { equals: 'reply' }, state: { equals: 'failed' } },
      sort: '-updatedAt',
      limit: MOST_TO_DO,
      ...as(user),
      depth: 1,
    });
    return {
      ...words.start.failedReplies,
      isAlert: true,
      rows: docs.map(({ id, lead, recipient, subject, author, updatedAt, problem }) => {
        const of = typeof lead === 'object' ? lead : null;
        const by = typeof author === 'object' ? author?.name : null;
        const facts = [by, recipient, problemInWords(problem, language)];
        return {
          key: id,
          href: `${LEADS}/${of?.id ?? lead}`,
          text: [of?.reference, subject].filter(Boolean).join(' · '),
          notes: [
            <>
              {facts.filter(Boolean).join(' · ')}{' '}
              <time dateTime={updatedAt}>{momentInWords(updatedAt, { language })}</time>
            </>,
          ],
        };
      }),
    };
  },
});

/** Steps that are due today or overdue: of the person's own leads, and of unassigned leads. */
export const NextSteps = panel({
  read: async ({ payload, user, language, words: { start } }) => {
    const now = new Date();
    const { timeZone } = await readOffice(payload);
    const wall = wallClock(now, timeZone);
    const midnight = instantOf(wall - (wall % DAY) + DAY, timeZone);
    const time = new Intl.DateTimeFormat('pl', { hour: '2-digit', minute: '2-digit', timeZone });
    const { docs } = await payload.find({
      collection: 'leads',
      where: {
        and: [
          { nextStepAt: { less_than: midnight.toISOString() } },
          { state: { not_in: ['spam', 'quarantined'] } },
          { or: [{ assignee: { equals: user.id } }, { assignee: { exists: false } }] },
        ],
      },
      sort: 'nextStepAt',
      limit: MOST_TO_DO,
      ...as(user),
    });
    return {
      title: start.nextSteps.title,
      rows: docs.map((lead) => {
        const at = lead.nextStepAt ?? lead.createdAt;
        const isLate = Date.parse(at) < now.getTime();
        return {
          key: lead.id,
          href: leadAddress(lead.id),
          text: lead.nextStep,
          notes: [`${lead.fullName || lead.companyName || lead.mail} · ${lead.reference}`],
          end: (
            <span className={isLate ? 'alert-text' : undefined}>
              {isLate ? start.nextSteps.overdue : start.nextSteps.today}:{' '}
              <time dateTime={at}>
                {isLate ? momentInWords(at, { language }) : time.format(new Date(at))}
              </time>
            </span>
          ),
        };
      }),
    };
  },
});

/** Customers who wait for an answer, the longest first, and mails that belong to no lead. */
export const Waiting = panel({
  read: async ({ payload, user, language, words }) => {
    const hidden = ['newsletter', ...(user.roles.includes('recruiter') ? [] : ['career'])];
    const until = { less_than_equal: new Date().toISOString() };
    const { docs } = await payload.find({
      collection: 'leads',
      where: { waitsSince: until, formType: { not_in: hidden } },
      sort: 'waitsSince',
      limit: MOST,
      ...as(user),
    });
    const { totalDocs: unmatched } = await payload.count({
      collection: 'messages',
      where: WAITING_UNMATCHED,
      overrideAccess: false,
      user,
    });
    const { form, topic } = words.states;
    const list = words.leads.list;
    const all = conditionsOf({ waitsSince: { exists: true } });
    return {
      title: list.waiting,
      empty: list.nobodyWaits,
      rows: docs.map((lead) => ({
        ...linkTo(lead),
        notes: [[...new Set([form[lead.formType], topic[lead.topic]]), lead.reference].join(' · ')],
        end: (
          <>
            <StateMark state={lead.state} language={language} />
            {lead.formType === 'career' ? (
              <time dateTime={lead.waitsSince ?? ''}>
                {momentInWords(lead.waitsSince ?? '', { language })}
              </time>
            ) : (
              <DeadlineText payload={payload} language={language} lead={lead} />
            )}
          </>
        ),
      })),
      more: [
        { href: addressOf(LEADS, all), label: list.openInbox },
        ...(unmatched > 0
          ? [
              {
                href: addressOf(MAILS, conditionsOf(WAITING_UNMATCHED)),
                label: fill(words.messages.received.unmatchedMails, { n: unmatched }),
              },
            ]
          : []),
      ],
    };
  },
});

const MAILS = '/admin/collections/messages';

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
        href: addressOf(MAILS, conditionsOf(MAIL_FILTERS[filter]())),
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
