import type { DateField } from 'payload';
import type { AdminLabel } from './admin-label.ts';
import { common, type FieldOptions } from './field-options.ts';
import type { LabelName } from './labels.ts';

const HINT: AdminLabel = {
  pl: 'Data w przyszłości: po opublikowaniu pojawi się na stronie dopiero wtedy.',
  en: 'A date in the future: once published, it appears on the site only then.',
};

/** A day and an hour as Polish and German write them; Payload's picker is American by default. */
export const DAY_AND_TIME = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy, HH:mm',
  timeFormat: 'HH:mm',
} as const;

/** When a document counts as published; now by default. Lists sort by it. */
export function publishedAt(): DateField {
  const field = common('publishedAt', { sidebar: true, hint: HINT });
  return {
    ...field,
    type: 'date',
    required: true,
    index: true,
    defaultValue: () => new Date().toISOString(),
    admin: { ...field.admin, date: DAY_AND_TIME },
  };
}

/** A calendar day that may be empty. */
export function day(name: LabelName, options: FieldOptions = {}): DateField {
  const field = common(name, options);
  return {
    ...field,
    type: 'date',
    admin: { ...field.admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
  };
}
