import { ICONS } from '@osnowa/brand/icons';
import { LOCALES } from '@osnowa/contract';
import type { CheckboxField, DateField, NumberField, SelectField } from 'payload';
import type { AdminLabel } from '../office-language.ts';
import { label, optionsIn, optionsOf, type Words } from '../words.ts';
import type { LabelName } from './field-options.ts';
import { common, type FieldOptions } from './field-options.ts';

interface Bounds {
  min?: number;
  max?: number;
  step?: number;
  defaultValue?: number;
}

/** A number field with one value. */
export type OneNumberField = Extract<NumberField, { hasMany?: false }>;

/** A number within bounds. */
export function number(
  name: LabelName,
  bounds: Bounds,
  options: FieldOptions = {},
): OneNumberField {
  const { step, ...limits } = bounds;
  const field = common(name, options);
  return {
    ...field,
    ...limits,
    type: 'number',
    required: !options.optional,
    admin: { ...field.admin, ...(step && { step }) },
  };
}

/** Position in a list, ascending. */
export function order(): NumberField {
  return number(
    'order',
    { step: 1, defaultValue: 100 },
    { sidebar: true, hint: label((w) => w.forms.values.orderHint) },
  );
}

/** Yes or no; no unless ticked. */
export function tick(name: LabelName, options: FieldOptions = {}): CheckboxField {
  return { ...common(name, options), type: 'checkbox', defaultValue: false };
}

/** Whether the drop-down of the bar shows this entry. */
export function shownInMenu(): CheckboxField {
  return tick('shouldShowInHeaderMenu', {
    sidebar: true,
    hint: label((w) => w.forms.values.menuHint),
  });
}

/** A day and an hour as Polish and German write them; Payload's picker is American by default. */
export const DAY_AND_TIME = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy, HH:mm',
  timeFormat: 'HH:mm',
} as const;

/** A day alone. */
export const DAY = { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } as const;

/** When a document counts as published; now by default. Lists sort by it. */
export function publishedAt(): DateField {
  const field = common('publishedAt', { sidebar: true, hint: label((w) => w.forms.values.hint) });
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
    admin: { ...field.admin, date: DAY },
  };
}

/** One of a closed list; the values are stored, the words are shown. */
export function choice(
  name: LabelName,
  values:
    | Readonly<Record<string, AdminLabel>>
    | ((words: Words) => Readonly<Record<string, string>>),
  options: FieldOptions & { defaultValue?: string } = {},
): SelectField {
  return {
    ...common(name, options),
    type: 'select',
    required: !options.optional,
    defaultValue: options.defaultValue,
    options:
      typeof values === 'function'
        ? optionsIn(values)
        : Object.entries(values).map(([value, words]) => ({ value, label: words })),
  };
}

/** The site's languages by their own names. */
export const LOCALE_OPTIONS = Object.entries(LOCALES).map(([value, { name }]) => ({
  value,
  label: name,
}));

/** An icon of the site's set. */
export function icon(options: FieldOptions = {}): SelectField {
  return {
    ...common('icon', options),
    type: 'select',
    required: !options.optional,
    // One type for all icon columns of PostgreSQL, instead of one for each of them.
    enumName: 'enum_icon',
    options: optionsOf(ICONS, (w) => w.icons),
  };
}
