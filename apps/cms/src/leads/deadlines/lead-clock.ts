import type { FormType } from '@osnowa/contract';
import type { Where } from 'payload';
import type { LeadState } from '../../fields/states.ts';
import { PROMISED_MINUTES } from '../reply-promise.ts';
import { dueAt, type Office, officeMinutes, overdueBefore } from './clock.ts';

/** To whom nothing is promised in minutes: applicants, and subscribers of the newsletter. */
const UNHURRIED: readonly FormType[] = ['career', 'newsletter'];
const WAITING: readonly LeadState[] = ['new', 'unverified', 'in-progress'];

/** What the clock of a lead shows. Minutes are of office time. */
export type ClockReading =
  | { kind: 'due'; at: Date; minutes: number }
  | { kind: 'overdue'; minutes: number }
  | { kind: 'answered'; minutes: number; inTime: boolean };

/** A lead, as far as its clock is concerned. */
export interface ClockedLead {
  formType: FormType;
  state: LeadState;
  createdAt: string;
  firstAnsweredAt?: string | null;
}

/** Reads the clock of a lead; `null` when it has none: nothing was promised, or nobody waits. */
export function readClock(lead: ClockedLead, now: Date, office: Office): ClockReading | null {
  if (UNHURRIED.includes(lead.formType)) return null;
  const received = new Date(lead.createdAt);
  if (lead.firstAnsweredAt) {
    const minutes = officeMinutes(received, new Date(lead.firstAnsweredAt), office);
    return { kind: 'answered', minutes, inTime: minutes <= PROMISED_MINUTES };
  }
  if (!WAITING.includes(lead.state)) return null;
  const at = dueAt(received, PROMISED_MINUTES, office);
  if (at === null) return null;
  if (at >= now) return { kind: 'due', at, minutes: officeMinutes(now, at, office) };
  return { kind: 'overdue', minutes: officeMinutes(at, now, office) };
}

/** The filter for leads that have waited longer than promised; `null` without office hours. */
export function overdueFilter(now: Date, office: Office): Where | null {
  const before = overdueBefore(now, PROMISED_MINUTES, office);
  if (before === null) return null;
  return {
    and: [
      { state: { in: [...WAITING] } },
      { formType: { not_in: [...UNHURRIED] } },
      { firstAnsweredAt: { exists: false } },
      { createdAt: { less_than: before.toISOString() } },
    ],
  };
}
