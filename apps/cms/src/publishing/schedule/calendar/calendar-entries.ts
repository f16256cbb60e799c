import { DEFAULT_LOCALE, dayOf, instantOf, isLocale, LOCALES, wallClock } from '@osnowa/contract';
import type { CollectionSlug, Where } from 'payload';
import { writesContent } from '../../../accounts/editing-rights.ts';
import { officeWords } from '../../../kit/words.ts';
import { SCHEDULE_ZONE } from '../../../platform/time-zone.ts';
import { labelIn } from '../../place.ts';
import { DATED } from '../../sources.ts';
import {
  type EntryReader,
  formOf,
  nameOf,
  type ScheduledEntry,
  scheduledEntries,
  whatHappens,
  whyNot,
} from '../scheduled-entries.ts';
import { type Span, scheduledJobs, within } from '../scheduled-jobs.ts';

export interface CalendarEntry {
  key: string;
  /** The moment; ISO 8601. */
  at: string;
  /** False where the day alone counts. */
  hasTime: boolean;
  /** The kind and the title of the document. */
  name: string;
  /** Address of the document's form. */
  form: string;
  /** The action, with its language if it is in one. */
  what: string;
  /** Why it has not happened, or may not; `null` without a problem. */
  warning: string | null;
}

/** A collection with more dates in the month than are shown. */
interface Overflow {
  label: string;
  list: string;
  shown: number;
}

/** Entries of the calendar in a month, the earliest first. */
export interface CalendarMonth {
  entries: CalendarEntry[];
  overflows: Overflow[];
}

/** A field whose date is one of the calendar. */
interface DateField {
  collection: CollectionSlug;
  field: string;
  /** The document is public from this moment on; otherwise the date is that of a day. */
  isStart: boolean;
}

/** Every date of content that visitors notice when it comes, besides the schedule. */
const DATE_FIELDS: readonly DateField[] = [
  ...DATED.map((collection) => ({ collection, field: 'publishedAt', isStart: true })),
  { collection: 'careers', field: 'validThrough', isStart: false },
];

/** Dates of one field that are shown of a month: a blog with more has too many for a calendar. */
const MOST = 200;

/** A job is late after this long, in ms: the schedule is looked at every few seconds. */
const LATE = 60_000;

type Row = Record<string, unknown> & { id: number };

const PUBLISHED: Where = { _status: { equals: 'published' } };

/** Public documents, and drafts that wait for their date; other drafts are not shown. */
function shown({ field, isStart }: DateField, now: Date): Where {
  if (!isStart) return PUBLISHED;
  return { or: [PUBLISHED, { [field]: { greater_than: now.toISOString() } }] };
}

async function datedEntries(
  reader: EntryReader,
  date: DateField,
  span: Span,
  now: Date,
): Promise<CalendarMonth> {
  const { payload, user, language } = reader;
  const { collection, field } = date;
  const { admin, flattenedFields } = payload.collections[collection].config;
  // Without the text of each document.
  const shownFields = [admin.useAsTitle ?? 'id', field, '_status', 'language'];
  const select = flattenedFields.filter(({ name }) => shownFields.includes(name));
  const { docs, totalDocs } = await payload.find({
    collection,
    select: Object.fromEntries(select.map(({ name }) => [name, true])),
    where: { and: [...within(field, span), shown(date, now)] },
    // Of too many, those that are still to come are shown.
    sort: `-${field}`,
    limit: MOST,
    depth: 0,
    locale: DEFAULT_LOCALE,
    overrideAccess: false,
    user,
  });
  const entries = (docs as unknown as Row[]).map((row) => datedEntry(reader, date, row, now));
  const list = `/admin/collections/${collection}`;
  const label = labelIn(payload.collections[collection].config.labels.plural, language);
  return { entries, overflows: totalDocs > MOST ? [{ label, list, shown: MOST }] : [] };
}

function datedEntry(reader: EntryReader, date: DateField, row: Row, now: Date): CalendarEntry {
  const words = officeWords(reader.language).calendar;
  const { collection, field, isStart } = date;
  const at = new Date(String(row[field])).toISOString();
  const started = new Date(at) > now ? words.appears : words.appeared;
  const ownLanguage = isLocale(row.language) ? [LOCALES[row.language].name] : [];
  const isDraft = row._status !== 'published';
  return {
    key: `${collection} ${row.id} ${field}`,
    at,
    hasTime: isStart,
    name: nameOf(reader, collection, row),
    form: `/admin/collections/${collection}/${row.id}`,
    what: [isStart ? started : words.deadline, ...ownLanguage].join(', '),
    warning: isDraft ? words.draft : null,
  };
}

function plannedEntry(entry: ScheduledEntry, { language }: EntryReader, now: Date): CalendarEntry {
  const isLate = now.getTime() - Date.parse(entry.dueAt) > LATE;
  const late = isLate ? officeWords(language).calendar.overdue : null;
  return {
    key: `job ${entry.id}`,
    at: new Date(entry.dueAt).toISOString(),
    hasTime: true,
    name: entry.name,
    form: formOf(entry),
    what: whatHappens(entry, language),
    warning: whyNot(entry, language) ?? late,
  };
}

/**
 * Entries of a month: scheduled jobs, failed ones, and the dates of documents.
 * @param now separates late jobs from future ones
 * @returns `null` for a person who writes no content
 */
export async function calendarMonth(
  reader: EntryReader,
  month: Month,
  now: Date,
): Promise<CalendarMonth | null> {
  if (!writesContent(reader.user)) return null;
  const span = spanOf(month);
  const [jobs, ...dated] = await Promise.all([
    scheduledJobs(reader.payload, undefined, span).then((all) => scheduledEntries(reader, all)),
    ...DATE_FIELDS.map((date) => datedEntries(reader, date, span, now)),
  ]);
  const entries = [
    ...jobs.map((entry) => plannedEntry(entry, reader, now)),
    ...dated.flatMap((one) => one.entries),
  ];
  return {
    entries: entries.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
    overflows: dated.flatMap((one) => one.overflows),
  };
}

/** A month of the calendar, as `YYYY-MM`. */
export type Month = `${number}-${number}`;

/** Years of the calendar: an address with another one is a typing error. */
const YEARS = { first: 2000, last: 2099 };

const DAY = 24 * 60 * 60_000;

/** The day in Poland, as `YYYY-MM-DD`, on which a moment lies. */
export function dayIn(instant: Date): string {
  return dayOf(wallClock(instant, SCHEDULE_ZONE));
}

function monthAt(wall: number): Month {
  return dayOf(wall).slice(0, 'YYYY-MM'.length) as Month;
}

function isMonth(asked: unknown): asked is Month {
  if (typeof asked !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked)) return false;
  const year = Number(asked.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
}

/** The month that an address asks for; today's when it asks for none that there is. */
export function askedMonth(asked: unknown, now: Date): Month {
  return isMonth(asked) ? asked : (dayIn(now).slice(0, 'YYYY-MM'.length) as Month);
}

/** Midnight of the first day as a clock would show it, in ms since 1970 as if it were UTC. */
function startOf(month: Month): number {
  return Date.parse(`${month}-01T00:00:00Z`);
}

/**
 * The month so many months later, or earlier where the number is negative; `null` beyond the years of the calendar.
 */
export function monthFrom(month: Month, months: number): Month | null {
  const first = new Date(startOf(month));
  const other = monthAt(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months));
  return isMonth(other) ? other : null;
}

/** From the first midnight of the month in Poland to that of the next one. */
export function spanOf(month: Month): Span {
  const first = new Date(startOf(month));
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return { from: instantOf(startOf(month), SCHEDULE_ZONE), to: instantOf(next, SCHEDULE_ZONE) };
}

export function daysOf(month: Month): string[] {
  const first = new Date(startOf(month));
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: count }, (_, nth) => dayOf(startOf(month) + nth * DAY));
}

/** The day of the week of `YYYY-MM-DD`: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
