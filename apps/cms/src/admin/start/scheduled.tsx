import { fill } from '@osnowa/text';
import Link from 'next/link';
import type { Payload, TypedUser } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { scheduledJobs } from '../../changes/schedule/scheduled-jobs.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { momentInWords } from '../schedule/moment-in-words.ts';
import {
  formOf,
  type ScheduledEntry,
  scheduledEntries,
  whatHappens,
  whyNot,
} from '../schedule/scheduled-entries.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Publications to come that are shown; a schedule is rarely longer. */
const MOST = 12;

function Item({ entry, language }: { entry: ScheduledEntry; language: AdminLanguage }) {
  const reason = whyNot(entry, language);
  return (
    <li>
      <div>
        <Link href={formOf(entry)} prefetch={false}>
          {entry.name}
        </Link>
        <small>
          <time dateTime={entry.dueAt}>{momentInWords(entry.dueAt, { language })}</time>
          {` · ${whatHappens(entry, language)}`}
        </small>
        {reason ? <small className="start__alert">{reason}</small> : null}
      </div>
    </li>
  );
}

/** The entries that are shown, failed ones first, and the number of those to come that are not. */
async function readEntries(
  payload: Payload,
  user: TypedUser,
  language: AdminLanguage,
): Promise<{ entries: ScheduledEntry[]; more: number }> {
  const jobs = await scheduledJobs(payload);
  const failed = jobs.filter(({ failure }) => failure !== null);
  const coming = jobs.filter(({ failure }) => failure === null);
  const shown = [...failed, ...coming.slice(0, MOST)];
  const entries = await scheduledEntries({ payload, user, language }, shown);
  return { entries, more: Math.max(0, coming.length - MOST) };
}

/** Scheduled publications and ends, and failed ones: for the people who can change them. */
export async function Scheduled({ payload, user, i18n }: StartPageProps) {
  if (!writesContent(user)) return null;
  const language = adminLanguage(i18n.language);
  const { entries, more } = await readEntries(payload, user, language);
  return (
    <section className="start__panel">
      <h2>{officeWords(language).start.scheduled.title}</h2>
      {entries.length === 0 ? <p>{officeWords(language).start.scheduled.none}</p> : null}
      <ul className="start__list">
        {entries.map((entry) => (
          <Item key={entry.id} entry={entry} language={language} />
        ))}
      </ul>
      {more > 0 ? <p>{fill(officeWords(language).start.scheduled.more, { n: more })}</p> : null}
      <Link className="start__more" href="/admin/calendar" prefetch={false}>
        {officeWords(language).start.scheduled.calendar}
      </Link>
    </section>
  );
}
