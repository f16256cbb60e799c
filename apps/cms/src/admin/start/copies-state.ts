import type { CopiesReport } from '../../process/copies-report.ts';

/** What the start page says of the copies. */
export interface CopiesState {
  kind: 'none' | 'copied' | 'rehearsed' | 'full' | 'damaged' | 'failed' | 'late' | 'notWhole';
  isAlarm: boolean;
  at?: string;
  leads?: number;
}

const HOUR = 60 * 60_000;
/** A copy older than this was missed several times in a row, in ms. */
const LATE = HOUR;
/** Before the first copy of a process, in seconds: it is made a minute after the start. */
const STARTING = 5 * 60;

/**
 * The one thing to say: the worst first.
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
  if (rehearsal) return { kind: 'rehearsed', isAlarm: false, ...rehearsal };
  return { kind: 'copied', isAlarm: false, ...copy };
}
