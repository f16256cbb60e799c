import { stringify } from 'csv-stringify/sync';
import { MAIL_WORDS } from '../content/words/mail-words.ts';
import {
  FORM_FIELD_NAMES,
  type FormField,
  LEAD_FIELDS,
  type LeadFieldName,
  leadFieldLabel,
  VISIT_FIELD_NAMES,
  type VisitField,
} from '../kit/fields/lead-fields.ts';
import type { AdminLanguage } from '../kit/office-language.ts';
import { nameParts } from '../kit/person-name.ts';
import { internationalPhone, readablePhone } from '../kit/phone.ts';
import { cameBy } from '../kit/states/states.ts';
import { officeWords, type Words } from '../kit/words.ts';
import type { LeadEstimate } from '../leads/estimates/lead-estimate.ts';
import { type CampaignParts, campaignParts, type LeadOffer } from '../leads/sales/lead-data.ts';
import { isEstimated, type Money } from '../leads/sales/worth.ts';
import { type NotifiedLead, requestFacts } from '../mail/notified-facts.ts';
import type { Lead } from '../platform/database/generated/payload-types.ts';

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
function phoneCell(lead: Partial<Lead>): string {
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

/** The whole request, as in the company's mail: a line for each fact. */
function requestAsText(
  lead: Lead,
  estimate: LeadEstimate | null,
  { locale, timeZone }: Pick<ListFormat, 'locale' | 'timeZone'>,
): string {
  return requestFacts(lead as NotifiedLead, estimate, locale, MAIL_WORDS[locale], timeZone)
    .map(({ label, values }) => `${label}: ${values.map(({ text }) => text).join(', ')}`)
    .join('\n');
}

/** Formats of a lead in the list: names in place of ids, the language, the time zone. */
export interface ListFormat {
  locale: AdminLanguage;
  timeZone: string;
  people: ReadonlyMap<number, string>;
  estimates: ReadonlyMap<number, LeadEstimate>;
  notes: ReadonlyMap<number, string>;
  /** By the lead's id: what it is worth, and when it was won or lost. */
  worth: ReadonlyMap<number, Money | null>;
  decided: ReadonlyMap<number, string>;
  offers: ReadonlyMap<number, LeadOffer>;
}

type Cell = (lead: Lead, format: ListFormat) => string | number | null | undefined;
type Column = keyof Words['leadRules']['fields'];

const statesIn = ({ locale }: ListFormat) => officeWords(locale).states;

/** The columns of a field; a campaign has one for each of its parts. */
function columnsOf(name: LeadFieldName): [string, Cell][] {
  const { kind } = LEAD_FIELDS[name];
  if (kind === 'phone') return [[name, phoneCell]];
  if (kind === 'topic') return [[name, ({ topic }, format) => statesIn(format).topic[topic]]];
  return kind === 'campaign' ? CAMPAIGN : [[name, (lead) => lead[name]]];
}

/** A campaign's parameters; those without a column of their own share one. */
const CAMPAIGN: [string, Cell][] = [
  ['campaignSource', ({ campaign }) => campaignParts(campaign).source],
  ['campaignMedium', ({ campaign }) => campaignParts(campaign).medium],
  ['campaign', ({ campaign }) => campaignParts(campaign).name],
  ['campaignOther', ({ campaign }) => othersIn(campaignParts(campaign))],
];

function othersIn({ others }: CampaignParts): string {
  const pairs = Object.entries(others).map((pair) => pair.join(': '));
  return pairs.join('\n');
}

const CELLS = {
  reference: ({ reference }) => reference,
  createdAt: ({ createdAt }, { timeZone }) => timeCell(createdAt, timeZone),
  state: ({ state }, format) => statesIn(format).leadStates[state],
  assignee: ({ assignee }, { people }) => people.get(assignee as number),
  firstAnsweredAt: ({ firstAnsweredAt }, { timeZone }) => timeCell(firstAnsweredAt, timeZone),
  formType: (lead, { locale }) => cameBy(lead, officeWords(locale)),
  ...(Object.fromEntries(FORM_FIELD_NAMES.flatMap(columnsOf)) as Record<FormField, Cell>),
  details: (lead, format) => requestAsText(lead, estimateIn(lead, format), format),
  estimate: (lead, format) => estimateIn(lead, format)?.saved.number,
  ...(Object.fromEntries(VISIT_FIELD_NAMES.flatMap(columnsOf)) as Record<VisitField, Cell>),
  consent: ({ consent }) => consent?.version,
  notes: ({ id }, { notes }) => notes.get(id),
  source: ({ source }, format) => source && statesIn(format).leadSources[source],
  value: ({ id }, { worth }) => worth.get(id)?.amount,
  currency: ({ id }, { worth }) => worth.get(id)?.currency,
  lossReason: ({ lossReason: why }, format) => why && statesIn(format).lossReasons[why],
  isEstimated: (lead, { worth, locale }) =>
    worth.get(lead.id) && isEstimated(lead) ? officeWords(locale).leadRules.fields.yes : '',
  givenName: ({ fullName }) => nameParts(fullName).given,
  familyName: ({ fullName }) => nameParts(fullName).family,
  nextStep: ({ nextStep }) => nextStep,
  nextStepAt: ({ nextStepAt }, { timeZone }) => timeCell(nextStepAt, timeZone),
  // A day without a time: it is stored as its noon, UTC.
  expectedAt: ({ expectedAt }) => timeCell(expectedAt, 'UTC').slice(0, 10),
  decidedAt: ({ id }, { decided, timeZone }) => timeCell(decided.get(id), timeZone),
  offer: ({ id }, { offers }) => offers.get(id)?.number,
  offerState: ({ id }, { offers, locale }) => {
    const { states } = officeWords(locale).offers;
    return states[offers.get(id)?.state as keyof typeof states];
  },
} satisfies Record<Exclude<keyof Lead, NotListed> | Derived, Cell>;

/** Columns that are made of other fields, or of events. */
type Derived = 'isEstimated' | 'givenName' | 'familyName' | 'decidedAt' | 'offer' | 'offerState';

/** Fields of a lead that the list for a spreadsheet has in another column, or does not have. */
type NotListed =
  | 'id'
  | 'extra'
  | 'phoneNormalised'
  | 'updatedAt'
  | 'keptUntil'
  | 'verification'
  | 'flags'
  | 'clientAddress'
  | 'idempotencyKey'
  | 'contentHash'
  | 'answeredElsewhere'
  | 'mergedInto'
  | 'written'
  | 'waitsSince'
  | 'snoozedUntil'
  | 'wordsHash';

const COLUMNS = Object.entries<Cell>(CELLS);

function estimateIn({ estimate }: Lead, { estimates }: ListFormat): LeadEstimate | null {
  return estimates.get(estimate as number) ?? null;
}

export function lineOf(lead: Lead, format: ListFormat): string[] {
  return COLUMNS.map(([, cell]) => String(cell(lead, format) ?? ''));
}

/** The heading: the name of each column, and the time zone. */
export function headingOf({ locale, timeZone }: Pick<ListFormat, 'locale' | 'timeZone'>): string[] {
  return COLUMNS.map(([column]) => {
    const words: Readonly<Record<string, string>> = officeWords(locale).leadRules.fields;
    const label = words[column] ?? leadFieldLabel(column as LeadFieldName)[locale];
    return TIMES.includes(column) ? `${label} (${timeZone})` : label;
  });
}

/** Columns of times; their heading names the zone. */
const TIMES: readonly string[] = [
  'createdAt',
  'firstAnsweredAt',
  'nextStepAt',
  'decidedAt',
] satisfies Column[];
