import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fill } from '@osnowa/text';
import Link from 'next/link';
import type { Payload, Where } from 'payload';
import { unreached } from '../../changes/notice-sender.ts';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { Notice, type Reader } from '../../kit/panel.tsx';
import { officeWords } from '../../kit/words.ts';
import { managesChannels } from '../../leads/access.ts';
import { copyBacklog } from '../../leads/copies/copy-jobs.ts';
import { COPIES_FILE, type CopiesReport, copiesReport } from '../../process/copies-report.ts';
import { env } from '../../process/env.ts';
import { hasUnsavedSettings } from '../../reads/company.ts';
import { countMails, MAIL_FILTERS, type MailFilter } from './mails.tsx';

const LIST = '/admin/collections/messages';

/** A notice at the top of the start page: no mail is sent, or some mails failed. */
export async function MailNotice({ payload, user, i18n }: Reader) {
  const words = officeWords(i18n.language).leads.list;
  const count = (filter: MailFilter) => countMails(payload, user, filter);
  const [kept, failed, stuck] = await Promise.all([count('kept'), count('failed'), count('stuck')]);
  const inFiles = env.SMTP_URL === undefined ? words.noServer : kept > 0 ? words.leftInFiles : null;
  const folder = path.join(env.DATA_DIR, 'mails');
  const notices: { text: string; n: number; filter: MailFilter }[] = [
    ...(inFiles ? [{ text: fill(inFiles, { folder }), n: kept, filter: 'kept' } as const] : []),
    ...(failed > 0 ? [{ text: words.mailsFailing, n: failed, filter: 'failed' } as const] : []),
    ...(stuck > 0 ? [{ text: words.mailsStuck, n: stuck, filter: 'stuck' } as const] : []),
  ];
  if (notices.length === 0) return null;
  const reason = stuck > 0 ? await newestProblem(payload, user) : null;
  return (
    <Notice>
      {notices.map(({ text, n, filter }) => (
        <p key={filter}>
          {fill(text, { n })}{' '}
          {filter === 'stuck' && reason ? `${fill(words.mailServerSays, { reason })} ` : ''}
          <Link href={addressOf(LIST, conditionsOf(MAIL_FILTERS[filter]()))} prefetch={false}>
            {words.openMails}
          </Link>
        </p>
      ))}
    </Notice>
  );
}

/** Why the mail server did not take a message that waits, in its own words. */
async function newestProblem(payload: Payload, user: Reader['user']): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'messages',
    where: { ...MAIL_FILTERS.stuck(), problem: { exists: true } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs[0]?.problem ?? null;
}

const DELIVERIES = '/admin/collections/deliveries';

/** Webhooks that do not accept events of leads; nothing while all do. */
export async function WebhookNotice({ payload, user, i18n }: Reader) {
  if (!managesChannels({ req: { user } })) return null;
  const refused: Where = {
    kind: { equals: 'webhook' },
    or: [
      { state: { equals: 'failed' }, problem: { not_equals: 'off' } },
      { state: { equals: 'pending' }, attempts: { greater_than: 0 } },
    ],
  };
  const { totalDocs } = await payload.db.count({ collection: 'deliveries', where: refused });
  if (totalDocs === 0) return null;
  const words = officeWords(i18n.language).leads.list;
  return (
    <Notice>
      <p>
        {fill(words.webhooksFail, { n: totalDocs })}{' '}
        <Link href={DELIVERIES} prefetch={false}>
          {words.openDeliveries}
        </Link>
      </p>
    </Notice>
  );
}

async function readReport(): Promise<CopiesReport> {
  try {
    const text = await readFile(path.join(env.DATA_DIR, COPIES_FILE), 'utf8');
    return copiesReport.parse(JSON.parse(text));
  } catch {
    // There is no report yet, or it is being replaced.
    return {};
  }
}

/** Whether leads could be restored after a loss of this machine; nothing where no copies are made here. */
export async function Copies({ i18n }: Pick<Reader, 'i18n'>) {
  if (!env.BACKUP_DIR) return null;
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const state: CopiesState = stateOfCopies(await readReport(), new Date(), process.uptime());
  if (state.kind === 'none') return null;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const text = fill(words.copies[state.kind], {
    time: state.at ? time.format(new Date(state.at)) : '',
    n: new Intl.NumberFormat(locale).format(state.leads ?? 0),
    folder: env.BACKUP_DIR,
  });
  return state.isAlarm ? (
    <Notice>
      <p>{text}</p>
    </Notice>
  ) : (
    <p className="quiet">{text}</p>
  );
}

/** State of the copies for the start page. */
interface CopiesState {
  kind:
    | 'none'
    | 'copied'
    | 'rehearsed'
    | 'full'
    | 'damaged'
    | 'failed'
    | 'late'
    | 'notWhole'
    | 'notTried';
  isAlarm: boolean;
  at?: string;
  leads?: number;
}

const HOUR = 60 * 60_000;
/** A copy older than this was missed several times in a row, in ms. */
const LATE = HOUR;
/** A trial older than this, in ms, was missed: there is one every night, maybe after a copy. */
const TRIAL_LATE = 26 * HOUR;
/** Before the first copy of a process, in seconds: it is made a minute after the start. */
const STARTING = 5 * 60;

/**
 * The one notice to show: the worst first.
 * @param uptime of the process in seconds
 */
export function stateOfCopies(report: CopiesReport, now: Date, uptime: number): CopiesState {
  const { copy, problem, rehearsal } = report;
  if (problem) return { kind: problem === 'other' ? 'failed' : problem, isAlarm: true };
  if (rehearsal && !rehearsal.isWhole) {
    return { kind: 'notWhole', isAlarm: true, at: rehearsal.at };
  }
  const isStarting = uptime < STARTING;
  if (!copy)
    return isStarting ? { kind: 'none', isAlarm: false } : { kind: 'failed', isAlarm: true };
  if (now.getTime() - Date.parse(copy.at) > LATE && !isStarting) {
    return { kind: 'late', isAlarm: true, ...copy };
  }
  const isTried = rehearsal && now.getTime() - Date.parse(rehearsal.at) <= TRIAL_LATE;
  // A machine that was off at night gets no alarm before it has had a whole night.
  if (!isTried && uptime * 1_000 > TRIAL_LATE) return { kind: 'notTried', isAlarm: true };
  if (rehearsal) return { kind: 'rehearsed', isAlarm: false, ...rehearsal };
  return { kind: 'copied', isAlarm: false, ...copy };
}

/** A copy that is missing for less than this is on its way, in ms. */
const ON_ITS_WAY = 30_000;

/** Leads that are not at the second place (`LEADS_COPY`), or not deleted there; nothing where none is. */
export async function SecondPlace({ payload, i18n }: Pick<Reader, 'payload' | 'i18n'>) {
  if (!env.LEADS_COPY) return null;
  const backlog = await copyBacklog(payload, new Date(Date.now() - ON_ITS_WAY));
  if (!backlog) return null;
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const number = new Intl.NumberFormat(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const text = fill(words.secondPlace, {
    time: time.format(new Date(backlog.since)),
    n: number.format(backlog.copies),
    erasures: number.format(backlog.erasures),
  });
  return (
    <Notice>
      <p>{text}</p>
    </Notice>
  );
}

/** A new installation shows neutral words, until somebody saves the company's own. */
export async function UnsavedNotice({ payload, i18n }: Pick<Reader, 'payload' | 'i18n'>) {
  if (!(await hasUnsavedSettings(payload))) return null;
  const words = officeWords(i18n.language).leads.list;
  return (
    <Notice>
      <p>
        {words.unsavedSettings}{' '}
        <Link href="/admin/globals/site-settings" prefetch={false}>
          {words.openSettings}
        </Link>
      </p>
    </Notice>
  );
}

/** Sites that the last change of content did not reach. */
export function SiteNotice({ i18n }: Pick<Reader, 'i18n'>) {
  const sites = [...unreached()];
  if (sites.length === 0) return null;
  const words = officeWords(i18n.language).leads.list;
  return (
    <Notice>
      {sites.map(([address, reason]) => (
        <p key={address}>{fill(words.sites[reason], { address })}</p>
      ))}
    </Notice>
  );
}
