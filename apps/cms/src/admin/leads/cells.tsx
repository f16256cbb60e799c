import type { DefaultServerCellComponentProps } from 'payload';
import type { Lead } from '../../database/generated/payload-types.ts';
import { type ClockedLead, readOffice } from '../../leads/deadlines/lead-clock.ts';
import { ClockFace } from './clock-face.tsx';
import { leadLabels } from './lead-labels.ts';
import { StateMark } from './state-mark.tsx';
import './leads.css';

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n' | 'payload' | 'rowData'>;

/** Name of the sender, with their company below. */
export function SenderCell({ rowData }: Props) {
  const { fullName, companyName, mail } = (rowData ?? {}) as Partial<Lead>;
  return (
    <span className="leads-sender">
      {fullName || mail}
      {companyName ? <small>{companyName}</small> : null}
    </span>
  );
}

/**
 * The clock of a lead in the list. Payload renders it on the page of a lead too, without a lead.
 */
export function ClockCell({ rowData, payload, i18n }: Props) {
  if (!rowData) return null;
  return <ClockFace payload={payload} language={i18n.language} lead={rowData as ClockedLead} />;
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
