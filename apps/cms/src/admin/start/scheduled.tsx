import { LOCALES } from '@osnowa/contract';
import Link from 'next/link';
import type { Payload } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { type ScheduledJob, scheduledJobs } from '../../changes/schedule/scheduled-jobs.ts';
import { type AdminLabel, type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';
import { momentInWords } from '../schedule/moment-in-words.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Publications to come that are shown; a schedule is rarely longer. */
const MOST = 12;

const WORDS = {
  title: { pl: 'Zaplanowane publikacje', en: 'Scheduled publications' },
  none: { pl: 'Nic nie jest zaplanowane.', en: 'Nothing is scheduled.' },
  publish: { pl: 'publikacja', en: 'publish' },
  unpublish: { pl: 'cofnięcie publikacji', en: 'unpublish' },
  all: { pl: 'wszystkie języki', en: 'all languages' },
  failed: { pl: 'Nie udało się: {reason}', en: 'This failed: {reason}' },
  inTrash: { pl: 'Dokument jest w koszu.', en: 'The document is in the trash.' },
  more: { pl: 'I jeszcze: {n}.', en: 'And {n} more.' },
} as const satisfies Record<string, AdminLabel>;

/** A job with what the list says of its document. */
interface Entry extends ScheduledJob {
  title: string;
  isInTrash: boolean;
}

/** A document that was saved after a failure has been looked after, and one that is gone needs nothing. */
async function entriesOf(payload: Payload, job: ScheduledJob): Promise<Entry[]> {
  const { collection, id } = job.document;
  const query = { collection, id, depth: 0, trash: true, disableErrors: true } as const;
  const stored = (await payload.findByID(query)) as Record<string, unknown> | null;
  if (!stored) return [];
  const isSettled = job.failure && String(stored.updatedAt) > job.failure.at;
  if (isSettled) return [];
  const newest = (await payload.findByID({ ...query, draft: true })) as typeof stored | null;
  const { useAsTitle } = payload.collections[collection].config.admin;
  const title = newest?.[useAsTitle ?? 'id'];
  const isNamed = typeof title === 'string' && title !== '';
  return [{ ...job, title: isNamed ? title : String(id), isInTrash: Boolean(stored.deletedAt) }];
}

function addressOf({ document: { collection, id }, isInTrash }: Entry): string {
  return `/admin/collections/${collection}${isInTrash ? '/trash' : ''}/${id}`;
}

function reasonOf({ failure, isInTrash }: Entry, language: AdminLanguage): string | null {
  if (isInTrash) return WORDS.inTrash[language];
  return failure && WORDS.failed[language].replace('{reason}', () => failure.reason);
}

function Item({ entry, kind, language }: { entry: Entry; kind: string; language: AdminLanguage }) {
  const reason = reasonOf(entry, language);
  const languages = entry.locale ? LOCALES[entry.locale].name : WORDS.all[language];
  const what =
    entry.kind === 'publish' ? [WORDS.publish[language], languages] : [WORDS.unpublish[language]];
  return (
    <li>
      <div>
        <Link href={addressOf(entry)} prefetch={false}>
          {`${kind}: ${entry.title}`}
        </Link>
        <small>
          <time dateTime={entry.dueAt}>{momentInWords(entry.dueAt, { language })}</time>
          {` · ${what.join(', ')}`}
        </small>
        {reason ? <small className="start__alert">{reason}</small> : null}
      </div>
    </li>
  );
}

/** The entries that are shown, failed ones first, and the number of those to come that are not. */
async function readEntries(payload: Payload): Promise<{ entries: Entry[]; more: number }> {
  const jobs = await scheduledJobs(payload);
  const failed = jobs.filter(({ failure }) => failure !== null);
  const coming = jobs.filter(({ failure }) => failure === null);
  const shown = [...failed, ...coming.slice(0, MOST)];
  const entries = (await Promise.all(shown.map((job) => entriesOf(payload, job)))).flat();
  return { entries, more: Math.max(0, coming.length - MOST) };
}

/** What will be published and unpublished, and what could not be: for the people who can change it. */
export async function Scheduled({ payload, user, i18n }: StartPageProps) {
  if (!hasRole(user, 'admin', 'editor')) return null;
  const language = adminLanguage(i18n.language);
  const { entries, more } = await readEntries(payload);
  const kindOf = ({ document }: Entry) => {
    const label = payload.collections[document.collection].config.labels.singular;
    return typeof label === 'object' ? (label as AdminLabel)[language] : document.collection;
  };
  return (
    <section className="start__panel">
      <h2>{WORDS.title[language]}</h2>
      {entries.length === 0 ? <p>{WORDS.none[language]}</p> : null}
      <ul className="start__list">
        {entries.map((entry) => (
          <Item key={entry.id} entry={entry} kind={kindOf(entry)} language={language} />
        ))}
      </ul>
      {more > 0 ? <p>{WORDS.more[language].replace('{n}', String(more))}</p> : null}
    </section>
  );
}
