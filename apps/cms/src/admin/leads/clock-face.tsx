import type { Payload } from 'payload';
import {
  type ClockedLead,
  type ClockReading,
  readClock,
  readOffice,
} from '../../leads/deadlines/lead-clock.ts';
import { inUnits, leadLabels } from './lead-labels.ts';
import './leads.css';

function wordsOf(reading: ClockReading, language: string, timeZone: string): string {
  const { locale, words } = leadLabels(language);
  const time = inUnits(reading.minutes, locale);
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

/**
 * The time left until the promised answer, in words and in colour; nothing where no visitor waits.
 */
export async function ClockFace(props: { payload: Payload; language: string; lead: ClockedLead }) {
  const office = await readOffice(props.payload);
  const reading = readClock(props.lead, new Date(), office);
  if (reading === null) return null;
  return (
    <span className={`leads-clock leads-clock--${toneOf(reading)}`}>
      {wordsOf(reading, props.language, office.timeZone)}
    </span>
  );
}
