import { DEFAULT_LOCALE, type Office } from '@osnowa/contract';
import type { Payload } from 'payload';
import type { InTransaction } from '../../database/writes/transaction.ts';
import { daysOf, spansOf } from '../../fields/days/span-of-days.ts';
import { readCompany } from '../../reads/company.ts';
import { HOLIDAY_COUNTRIES, type HolidayCountry, holidaysOf } from './holidays.ts';

/** The settings of the lead desk. */
export interface DeskSettings {
  holidays: readonly HolidayCountry[];
  /** The company's own closed days, as `YYYY-MM-DD`. */
  closedDays: readonly string[];
  /** Ids of the people who are given new leads, in their order. */
  turns: readonly number[];
  tellsStages: boolean;
  sendsWeekly: boolean;
  showsReplyTimes: boolean;
}

/** An office whose closed days are known. */
export type OpenOffice = Office & { closedDays: readonly string[] };

/** Years around this one whose holidays are counted: a lead is deleted long before. */
const YEARS_BACK = 2;
const YEARS_AHEAD = 1;

function isCountry(code: unknown): code is HolidayCountry {
  return typeof code === 'string' && Object.hasOwn(HOLIDAY_COUNTRIES, code);
}

/** The settings of the lead desk; what was never saved has its default. */
export async function readDesk(
  payload: Payload,
  req: Partial<InTransaction> = {},
): Promise<DeskSettings> {
  const desk = await payload.findGlobal({ slug: 'lead-desk', depth: 0, overrideAccess: true, req });
  const { holidays, turns, tellsStages, sendsWeekly, showsReplyTimes } = desk;
  return {
    holidays: (holidays ?? ['PL']).filter(isCountry),
    closedDays: daysOf(spansOf(desk.closedDays)),
    turns: (turns ?? []).flatMap((person) => (typeof person === 'number' ? person : [])),
    tellsStages: tellsStages !== false,
    sendsWeekly: sendsWeekly !== false,
    showsReplyTimes: showsReplyTimes !== false,
  };
}

/** Days on which the office is closed whatever the day of the week, around an instant. */
function closedDaysOf({ holidays, closedDays }: DeskSettings, now: Date): string[] {
  const year = now.getUTCFullYear();
  const years = Array.from(
    { length: YEARS_BACK + 1 + YEARS_AHEAD },
    (_, nth) => year - YEARS_BACK + nth,
  );
  const ofStates = holidays.flatMap((country) =>
    years.flatMap((each) => holidaysOf(country, each)),
  );
  return [...new Set([...ofStates, ...closedDays])].toSorted();
}

/** The office hours of the site settings, with the days off of the lead desk. */
export async function officeAt(
  payload: Payload,
  now: Date,
  desk?: DeskSettings,
): Promise<OpenOffice> {
  const { officeHours, timeZone } = await readCompany(payload, DEFAULT_LOCALE);
  return {
    officeHours,
    timeZone,
    closedDays: closedDaysOf(desk ?? (await readDesk(payload)), now),
  };
}
