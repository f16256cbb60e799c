import { instantOf, wallClock } from '@osnowa/contract';
import Link from 'next/link';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { readOffice } from '../../leads/deadlines/reply-deadline.ts';
import { momentInWords } from '../schedule/moment-in-words.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Steps shown here: the oldest first. */
const MOST = 12;
const DAY = 24 * 60 * 60_000;

function timeInWords(iso: string, timeZone: string): string {
  const format = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('pl', format).format(new Date(iso));
}

/** Steps that are due today or overdue: of the person's own leads, and of unassigned leads. */
export async function NextSteps({ payload, user, i18n }: StartPageProps) {
  const now = new Date();
  const { timeZone } = await readOffice(payload);
  const wall = wallClock(now, timeZone);
  const midnight = instantOf(wall - (wall % DAY) + DAY, timeZone);
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
    limit: MOST,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  if (docs.length === 0) return null;
  const language = adminLanguage(i18n.language);
  return (
    <section className="start__panel">
      <h2>{officeWords(language).start.nextSteps.title}</h2>
      <ul className="start__list">
        {docs.map((lead) => {
          const at = lead.nextStepAt ?? lead.createdAt;
          const isLate = Date.parse(at) < now.getTime();
          return (
            <li key={lead.id}>
              <div>
                <Link href={`/admin/collections/leads/${lead.id}`} prefetch={false}>
                  {lead.nextStep}
                </Link>
                <small>
                  {lead.fullName || lead.companyName || lead.mail} · {lead.reference}
                </small>
              </div>
              <span className={isLate ? 'start__alert' : undefined}>
                {isLate
                  ? officeWords(language).start.nextSteps.overdue
                  : officeWords(language).start.nextSteps.today}
                :{' '}
                <time dateTime={at}>
                  {isLate ? momentInWords(at, { language }) : timeInWords(at, timeZone)}
                </time>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
