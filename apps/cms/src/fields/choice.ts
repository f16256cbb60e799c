import { ICONS } from '@osnowa/brand/icons';
import type { SelectField } from 'payload';
import type { AdminLabel } from './admin-label.ts';
import { common, type FieldOptions } from './field-options.ts';
import { ICON_LABELS } from './icon-labels.ts';
import type { LabelName } from './labels.ts';

/** One of a closed list; the values are stored, the words are shown. */
export function choice(
  name: LabelName,
  values: Readonly<Record<string, AdminLabel>>,
  options: FieldOptions & { defaultValue?: string } = {},
): SelectField {
  return {
    ...common(name, options),
    type: 'select',
    required: !options.optional,
    defaultValue: options.defaultValue,
    options: Object.entries(values).map(([value, label]) => ({ value, label })),
  };
}

/** An icon of the site's set. */
export function icon(options: FieldOptions = {}): SelectField {
  return {
    ...common('icon', options),
    type: 'select',
    required: !options.optional,
    // One type for all icon columns of PostgreSQL, instead of one for each of them.
    enumName: 'enum_icon',
    options: ICONS.map((value) => ({ value, label: ICON_LABELS[value] })),
  };
}
