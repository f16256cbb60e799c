import type { FormType } from '@osnowa/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { LeadState } from '../kit/states/states.ts';

/** Retention periods, unless an administrator sets others. */
export const RETENTION_DEFAULTS = {
  leadMonths: 24,
  applicationMonths: 6,
  extendedApplicationMonths: 12,
  spamDays: 30,
  withdrawnDays: 30,
  messageDays: 30,
  deliveryDays: 30,
  strayMailDays: 90,
  optInDays: 14,
  networkDays: 30,
  auditMonths: 12,
  // Six years, as German law asks of letters about business; Polish law asks for five.
  offerMonths: 72,
} as const;

/** Name of one period. */
export type RetentionName = keyof typeof RETENTION_DEFAULTS;

/** All periods, in the unit that their name ends in. */
export type RetentionPeriods = Record<RetentionName, number>;

const count = z.number().int().min(1);

/** The periods as they are set; one that is missing or makes no sense is the default. */
export async function readRetention(payload: Payload): Promise<RetentionPeriods> {
  const set: Record<string, unknown> = {
    ...(await payload.findGlobal({ slug: 'retention', depth: 0 })),
  };
  const periods = Object.entries(RETENTION_DEFAULTS).map(([name, usual]) => [
    name,
    count.safeParse(set[name]).data ?? usual,
  ]);
  return Object.fromEntries(periods) as RetentionPeriods;
}

/** The fields of a lead that decide how long it is stored. Times are ISO 8601. */
export interface RetainedLead {
  formType: FormType;
  state: LeadState;
  createdAt: string;
  keptUntil?: string | null;
  consent?: { withdrawnAt?: string | null } | null;
}

/** The time so many days before (negative) or after. */
export function daysFrom(time: Date, days: number): Date {
  return new Date(time.getTime() + days * 24 * 60 * 60 * 1000);
}

/**
 * The same day so many months before (negative) or after; the last of the month where it has no
 * such day.
 */
export function monthsFrom(time: Date, months: number): Date {
  const moved = new Date(time);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== time.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** When a lead is deleted with all that belongs to it. */
export function endOfStorage(lead: RetainedLead, periods: RetentionPeriods): Date {
  const received = new Date(lead.createdAt);
  const { withdrawnAt } = lead.consent ?? {};
  const ends = [ordinaryEnd(lead, received, periods)];
  if (withdrawnAt) ends.push(daysFrom(new Date(withdrawnAt), periods.withdrawnDays));
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

function ordinaryEnd(lead: RetainedLead, received: Date, periods: RetentionPeriods): Date {
  if (lead.state === 'spam' || lead.state === 'quarantined') {
    return daysFrom(received, periods.spamDays);
  }
  // A confirmed subscriber has a row with the consent, so the sign-up is not needed for it.
  if (lead.formType === 'newsletter') return daysFrom(received, periods.optInDays);
  if (lead.keptUntil) return new Date(lead.keptUntil);
  const months = lead.formType === 'career' ? periods.applicationMonths : periods.leadMonths;
  return monthsFrom(received, months);
}

/**
 * Until when an application can be stored if its sender agrees; `null` when there is nothing to
 * extend.
 */
export function extendableUntil(lead: RetainedLead, periods: RetentionPeriods): Date | null {
  if (lead.formType !== 'career' || lead.keptUntil || lead.consent?.withdrawnAt) return null;
  const longer = monthsFrom(new Date(lead.createdAt), periods.extendedApplicationMonths);
  return longer > endOfStorage(lead, periods) ? longer : null;
}
