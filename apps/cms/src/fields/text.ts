import type { TextareaField, TextField } from 'payload';
import { text, textarea } from 'payload/shared';
import { onlyInDefaultLanguage, presentInDefaultLanguage } from './default-language.ts';
import { common, type FieldOptions } from './field-options.ts';
import type { LabelName } from './labels.ts';

/** A text field with one value. */
export type LineField = Extract<TextField, { hasMany?: false }>;

/** One line that is the same in every language. */
export function line(name: LabelName, options: FieldOptions = {}): LineField {
  return { ...common(name, options), type: 'text', required: !options.optional };
}

/** Any number of single words or lines, without order or translation. */
export function list(name: LabelName, options: FieldOptions = {}): TextField {
  return { ...common(name, options), type: 'text', hasMany: true, required: !options.optional };
}

/** Several lines that are the same in every language. */
export function lines(name: LabelName, options: FieldOptions = {}): TextareaField {
  return { ...common(name, options), type: 'textarea', required: !options.optional };
}

/** One line per language. Unless optional, it is required in the default language. */
export function localisedLine(name: LabelName, options: FieldOptions = {}): LineField {
  const field: LineField = { ...common(name, options), type: 'text', localized: true };
  if (options.optional) return field;
  return {
    ...field,
    ...requiredInDefaultLanguage(field.admin),
    validate: localisedLineRule,
  };
}

/** Several lines of plain text per language. Unless optional, required in the default language. */
export function localisedLines(name: LabelName, options: FieldOptions = {}): TextareaField {
  const field: TextareaField = { ...common(name, options), type: 'textarea', localized: true };
  if (options.optional) return field;
  return {
    ...field,
    ...requiredInDefaultLanguage(field.admin),
    validate: localisedLinesRule,
  };
}

const localisedLineRule = onlyInDefaultLanguage(text) as LineField['validate'];
const localisedLinesRule = onlyInDefaultLanguage(textarea);

/**
 * Not Payload's `required`: that would make the column of every language refuse to be empty. So
 * the mark at the label is put there by a component of ours.
 */
export function requiredInDefaultLanguage<Admin extends object>(admin: Admin | undefined) {
  return {
    hooks: { beforeChange: [presentInDefaultLanguage] },
    admin: {
      ...(admin as Admin),
      components: { Label: '/fields/admin/required-label.tsx#RequiredLabel' },
    },
  };
}
