import type { FormType } from '@osnowa/contract';
import type { Payload, Where } from 'payload';
import { cache } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import type { LeadSource } from '../../kit/states/states.ts';
import { officeAt } from './office-hours.ts';
import {
  type DatedOffice,
  dueAt,
  officeAsOf,
  officeMinutes,
  overdueBefore,
  promisedMinutes,
} from './office-time.ts';
import { isPromised, UNHURRIED } from './promised.ts';

/** The state of a lead's reply deadline. Minutes are of office time. */
export type ReplyDeadline =
  | { kind: 'due'; at: Date; minutes: number }
  | { kind: 'overdue'; minutes: number }
  | { kind: 'answered'; minutes: number; inTime: boolean };

/** A lead, as far as its reply deadline is concerned. */
export interface DueLead {
  formType: FormType;
  createdAt: string;
  firstAnsweredAt?: string | null;
  source?: LeadSource | null;
  /** Since when its customer waits, for the first answer or for another one. */
  waitsSince?: string | null;
  /** When an arranged call was over: the first answer was promised from then on. */
  callOver?: string | undefined;
}

/**
 * Reads a lead's reply deadline: of the answer that its customer waits for, else of the first one,
 * which was given. `null`: nobody waits, and nothing was promised.
 */
export function readDeadline(lead: DueLead, now: Date, office: DatedOffice): ReplyDeadline | null {
  if (UNHURRIED.includes(lead.formType)) return null;
  if (lead.waitsSince) {
    const since = new Date(lead.waitsSince);
    const at = dueAt(since, promisedMinutes(office, since), office);
    if (at === null) return null;
    if (at >= now) return { kind: 'due', at, minutes: officeMinutes(now, at, office) };
    return { kind: 'overdue', minutes: officeMinutes(at, now, office) };
  }
  if (!lead.firstAnsweredAt || !isPromised(lead)) return null;
  const received = promiseBegan(lead);
  const at = new Date(lead.firstAnsweredAt);
  const minutes = officeMinutes(received, at, officeAsOf(office, at));
  return { kind: 'answered', minutes, inTime: minutes <= promisedMinutes(office, received) };
}

/** When the time of the first answer to a lead began: with the lead, or with the end of a call. */
export function promiseBegan({ createdAt, callOver }: Pick<DueLead, 'createdAt' | 'callOver'>) {
  return new Date(Math.max(Date.parse(createdAt), callOver ? Date.parse(callOver) : 0));
}

/** The filter for leads whose customers wait, for a first answer or another one. */
export function waitingFilter(now: Date): Where {
  return waitingSince({ less_than_equal: now.toISOString() });
}

function waitingSince(time: { less_than: string } | { less_than_equal: string }): Where {
  return { and: [{ waitsSince: time }, { formType: { not_in: [...UNHURRIED] } }] };
}

/** The filter for leads whose customers have waited longer than promised; `null` without office hours. */
export function overdueFilter(now: Date, office: DatedOffice): Where | null {
  const before = overdueBefore(now, promisedMinutes(office, now), office);
  return before && waitingSince({ less_than: before.toISOString() });
}

/** The office with its days off, read once for a page of the back office. */
export const readOffice = cache((payload: Payload) => officeAt(payload, new Date()));

/** Hours of an office day: three days late means three working days, nights not counted. */
const OFFICE_DAY = 8 * 60;

const unitFormat = cache((locale: AdminLanguage, unit: 'minute' | 'hour' | 'day') => {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
});

/** A length of office time in one unit: minutes, hours or days. */
export function officeTimeInUnits(minutes: number, locale: AdminLanguage): string {
  const [amount, unit]: [number, 'minute' | 'hour' | 'day'] =
    minutes < 90
      ? [minutes, 'minute']
      : minutes < 2 * OFFICE_DAY
        ? [minutes / 60, 'hour']
        : [minutes / OFFICE_DAY, 'day'];
  return unitFormat(locale, unit).format(Math.round(amount));
}
