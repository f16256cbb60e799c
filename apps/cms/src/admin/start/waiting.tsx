import Link from 'next/link';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';

import { WAITING } from '../../leads/deadlines/promised.ts';
import { waitingFilter } from '../../leads/deadlines/reply-deadline.ts';
import { DeadlineText } from '../leads/cells.tsx';
import { StateMark } from '../leads/state-mark.tsx';
import type { StartPageProps } from './start-page-props.ts';

/** Leads shown here; the list has all. */
const MOST = 6;

/** The leads that have waited longest for their first answer. */
export async function Waiting({ payload, user, i18n }: StartPageProps) {
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const handlesApplications = user.roles.includes('recruiter');
  const { docs } = await payload.find({
    collection: 'leads',
    where: {
      and: [
        { formType: { not_in: ['newsletter', ...(handlesApplications ? [] : ['career'])] } },
        {
          or: [
            { state: { in: [...WAITING] }, firstAnsweredAt: { exists: false } },
            waitingFilter(),
          ],
        },
      ],
    },
    sort: 'createdAt',
    limit: MOST,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return (
    <section className="start__panel">
      <h2>{words.waiting}</h2>
      {docs.length === 0 ? <p>{words.nobodyWaits}</p> : null}
      <ul className="start__list">
        {docs.map((lead) => (
          <li key={lead.id}>
            <div>
              <Link href={`/admin/collections/leads/${lead.id}`} prefetch={false}>
                {lead.fullName || lead.companyName || lead.mail}
              </Link>
              <small>
                {[
                  ...new Set([
                    officeWords(locale).states.form[lead.formType],
                    officeWords(locale).states.topic[lead.topic],
                  ]),
                ].join(' · ')}
              </small>
            </div>
            <StateMark state={lead.state} language={locale} />
            <DeadlineText payload={payload} language={locale} lead={lead} />
          </li>
        ))}
      </ul>
      <Link className="start__more" href="/admin/collections/leads" prefetch={false}>
        {words.openInbox}
      </Link>
    </section>
  );
}
