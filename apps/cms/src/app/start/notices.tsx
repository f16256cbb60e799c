import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fill } from '@osnowa/text';
import Link from 'next/link';
import type { Payload, Where } from 'payload';
import { managesChannels, seesLeads } from '../../accounts/access.ts';
import { readMailboxState } from '../../conversation/inbound/mailbox-state.ts';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import { type AdminLanguage, adminLanguage } from '../../kit/office-language.ts';
import { Notice, notice, type Reader } from '../../kit/panel.tsx';
import { officeWords } from '../../kit/words.ts';
import { COPIES_FILE, type CopiesReport, copiesReport } from '../../leads/copies/copies-report.ts';
import { copyBacklog } from '../../leads/copies/copy-jobs.ts';
import { env } from '../../platform/process/env.ts';
import { unreached } from '../../publishing/change-notice.ts';
import { hasUnsavedSettings } from '../../reads/company.ts';
import { countMails, MAIL_FILTERS, type MailFilter } from './lead-panels.tsx';

/** A sentence, and where the reader can act on it. */
function linked(sentence: string, href: string, label: string) {
  return (
    <>
      {sentence}{' '}
      <Link href={href} prefetch={false}>
        {label}
      </Link>
    </>
  );
}

function timeInWords(at: string | Date, language: AdminLanguage): string {
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(language, format).format(new Date(at));
}

/** No mail is sent, or some mails failed. */
export const MailNotice = notice({
  read: async ({ payload, user, words: { leads } }) => {
    const words = leads.list;
    const count = (filter: MailFilter) => countMails(payload, user, filter);
    const [kept, failed, stuck] = await Promise.all([
      count('kept'),
      count('failed'),
      count('stuck'),
    ]);
    const inFiles =
      env.SMTP_URL === undefined ? words.noServer : kept > 0 ? words.leftInFiles : null;
    const folder = path.join(env.DATA_DIR, 'mails');
    const reason = stuck > 0 ? await newestProblem(payload, user) : null;
    const said = reason ? ` ${fill(words.mailServerSays, { reason })}` : '';
    const about = (filter: MailFilter, sentence: string) => {
      const list = addressOf('/admin/collections/messages', conditionsOf(MAIL_FILTERS[filter]()));
      return linked(sentence, list, words.openMails);
    };
    return [
      inFiles && about('kept', fill(inFiles, { folder, n: kept })),
      failed > 0 && about('failed', fill(words.mailsFailing, { n: failed })),
      stuck > 0 && about('stuck', fill(words.mailsStuck, { n: stuck }) + said),
    ];
  },
});

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

/** A copy that is missing for less than this is on its way, in ms. */
const ON_ITS_WAY = 30_000;

/** Why the mailbox of `IMAP_URL` is not read, for everybody who waits for answers. */
export const MailboxNotice = notice({
  who: seesLeads,
  read: async ({ payload, language, words: { messages } }) => {
    const state = env.IMAP_URL ? await readMailboxState(payload) : null;
    if (!env.IMAP_URL || !state?.problem || !state.since) return [];
    const { username, host } = new URL(env.IMAP_URL);
    const box = `${decodeURIComponent(username)} (${host})`;
    const sentence = messages.received.mailbox[state.problem];
    return [fill(sentence, { box, time: timeInWords(state.since, language) })];
  },
});

/** Webhooks that do not accept events of leads. */
export const WebhookNotice = notice({
  who: (user) => managesChannels({ req: { user } }),
  read: async ({ payload, words: { leads } }) => {
    const where: Where = {
      kind: { equals: 'webhook' },
      or: [
        { state: { equals: 'failed' }, problem: { not_equals: 'off' } },
        { state: { equals: 'pending' }, attempts: { greater_than: 0 } },
      ],
    };
    const { totalDocs: n } = await payload.db.count({ collection: 'deliveries', where });
    const { openDeliveries, webhooksFail } = leads.list;
    const list = '/admin/collections/deliveries';
    return n === 0 ? [] : [linked(fill(webhooksFail, { n }), list, openDeliveries)];
  },
});

/** Leads that are not at the second place (`LEADS_COPY`), or not deleted there. */
export const SecondPlace = notice({
  read: async ({ payload, language, words: { leads } }) => {
    if (!env.LEADS_COPY) return [];
    const backlog = await copyBacklog(payload, new Date(Date.now() - ON_ITS_WAY));
    if (!backlog) return [];
    const number = new Intl.NumberFormat(language);
    return [
      fill(leads.list.secondPlace, {
        time: timeInWords(backlog.since, language),
        n: number.format(backlog.copies),
        erasures: number.format(backlog.erasures),
      }),
    ];
  },
});

/** A new installation shows neutral words, until somebody saves the company's own. */
export const UnsavedNotice = notice({
  read: async ({ payload, words: { leads } }) => {
    if (!(await hasUnsavedSettings(payload))) return [];
    const { openSettings, unsavedSettings } = leads.list;
    return [linked(unsavedSettings, '/admin/globals/site-settings', openSettings)];
  },
});

/** Sites that the last change of content did not reach. */
export const SiteNotice = notice({
  read: async ({ words: { leads } }) =>
    [...unreached()].map(([address, reason]) => fill(leads.list.sites[reason], { address })),
});

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
  const language = adminLanguage(i18n.language);
  const state: CopiesState = stateOfCopies(await readReport(), new Date(), process.uptime());
  if (state.kind === 'none') return null;
  const text = fill(officeWords(language).leads.list.copies[state.kind], {
    time: state.at ? timeInWords(state.at, language) : '',
    n: new Intl.NumberFormat(language).format(state.leads ?? 0),
    folder: env.BACKUP_DIR,
  });
  return state.isAlarm ? <Notice sentences={[text]} /> : <p className="quiet">{text}</p>;
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
