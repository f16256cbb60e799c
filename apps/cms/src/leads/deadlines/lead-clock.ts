import type { FormType, Office } from '@osnowa/contract';
import type { Payload, Where } from 'payload';
import { cache } from 'react';
import type { LeadState } from '../../fields/states.ts';
import { readCompany } from '../../reads/company.ts';
import { dueAt, officeMinutes, overdueBefore } from './clock.ts';

/** Office minutes within which a visitor is promised an answer (point 9 of the specification). */
export const PROMISED_MINUTES = 15;

/** Forms without a promise in minutes: applications, and the newsletter. */
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

/**
 * Reads the clock of a lead; `null` when it has none: nothing was promised, or no visitor waits.
 */
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

/** The filter for leads that were promised an answer soon and have none yet. */
export function waitingFilter(): Where {
  return {
    and: [
      { state: { in: [...WAITING] } },
      { formType: { not_in: [...UNHURRIED] } },
      { firstAnsweredAt: { exists: false } },
    ],
  };
}

/** The filter for leads that have waited longer than promised; `null` without office hours. */
export function overdueFilter(now: Date, office: Office): Where | null {
  const before = overdueBefore(now, PROMISED_MINUTES, office);
  if (before === null) return null;
  return { and: [waitingFilter(), { createdAt: { less_than: before.toISOString() } }] };
}

/** The office hours of the site settings, read once for a page of the back office. */
export const readOffice = cache(async (payload: Payload): Promise<Office> => {
  const { officeHours, timeZone } = await readCompany(payload, 'pl');
  return { officeHours, timeZone };
});
