import { LOCALES } from '@osnowa/contract';
import Link from 'next/link';
import type { GlobalSlug, Payload } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { type ScheduledJob, scheduledJobs } from '../../changes/schedule/scheduled-jobs.ts';
import { type AdminLabel, type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';
import { UNTITLED } from '../editing/untitled.ts';
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
  /** The kind of the document and what it is called; a global has its kind alone. */
  name: string;
  isInTrash: boolean;
}

/** A document that was saved after a failure has been looked after, and one that is gone needs nothing. */
async function entriesOf(
  payload: Payload,
  job: ScheduledJob,
  language: AdminLanguage,
): Promise<Entry[]> {
  const { document } = job;
  if ('global' in document) return globalEntries(payload, job, document.global, language);
  const { collection, id } = document;
  const query = { collection, id, depth: 0, trash: true, disableErrors: true } as const;
  const stored = (await payload.findByID(query)) as Record<string, unknown> | null;
  if (!stored) return [];
  if (isSettled(job, stored)) return [];
  const newest = (await payload.findByID({ ...query, draft: true })) as typeof stored | null;
  const { admin, labels } = payload.collections[collection].config;
  const title = newest?.[admin.useAsTitle ?? 'id'];
  const isNamed = typeof title === 'string' && title !== '';
  const name = `${inLanguage(labels.singular, language)}: ${isNamed ? title : UNTITLED[language]}`;
  return [{ ...job, name, isInTrash: Boolean(stored.deletedAt) }];
}

/** Saved since it failed. */
function isSettled({ failure }: ScheduledJob, { updatedAt }: Record<string, unknown>): boolean {
  return failure !== null && String(updatedAt) > failure.at;
}

async function globalEntries(
  payload: Payload,
  job: ScheduledJob,
  slug: GlobalSlug,
  language: AdminLanguage,
): Promise<Entry[]> {
  const config = payload.globals.config.find((one) => one.slug === slug);
  const stored = config && (await payload.findGlobal({ slug, depth: 0 }));
  if (!stored || isSettled(job, stored as never)) return [];
  return [{ ...job, name: inLanguage(config.label, language), isInTrash: false }];
}

function inLanguage(label: unknown, language: AdminLanguage): string {
  return typeof label === 'string' ? label : (label as AdminLabel)[language];
}

function addressOf({ document, isInTrash }: Entry): string {
  if ('global' in document) return `/admin/globals/${document.global}`;
  const { collection, id } = document;
  return `/admin/collections/${collection}${isInTrash ? '/trash' : ''}/${id}`;
}

function reasonOf({ failure, isInTrash }: Entry, language: AdminLanguage): string | null {
  if (isInTrash) return WORDS.inTrash[language];
  return failure && WORDS.failed[language].replace('{reason}', () => failure.reason);
}

function Item({ entry, language }: { entry: Entry; language: AdminLanguage }) {
  const reason = reasonOf(entry, language);
  const languages = entry.locale ? LOCALES[entry.locale].name : WORDS.all[language];
  const what =
    entry.kind === 'publish' ? [WORDS.publish[language], languages] : [WORDS.unpublish[language]];
  return (
    <li>
      <div>
        <Link href={addressOf(entry)} prefetch={false}>
          {entry.name}
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
async function readEntries(
  payload: Payload,
  language: AdminLanguage,
): Promise<{ entries: Entry[]; more: number }> {
  const jobs = await scheduledJobs(payload);
  const failed = jobs.filter(({ failure }) => failure !== null);
  const coming = jobs.filter(({ failure }) => failure === null);
  const shown = [...failed, ...coming.slice(0, MOST)];
  const entries = (await Promise.all(shown.map((job) => entriesOf(payload, job, language)))).flat();
  return { entries, more: Math.max(0, coming.length - MOST) };
}

/** What will be published and unpublished, and what could not be: for the people who can change it. */
export async function Scheduled({ payload, user, i18n }: StartPageProps) {
  if (!writesContent(user)) return null;
  const language = adminLanguage(i18n.language);
  const { entries, more } = await readEntries(payload, language);
  return (
    <section className="start__panel">
      <h2>{WORDS.title[language]}</h2>
      {entries.length === 0 ? <p>{WORDS.none[language]}</p> : null}
      <ul className="start__list">
        {entries.map((entry) => (
          <Item key={entry.id} entry={entry} language={language} />
        ))}
      </ul>
      {more > 0 ? <p>{WORDS.more[language].replace('{n}', String(more))}</p> : null}
    </section>
  );
}
