import type { DateField } from 'payload';
import { common, type FieldOptions } from './field-options.ts';
import type { LabelName } from './labels.ts';

/** When a document counts as published; now unless told. Lists sort by it. */
export function publishedAt(): DateField {
  const field = common('publishedAt', { sidebar: true });
  return {
    ...field,
    type: 'date',
    required: true,
    index: true,
    defaultValue: () => new Date().toISOString(),
    admin: { ...field.admin, date: { pickerAppearance: 'dayAndTime' } },
  };
}

/** A calendar day that may be empty. */
export function day(name: LabelName, options: FieldOptions = {}): DateField {
  const field = common(name, options);
  return {
    ...field,
    type: 'date',
    admin: { ...field.admin, date: { pickerAppearance: 'dayOnly' } },
  };
}
