import './leads.css';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import type { Lead } from '../../database/generated/payload-types.ts';
import type { LeadScope } from '../../leads/access.ts';
import { waitsSince } from '../../leads/deadlines/arranged-calls.ts';
import {
  type ClockedLead,
  type ClockReading,
  officeTimeInUnits,
  readClock,
  readOffice,
} from '../../leads/deadlines/lead-clock.ts';
import { countLeadsOf } from '../../leads/people/people.ts';
import { leadLabels } from './lead-labels.ts';
import { counted, personLabels } from './person/labels.ts';
import { StateMark } from './state-mark.tsx';

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n' | 'payload' | 'rowData'>;

/** How many leads a person has sent, asked once for a page of the list. */
const countOnce = cache((payload: Payload, scope: LeadScope, mail: string, phone: string | null) =>
  countLeadsOf(payload, { mail, phoneNormalised: phone }, scope),
);

/** Name of the sender, with their company and the number of their leads below. */
export async function SenderCell({ rowData, payload, i18n }: Props) {
  if (!rowData?.id) return null;
  const { formType, fullName, companyName, mail, phoneNormalised } = rowData as Lead;
  // A cell does not know its reader: leads of the other kind may not be theirs.
  const scope = formType === 'career' ? 'recruiting' : 'sales';
  const n = await countOnce(payload, scope, mail, phoneNormalised ?? null);
  const { locale, words } = personLabels(i18n.language);
  const more = [companyName, n > 1 ? counted(n, words.leadsOf, locale) : null].filter(Boolean);
  return (
    <span className="leads-sender">
      {fullName || mail || phoneNormalised}
      {more.length > 0 ? <small>{more.join(' · ')}</small> : null}
    </span>
  );
}

/**
 * The clock of a lead in the list. Payload renders it on the page of a lead too, without a lead.
 */
export function ClockCell({ rowData, payload, i18n }: Props) {
  if (!rowData) return null;
  return <ClockFace payload={payload} language={i18n.language} lead={rowData as ShownLead} />;
}

/** A time in the company's time zone, wherever the reader is. */
export async function TimeCell({ cellData, payload, i18n }: Props) {
  if (!cellData) return null;
  const { timeZone } = await readOffice(payload);
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  const { locale } = leadLabels(i18n.language);
  const time = String(cellData);
  return (
    <time dateTime={time}>{new Intl.DateTimeFormat(locale, format).format(new Date(time))}</time>
  );
}

/** The state of a lead or a message in the list, with its colour. */
export function StateCell({ cellData, i18n }: Props) {
  return <StateMark state={String(cellData)} language={i18n.language} />;
}

function wordsOf(reading: ClockReading, language: string, timeZone: string): string {
  const { locale, words } = leadLabels(language);
  const time = officeTimeInUnits(reading.minutes, locale);
  if (reading.kind === 'overdue' && reading.minutes < 1) return words.justLate;
  if (reading.kind === 'overdue') return words.late.replace('{time}', time);
  if (reading.kind === 'answered') return words.answeredIn.replace('{time}', time);
  const at = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(reading.at);
  const isSoon = reading.at.getTime() - Date.now() < 60 * 60_000;
  return isSoon ? words.left.replace('{time}', time) : words.dueBy.replace('{time}', at);
}

function toneOf(reading: ClockReading): string {
  if (reading.kind === 'answered') return reading.inTime ? 'good' : 'plain';
  if (reading.kind === 'overdue') return 'late';
  return reading.minutes <= 5 ? 'soon' : 'plain';
}

type ShownLead = ClockedLead & { id: number };

/**
 * The time left until the promised answer, in words and in colour; nothing where no visitor waits.
 */
export async function ClockFace(props: { payload: Payload; language: string; lead: ShownLead }) {
  const { payload, lead } = props;
  const office = await readOffice(payload);
  const since = lead.formType === 'consultation' ? await waitsSince(payload, [lead.id]) : new Map();
  const reading = readClock({ ...lead, waitsSince: since.get(lead.id) }, new Date(), office);
  if (reading === null) return null;
  return (
    <span className={`leads-clock leads-clock--${toneOf(reading)}`}>
      {wordsOf(reading, props.language, office.timeZone)}
    </span>
  );
}
