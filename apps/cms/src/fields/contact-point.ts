import type { EmailField, GroupField } from 'payload';
import { z } from 'zod';
import type { AdminLabel } from './admin-label.ts';
import { byContract } from './destination.ts';
import { common, type FieldOptions } from './field-options.ts';
import { LABELS, type LabelName } from './labels.ts';
import type { LineField } from './text.ts';

const PHONE_HINT: AdminLabel = {
  pl: 'W postaci międzynarodowej, na przykład +48 42 000 00 10.',
  en: 'In international form, such as +48 42 000 00 10.',
};

const telephoneRule = byContract(z.string().regex(/^\+[0-9 ]{6,20}$/), PHONE_HINT);

/** Telephone number as shown on the site, in international form. */
export function telephone(options: FieldOptions = {}): LineField {
  return {
    ...common('phone', { hint: PHONE_HINT, ...options }),
    type: 'text',
    required: !options.optional,
    validate: telephoneRule,
  };
}

/** E-mail address as shown on the site. */
export function mailbox(options: FieldOptions = {}): EmailField {
  return { ...common('email', options), type: 'email', required: !options.optional };
}

/** A mailbox with its number. */
export function contactPoint(name: LabelName): GroupField {
  return {
    name,
    label: LABELS[name],
    type: 'group',
    fields: [{ type: 'row', fields: [telephone({ width: 50 }), mailbox({ width: 50 })] }],
  };
}
