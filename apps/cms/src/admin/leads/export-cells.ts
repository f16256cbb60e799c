import { stringify } from 'csv-stringify/sync';
import type { Lead } from '../../database/generated/payload-types.ts';
import { internationalPhone, readablePhone } from '../../intake/phone/phone.ts';
import { campaignParts } from '../../leads/campaign.ts';

/** A phone number from `phoneCell`: a spreadsheet cannot read it as a formula. */
const PHONE = /^\+\d[\d ]{6,20}$/;

/**
 * CSV lines that Polish and German spreadsheets open correctly: semicolons, all values quoted. A
 * value that a spreadsheet would read as a formula begins with an apostrophe. A phone number does
 * not, because other programs import the apostrophe too.
 */
export function csv(lines: readonly (readonly string[])[]): string {
  return stringify(lines as string[][], {
    delimiter: ';',
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: {
      string: (value) => (PHONE.test(value) ? { value, escape_formulas: false } : value),
    },
  });
}

/** The number in its international form, as digits and spaces; one with other words as typed. */
export function phoneCell(lead: Partial<Lead>): string {
  const number = readablePhone(lead) ?? '';
  return number === internationalPhone(lead.phoneNormalised)
    ? number.replace(/[^+\d]+/g, ' ')
    : number;
}

/**
 * One formatter for each zone: creating one takes more time and memory than many lines of the list.
 */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const format = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', format);
  clocks.set(timeZone, clock);
  return clock;
}

/** A time in the zone, as spreadsheets read a date: `2026-07-06 10:00`. */
export function timeCell(instant: string | null | undefined, timeZone: string): string {
  return instant ? clockOf(timeZone).format(new Date(instant)) : '';
}

/** A campaign's parameters as columns; those without a column of their own share one. */
export function campaignCells(campaign: string | null | undefined) {
  const { source, medium, name, others } = campaignParts(campaign);
  return {
    campaignSource: source,
    campaignMedium: medium,
    campaign: name,
    campaignOther: Object.entries(others)
      .map((pair) => pair.join(': '))
      .join('\n'),
  };
}
