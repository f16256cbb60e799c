import type { DefaultServerCellComponentProps } from 'payload';
import { ClockFace } from './clock-face.tsx';
import type { ClockedLead } from './lead-clock.ts';
import { StateMark } from './state-mark.tsx';
import './desk.css';

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n' | 'payload' | 'rowData'>;

/** The clock of a lead in the list. */
export function ClockCell({ rowData, payload, i18n }: Props) {
  return <ClockFace payload={payload} language={i18n.language} lead={rowData as ClockedLead} />;
}

/** The state of a lead or a message in the list, with its colour. */
export function StateCell({ cellData, i18n }: Props) {
  return <StateMark state={String(cellData)} language={i18n.language} />;
}
