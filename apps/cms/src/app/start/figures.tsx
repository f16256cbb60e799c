import {
  and,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  notInArray,
  type SQL,
} from '@payloadcms/db-sqlite/drizzle';
import Link from 'next/link';
import type { Payload, Where } from 'payload';
import { type LeadScope, leadScope } from '../../accounts/access.ts';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import type { Reader } from '../../kit/panel.tsx';
import { officeWords, type Words } from '../../kit/words.ts';
import { callsOver } from '../../leads/deadlines/arranged-calls.ts';
import {
  type DatedOffice,
  median,
  officeAsOf,
  officeMinutes,
  promisedMinutes,
} from '../../leads/deadlines/office-time.ts';
import { PROMISED_SOURCE } from '../../leads/deadlines/promised.ts';
import {
  officeTimeInUnits,
  overdueFilter,
  promiseBegan,
  readOffice,
} from '../../leads/deadlines/reply-deadline.ts';
import { formsApart } from '../../leads/next-states.ts';
import { queryBuilder, type Tables, tablesOf } from '../../platform/database/sql.ts';

const LIST = '/admin/collections/leads';

interface Figure {
  label: string;
  value: string;
  hint?: string;
  where?: Where;
  urgent?: boolean;
}

/** The figures at the top of the start page; those of leads link to their list. */
export async function Figures(props: Reader) {
  const figures = [...(await waitingFigures(props)), ...(await replyFigures(props))];
  return (
    <ul className="start__figures">
      {figures.map(({ label, value, hint, where, urgent }) => (
        <li key={label} className={urgent ? 'alert-text' : undefined}>
          <strong>{value}</strong>
          {where ? (
            <Link href={addressOf(LIST, conditionsOf(where))} prefetch={false}>
              {label}
            </Link>
          ) : (
            <span>{label}</span>
          )}
          {hint ? <small>{hint}</small> : null}
        </li>
      ))}
    </ul>
  );
}

async function waitingFigures({ payload, user, i18n }: Reader): Promise<Figure[]> {
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const states: Readonly<Record<string, string>> = officeWords(locale).states.leadStates;
  const stateLabel = (state: string) => states[state] ?? state;
  const count = async (label: string, where: Where, hint?: string): Promise<Figure> => {
    const counted = { ...where, ...ofInbox };
    const query = { collection: 'leads', where: counted, overrideAccess: false, user } as const;
    const { totalDocs } = await payload.count(query);
    return { label, value: String(totalDocs), where, hint };
  };
  const late = overdueFilter(new Date(), await readOffice(payload));
  const ofInbox = { formType: { not_in: formsApart(leadScope(user)) } };
  const overdue = late ? await count(words.overdue, late) : null;
  const byWord = { state: { equals: words.overdue } };
  return [
    await count(stateLabel('new'), { state: { in: ['new', 'unverified'] } }),
    ...(overdue ? [{ ...overdue, where: byWord, urgent: overdue.value !== '0' }] : []),
    await count(stateLabel('in-progress'), { state: { equals: 'in-progress' } }),
    await count(words.apart, { state: { equals: 'quarantined' } }, words.apartHint),
  ];
}

async function replyFigures({ payload, user, i18n }: Reader): Promise<Figure[]> {
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const office = await readOffice(payload);
  const { median, inTime } = await readReplies(payload, leadScope(user), since(), office);
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  return [
    {
      label: words.medianReply,
      value: median === null ? '–' : officeTimeInUnits(median, locale),
      hint: median === null ? words.noneYet : words.lastDays,
    },
    {
      label: words.inTime,
      value: inTime === null ? '–' : share.format(inTime),
      hint: inTime === null ? words.noneYet : words.lastDays,
    },
  ];
}

/** Sources of the last month's leads: forms, referring sites, campaigns. */
export async function Sources({ payload, user, i18n }: Reader) {
  const locale = adminLanguage(i18n.language);
  const words = officeWords(locale).leads.list;
  const read = (by: 'formType' | 'referrer' | 'campaign') =>
    readSources(payload, leadScope(user), since(), by);
  const forms = await read('formType');
  const formLabel = (name: string | null) =>
    officeWords(locale).states.form[name as keyof Words['states']['form']] ?? '';
  return (
    <section className="panel">
      <h2>
        {words.sources} <small>{words.lastMonth}</small>
      </h2>
      {forms.length === 0 ? (
        <p>{words.noLeads}</p>
      ) : (
        <div className="start__columns start__columns--three">
          <Bars title={words.forms} sources={forms} name={formLabel} />
          <Bars
            title={words.referrers}
            sources={await read('referrer')}
            name={(referrer) => referrer?.replace(/^https?:\/\/|\/$/g, '') ?? words.direct}
          />
          <Bars
            title={words.campaigns}
            sources={await read('campaign')}
            name={(campaign) => campaign ?? words.noCampaign}
          />
        </div>
      )}
    </section>
  );
}

interface BarsProps {
  title: string;
  sources: readonly Source[];
  name: (source: string | null) => string;
}

function Bars({ title, sources, name }: BarsProps) {
  const most = Math.max(1, ...sources.map(({ leads }) => leads));
  return (
    <div>
      <h3>{title}</h3>
      <ul className="rows">
        {sources.map((source) => (
          <li key={source.name ?? ''}>
            <span>{name(source.name)}</span>
            <strong>{source.leads}</strong>
            <progress max={most} value={source.leads} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many leads came from one source. */
interface Source {
  name: string | null;
  leads: number;
}

/** How fast leads were answered, in minutes of office time; `null` without an answer. */
interface Replies {
  median: number | null;
  /** Share answered within the promised time, 0 to 1. */
  inTime: number | null;
}

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Beginning of the period of the start page: thirty days ago. */
export function since(): Date {
  return new Date(Date.now() - MONTH);
}

/** Largest sample of answers: the median of thousands does not change. */
const MOST_REPLIES = 2_000;
const MOST_SOURCES = 6;

function inScope(scope: LeadScope, { formType }: Tables['leads']): SQL | undefined {
  if (scope === 'recruiting') return eq(formType, 'career');
  return notInArray(formType, formsApart(scope));
}

/** How fast leads in a scope that came in since then were answered. */
async function readReplies(
  payload: Payload,
  scope: LeadScope,
  since: Date,
  office: DatedOffice,
): Promise<Replies> {
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .select({
      id: leads.id,
      formType: leads.formType,
      createdAt: leads.createdAt,
      firstAnsweredAt: leads.firstAnsweredAt,
    })
    .from(leads)
    .where(
      and(
        gte(leads.createdAt, since.toISOString()),
        isNotNull(leads.firstAnsweredAt),
        eq(leads.source, PROMISED_SOURCE),
        inScope(scope, leads),
      ),
    )
    .limit(MOST_REPLIES);
  const calls = rows.filter(({ formType }) => formType === 'consultation').map(({ id }) => id);
  const over = await callsOver(payload, calls);
  const waits = rows.map(({ id, createdAt, firstAnsweredAt }) => {
    const from = promiseBegan({ createdAt, callOver: over.get(id) });
    const at = new Date(firstAnsweredAt as string);
    const minutes = officeMinutes(from, at, officeAsOf(office, at));
    return { minutes, isInTime: minutes <= promisedMinutes(office, from) };
  });
  const inTime = waits.filter(({ isInTime }) => isInTime).length;
  const middle = median(waits.map(({ minutes }) => minutes));
  return { median: middle, inTime: waits.length ? inTime / waits.length : null };
}

/** Sources of the leads in a scope since then, the most frequent first. */
async function readSources(
  payload: Payload,
  scope: LeadScope,
  since: Date,
  by: 'formType' | 'referrer' | 'campaign',
): Promise<Source[]> {
  const { leads } = tablesOf(payload);
  return queryBuilder(payload)
    .select({ name: leads[by], leads: count() })
    .from(leads)
    .where(and(gte(leads.createdAt, since.toISOString()), inScope(scope, leads)))
    .groupBy(leads[by])
    .orderBy(desc(count()))
    .limit(MOST_SOURCES);
}
