import type { DateFieldValidation, Field, PayloadRequest } from 'payload';
import { date } from 'payload/shared';
import type { AdminLabel } from '../admin-label.ts';
import { inAdminLanguage } from '../default-language.ts';

/** Days from the first to the last one, both included, as `YYYY-MM-DD`. */
export interface DaySpan {
  from: string;
  to: string;
}

/** A span as it is stored: Payload stores days as instants near noon, UTC. */
interface StoredSpan {
  from?: string | null;
  to?: string | null;
}

/** Years from now within which a day must be: a typing error such as 2062 is noticed. */
const YEARS_BACK = 2;
const YEARS_AHEAD = 3;

/** Longest span, in days: longer than any leave, shorter than a wrong year. */
const LONGEST_DAYS = 400;

const DAY = 24 * 60 * 60_000;

const REFUSALS = {
  year: {
    pl: 'Sprawdź rok: ten dzień jest za daleko od dzisiejszego.',
    en: 'Check the year: this day is too far from today.',
  },
  order: {
    pl: 'Ostatni dzień jest wcześniej niż pierwszy.',
    en: 'The last day is before the first one.',
  },
  long: {
    pl: `Ten czas jest dłuższy niż ${LONGEST_DAYS} dni. Sprawdź obie daty.`,
    en: `This is longer than ${LONGEST_DAYS} days. Check both dates.`,
  },
} as const satisfies Record<string, AdminLabel>;

/** The part of a date that a day consists of. */
function dayOf(stored: string | Date): string {
  return new Date(stored).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The fault of a day that a person entered, given the first day of its span; `null` for none. */
function faultOfDay(value: unknown, first: unknown, now: Date): keyof typeof REFUSALS | null {
  const day = Date.parse(String(value));
  const year = new Date(day).getUTCFullYear();
  const thisYear = now.getUTCFullYear();
  if (year < thisYear - YEARS_BACK || year > thisYear + YEARS_AHEAD) return 'year';
  const from = Date.parse(String(first));
  if (Number.isNaN(from)) return null;
  if (dayOf(new Date(day)) < dayOf(new Date(from))) return 'order';
  return day - from > LONGEST_DAYS * DAY ? 'long' : null;
}

/** The rule of a day. Payload names no path while a form is being filled in. */
function checked(name: keyof DaySpan): DateFieldValidation {
  return (value, options) => {
    const usual = date(value, options);
    if (usual !== true || !value) return usual;
    const { siblingData, req } = options;
    const first = name === 'to' ? (siblingData as StoredSpan).from : null;
    const fault = faultOfDay(value, first, new Date());
    return fault === null || inAdminLanguage(REFUSALS[fault], req as PayloadRequest);
  };
}

/** Two fields in a row: the first day, and the last one, which may be left empty for a single day. */
export function spanOfDays(): Field {
  const field = (name: keyof DaySpan, label: AdminLabel, required: boolean): Field => ({
    name,
    label,
    type: 'date',
    required,
    validate: checked(name),
    admin: {
      width: '50%',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    },
  });
  return {
    type: 'row',
    fields: [
      field('from', { pl: 'Od dnia', en: 'From' }, true),
      field('to', { pl: 'Do dnia (włącznie)', en: 'To (included)' }, false),
    ],
  };
}

/** Stored rows as spans; a row without a first day, left by an earlier version, is skipped. */
export function spansOf(rows: unknown): DaySpan[] {
  if (!Array.isArray(rows)) return [];
  return (rows as StoredSpan[]).flatMap(({ from, to }) => {
    if (!from) return [];
    const first = dayOf(from);
    return [{ from: first, to: to ? dayOf(to) : first }];
  });
}

/** Every day of some spans, as `YYYY-MM-DD`. */
export function daysOf(spans: readonly DaySpan[]): string[] {
  return spans.flatMap(({ from, to }) => {
    const first = Date.parse(from);
    const count = Math.min((Date.parse(to) - first) / DAY, LONGEST_DAYS);
    return Array.from({ length: Math.max(0, count) + 1 }, (_, nth) =>
      dayOf(new Date(first + nth * DAY)),
    );
  });
}
