import Link from 'next/link';
import type { ServerProps } from 'payload';
import { entersLeads, managesChannels } from '../../accounts/access.ts';
import { writesContent } from '../../accounts/editing-rights.ts';
import { officeWords, type Words } from '../../kit/words.ts';

function navLink(
  name: string,
  label: (words: Words) => string,
  who: (user: ServerProps['user']) => boolean,
) {
  return ({ i18n, user }: ServerProps) =>
    who(user) ? (
      <Link className="nav__link" href={`/admin/${name}`} id={`nav-${name}`} prefetch={false}>
        <span className="nav__link-label">{label(officeWords(i18n.language))}</span>
      </Link>
    ) : null;
}

/** Entry of the menu that leads to the calendar, for people who write content. */
export const CalendarLink = navLink('calendar', (w) => w.calendar.calendarTitle, writesContent);

/** Entry of the menu that leads to the pipeline, for people who sell. */
export const PipelineLink = navLink(
  'pipeline',
  (w) => w.leads.list.pipeline,
  (user) => entersLeads({ req: { user } }),
);

/** Entry of the menu that leads to the results of sales, for managers. */
export const ResultsLink = navLink(
  'results',
  (w) => w.leads.results.title,
  (user) => managesChannels({ req: { user } }),
);
