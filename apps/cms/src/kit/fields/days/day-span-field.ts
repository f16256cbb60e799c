import { fill } from '@osnowa/text';
import type { DateFieldValidation, Field, PayloadRequest } from 'payload';
import { date } from 'payload/shared';
import { label, type Words, wordsFor } from '../../words.ts';
import { DAY, type DaySpan, dayOf, LONGEST_DAYS, type StoredSpan } from './span-of-days.ts';

/** Years from now within which a day must be: a typing error such as 2062 is noticed. */
const YEARS_BACK = 2;
const YEARS_AHEAD = 3;

/** The fault of a day that a person entered, given the first day of its span; `null` for none. */
function faultOfDay(
  value: unknown,
  first: unknown,
  now: Date,
): keyof Words['forms']['spanOfDays'] | null {
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
    if (fault === null) return true;
    const sentence = wordsFor(req as PayloadRequest).forms.spanOfDays[fault];
    return fill(sentence, { longestDays: LONGEST_DAYS });
  };
}

/** Two fields in a row: the first day, and the last one, which may be left empty for a single day. */
export function spanOfDays(): Field {
  const field = (name: keyof DaySpan, required: boolean): Field => ({
    name,
    label: label((w) => w.forms.spanOfDays[name]),
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
    fields: [field('from', true), field('to', false)],
  };
}
