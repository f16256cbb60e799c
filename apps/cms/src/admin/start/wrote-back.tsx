import { fill } from '@osnowa/text';
import Link from 'next/link';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { readOffice } from '../../leads/deadlines/reply-deadline.ts';
import { addressOf, conditionsOf } from '../../leads/list-address.ts';
import { WAITING_UNMATCHED } from '../../outbox/unmatched-notice.ts';
import { StateMark } from '../leads/state-mark.tsx';
import type { StartPageProps } from './start-page-props.ts';

/** Leads shown here; the list has all. */
const MOST = 6;

/** Visitors who wrote back and wait, the longest first, and mails that belong to no lead. */
export async function WroteBack({ payload, user, i18n }: StartPageProps) {
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).messages.received;
  const access = { overrideAccess: false, user } as const;
  const waiting = { clientWroteAt: { exists: true } };
  const { timeZone } = await readOffice(payload);
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  const timeOf = (time: string | null | undefined) =>
    time ? new Intl.DateTimeFormat(locale, format).format(new Date(time)) : null;
  const { docs } = await payload.find({
    collection: 'leads',
    where: waiting,
    sort: 'clientWroteAt',
    limit: MOST,
    pagination: false,
    depth: 0,
    ...access,
  });
  const { totalDocs: unmatched } = await payload.count({
    collection: 'messages',
    where: WAITING_UNMATCHED,
    ...access,
  });
  // An installation that reads no mailbox never has any of these.
  if (docs.length + unmatched === 0) return null;
  return (
    <section className="start__panel">
      <h2>{words.wroteBack}</h2>
      {docs.length === 0 ? <p>{words.nobodyWroteBack}</p> : null}
      <ul className="start__list">
        {docs.map((lead) => (
          <li key={lead.id}>
            <div>
              <Link href={`/admin/collections/leads/${lead.id}`} prefetch={false}>
                {lead.fullName || lead.companyName || lead.mail}
              </Link>
              <small>{lead.reference}</small>
            </div>
            <StateMark state={lead.state} language={locale} />
            <time dateTime={lead.clientWroteAt ?? ''}>{timeOf(lead.clientWroteAt)}</time>
          </li>
        ))}
      </ul>
      {docs.length > 0 ? (
        <Link
          className="start__more"
          href={addressOf('/admin/collections/leads', conditionsOf(waiting))}
          prefetch={false}
        >
          {words.allWhoWrote}
        </Link>
      ) : null}
      {unmatched > 0 ? (
        <Link
          className="start__more"
          href={addressOf('/admin/collections/messages', conditionsOf(WAITING_UNMATCHED))}
          prefetch={false}
        >
          {fill(words.unmatchedMails, { n: unmatched })}
        </Link>
      ) : null}
    </section>
  );
}
