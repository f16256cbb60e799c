import { DEFAULT_LOCALE } from '@osnowa/contract';
import { REPLY_TIME } from '@osnowa/text/facts';
import type { Payload } from 'payload';
import { daysOf, spansOf } from '../../kit/fields/days/span-of-days.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { readCompany } from '../../reads/company.ts';
import { factsOf } from '../../reads/facts.ts';
import { HOLIDAY_COUNTRIES, type HolidayCountry, holidaysOf } from './holidays.ts';
import type { DatedOffice } from './office-time.ts';

export interface LeadSettings {
  holidays: readonly HolidayCountry[];
  /** The company's own closed days, as `YYYY-MM-DD`. */
  closedDays: readonly string[];
  /** When each of these days was entered, in ms since 1970. */
  enteredAt: ReadonlyMap<string, number>;
  /** Ids of the people who are given new leads, in their order. */
  rotation: readonly number[];
  tellsStages: boolean;
  sendsWeekly: boolean;
  showsReplyTimes: boolean;
}

/** An office whose closed days are known. */
export type OpenOffice = DatedOffice & { closedDays: readonly string[] };

/** Years around this one whose holidays are counted: a lead is deleted long before. */
const YEARS_BACK = 2;
const YEARS_AHEAD = 1;

function isCountry(code: unknown): code is HolidayCountry {
  return HOLIDAY_COUNTRIES.some((one) => one === code);
}

/** The settings of lead management; one that was never saved has its default. */
export async function readLeadSettings(
  payload: Payload,
  req: Partial<InTransaction> = {},
): Promise<LeadSettings> {
  const doc = await payload.findGlobal({ slug: 'lead-desk', depth: 0, overrideAccess: true, req });
  const { holidays, turns: rotation, tellsStages, sendsWeekly, showsReplyTimes } = doc;
  return {
    holidays: (holidays ?? ['PL']).filter(isCountry),
    closedDays: daysOf(spansOf(doc.closedDays)),
    enteredAt: enteredAt(doc.closedDays ?? []),
    rotation: (rotation ?? []).flatMap((person) => (typeof person === 'number' ? person : [])),
    tellsStages: tellsStages !== false,
    sendsWeekly: sendsWeekly !== false,
    showsReplyTimes: showsReplyTimes !== false,
  };
}

/** Payload's id of a row begins with the second in which the row was added, in hexadecimal digits. */
const ROW_ID = /^[0-9a-f]{24}$/;

function enteredAt(rows: readonly { id?: string | null }[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const row of rows) {
    if (!row.id || !ROW_ID.test(row.id)) continue;
    const at = Number.parseInt(row.id.slice(0, 8), 16) * 1_000;
    for (const day of daysOf(spansOf([row]))) days.set(day, Math.min(at, days.get(day) ?? at));
  }
  return days;
}

/** Holidays on which the office is closed whatever the day of the week, around an instant. */
function holidaysAround(holidays: LeadSettings['holidays'], now: Date): string[] {
  const year = now.getUTCFullYear();
  const years = Array.from(
    { length: YEARS_BACK + 1 + YEARS_AHEAD },
    (_, nth) => year - YEARS_BACK + nth,
  );
  return holidays.flatMap((country) => years.flatMap((each) => holidaysOf(country, each)));
}

/** The office hours of the site settings, with the days off of lead management and the reply time. */
export async function officeAt(
  payload: Payload,
  now: Date,
  given?: LeadSettings,
): Promise<OpenOffice> {
  const { officeHours, timeZone } = await readCompany(payload, DEFAULT_LOCALE);
  const settings = given ?? (await readLeadSettings(payload));
  const { holidays, enteredAt } = settings;
  const ofStates = holidaysAround(holidays, now);
  const { byKey } = await factsOf(payload, { drafts: false });
  return {
    officeHours,
    timeZone,
    reply: byKey.get(REPLY_TIME),
    closedDays: [...new Set([...ofStates, ...settings.closedDays])].toSorted(),
    // A holiday that was entered as an own day, too, was always known.
    enteredAt: new Map([...enteredAt].filter(([day]) => !ofStates.includes(day))),
  };
}
