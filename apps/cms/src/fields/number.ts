import type { CheckboxField, NumberField } from 'payload';
import type { AdminLabel } from './admin-label.ts';
import { common, type FieldOptions } from './field-options.ts';
import type { LabelName } from './labels.ts';

interface Bounds {
  min?: number;
  max?: number;
  step?: number;
  defaultValue?: number;
}

const ORDER_HINT: AdminLabel = {
  pl: 'Mniejsza liczba stoi wcześniej.',
  en: 'The smaller number stands first.',
};

const MENU_HINT: AdminLabel = {
  pl: 'Menu pokazuje najwyżej cztery pozycje, według kolejności.',
  en: 'The menu shows at most four entries, by their order.',
};

/** A number within bounds. */
export function number(name: LabelName, bounds: Bounds, options: FieldOptions = {}): NumberField {
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
  return number('order', { step: 1, defaultValue: 100 }, { sidebar: true, hint: ORDER_HINT });
}

/** Yes or no; no unless ticked. */
export function tick(name: LabelName, options: FieldOptions = {}): CheckboxField {
  return { ...common(name, options), type: 'checkbox', defaultValue: false };
}

/** Whether the drop-down of the bar shows this entry. */
export function shownInMenu(): CheckboxField {
  return tick('shouldShowInHeaderMenu', { sidebar: true, hint: MENU_HINT });
}
