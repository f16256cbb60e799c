import { DEFAULT_LOCALE, isLocale, LOCALES } from '@osnowa/contract';
import type { CollectionSlug, Where } from 'payload';
import { writesContent } from '../../../access/editing-rights.ts';
import { type Span, scheduledJobs, within } from '../../../changes/schedule/scheduled-jobs.ts';
import { DATED } from '../../../changes/sources.ts';
import { label, officeWords } from '../../../kit/words.ts';
import {
  type EntryReader,
  formOf,
  labelIn,
  nameOf,
  type ScheduledEntry,
  scheduledEntries,
  whatHappens,
  whyNot,
} from '../scheduled-entries.ts';

import { type Month, spanOf } from './month.ts';

/** An entry of a day in the calendar. */
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
  const { language } = reader;
  const { collection, field, isStart } = date;
  const at = new Date(String(row[field])).toISOString();
  const started =
    new Date(at) > now ? label((w) => w.calendar.appears) : label((w) => w.calendar.appeared);
  const what = (isStart ? started : label((w) => w.calendar.deadline))[language];
  const ownLanguage = isLocale(row.language) ? [LOCALES[row.language].name] : [];
  const isDraft = row._status !== 'published';
  return {
    key: `${collection} ${row.id} ${field}`,
    at,
    hasTime: isStart,
    name: nameOf(reader, collection, row),
    form: `/admin/collections/${collection}/${row.id}`,
    what: [what, ...ownLanguage].join(', '),
    warning: isDraft ? officeWords(language).calendar.draft : null,
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
  const planned = async () =>
    scheduledEntries(reader, await scheduledJobs(reader.payload, undefined, span));
  const [jobs, ...dated] = await Promise.all([
    planned(),
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
