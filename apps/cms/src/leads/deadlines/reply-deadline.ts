import type { FormType } from '@osnowa/contract';
import type { Payload, Where } from 'payload';
import { cache } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import type { LeadSource, LeadState } from '../../kit/states/states.ts';
import { leadsWithCall } from './arranged-calls.ts';
import { officeAt } from './office-hours.ts';
import {
  type DatedOffice,
  dueAt,
  officeAsOf,
  officeMinutes,
  overdueBefore,
  promisedMinutes,
} from './office-time.ts';
import { isPromised, PROMISED_SOURCE, UNHURRIED, WITH_DEADLINE } from './promised.ts';

/** The state of a lead's reply deadline. Minutes are of office time. */
export type ReplyDeadline =
  | { kind: 'due'; at: Date; minutes: number }
  | { kind: 'overdue'; minutes: number }
  | { kind: 'answered'; minutes: number; inTime: boolean };

/** A lead, as far as its reply deadline is concerned. */
export interface DueLead {
  formType: FormType;
  state: LeadState;
  createdAt: string;
  firstAnsweredAt?: string | null;
  source?: LeadSource | null;
  /** With a booked call, the sender waits from its end on only (`waitsSince`). */
  waitsSince?: string | undefined;
}

/** Reads a lead's reply deadline; `null` without one: nothing was promised, or no visitor waits. */
export function readDeadline(lead: DueLead, now: Date, office: DatedOffice): ReplyDeadline | null {
  if (!isPromised(lead)) return null;
  const received = waitBegins(lead);
  const promised = promisedMinutes(office, received);
  if (lead.firstAnsweredAt) {
    const at = new Date(lead.firstAnsweredAt);
    const minutes = officeMinutes(received, at, officeAsOf(office, at));
    return { kind: 'answered', minutes, inTime: minutes <= promised };
  }
  if (!WITH_DEADLINE.includes(lead.state)) return null;
  const at = dueAt(received, promised, office);
  if (at === null) return null;
  if (at >= now) return { kind: 'due', at, minutes: officeMinutes(now, at, office) };
  return { kind: 'overdue', minutes: officeMinutes(at, now, office) };
}

/** When the time to reply to a lead begins: with the lead, or with the end of a booked call. */
export function waitBegins({
  createdAt,
  waitsSince,
}: Pick<DueLead, 'createdAt' | 'waitsSince'>): Date {
  return new Date(Math.max(Date.parse(createdAt), waitsSince ? Date.parse(waitsSince) : 0));
}

/** The filter for leads that were promised an answer soon and have none yet. */
export function waitingFilter(): Where {
  return {
    and: [
      { state: { in: [...WITH_DEADLINE] } },
      { formType: { not_in: [...UNHURRIED] } },
      { firstAnsweredAt: { exists: false } },
      { source: { equals: PROMISED_SOURCE } },
    ],
  };
}

/**
 * The filter for leads that have waited longer than promised, except those whose call is still to
 * come; `null` without office hours.
 */
export async function overdueFilter(
  payload: Payload,
  now: Date,
  office: DatedOffice,
): Promise<Where | null> {
  const before = overdueBefore(now, promisedMinutes(office, now), office);
  if (before === null) return null;
  const isOld = { createdAt: { less_than: before.toISOString() } };
  return { and: [waitingFilter(), isOld, ...(await withoutCalls(payload, before))] };
}

/** The condition that no call was arranged that ends after this moment; nothing where there is none. */
export async function withoutCalls(payload: Payload, moment: Date): Promise<Where[]> {
  const ids = await leadsWithCall(payload, moment);
  return ids.length > 0 ? [{ id: { not_in: ids } }] : [];
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
