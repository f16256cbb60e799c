import { colour as colourSchema, destination as destinationSchema } from '@osnowa/contract';
import type {
  EmailField,
  Field,
  GroupField,
  PayloadRequest,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import { text, textarea } from 'payload/shared';
import { z } from 'zod';
import {
  onlyInDefaultLanguage,
  presentInDefaultLanguage,
} from '../../kit/fields/default-language.ts';
import type { LabelName } from '../../kit/fields/field-options.ts';
import { common, type FieldOptions, IS_LINK } from '../../kit/fields/field-options.ts';
import { label, type Sentence, wordsFor } from '../../kit/words.ts';

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

/** Parts of a field with a text for each language: its original, next to a translation. */
const ORIGINAL = {
  beforeInput: ['/translations/original.tsx#Original'],
  afterInput: ['/translations/original.tsx#OriginalActions'],
};

/** Those of a field for plain text: the facts that it may refer to, too. */
const PLAIN = {
  ...ORIGINAL,
  afterInput: [...ORIGINAL.afterInput, '/content/facts/fact-picker.tsx#FactPicker'],
};

/** A text that may refer to facts, in a document that is in one language. */
export function withFactPicker<One extends Field>(field: One): One {
  const components = { afterInput: ['/content/facts/fact-picker.tsx#FactPicker'] };
  return { ...field, admin: { ...field.admin, components } } as One;
}

/** One line per language. Unless optional, it is required in the default language. */
export function localisedLine(name: LabelName, options: FieldOptions = {}): LineField {
  const { admin, ...own } = common(name, options);
  const shown = { ...admin, components: PLAIN };
  const field: LineField = { ...own, admin: shown, type: 'text', localized: true };
  if (options.optional) return field;
  return {
    ...field,
    ...requiredInDefaultLanguage(field.admin, PLAIN),
    validate: localisedLineRule,
  };
}

/** Several lines of plain text per language. Unless optional, required in the default language. */
export function localisedLines(name: LabelName, options: FieldOptions = {}): TextareaField {
  const { admin, ...own } = common(name, options);
  const shown = { ...admin, components: PLAIN };
  const field: TextareaField = { ...own, admin: shown, type: 'textarea', localized: true };
  if (options.optional) return field;
  return {
    ...field,
    ...requiredInDefaultLanguage(field.admin, PLAIN),
    validate: localisedLinesRule,
  };
}

const localisedLineRule = onlyInDefaultLanguage(text) as LineField['validate'];
const localisedLinesRule = onlyInDefaultLanguage(textarea);

/**
 * Not Payload's `required`: that would make the column of every language refuse to be empty. So
 * the mark at the label is put there by a component of ours.
 */
export function requiredInDefaultLanguage<Admin extends object>(
  admin: Admin | undefined,
  parts = ORIGINAL,
) {
  return {
    hooks: { beforeChange: [presentInDefaultLanguage] },
    admin: {
      ...(admin as Admin),
      components: { ...parts, Label: '/kit/fields/labels.tsx#RequiredLabel' },
    },
  };
}

/** A rule of the contract for a text field, explained to the editor in plain words. */
export function byContract(schema: z.ZodType, refusal: Sentence): TextFieldSingleValidation {
  return (value, options) => {
    if (!value) return text(value, options);
    const req = options.req as PayloadRequest;
    return schema.safeParse(value).success || refusal(wordsFor(req));
  };
}

const destinationRule = byContract(destinationSchema, (w) => w.forms.text.noDestination);
const colourRule = byContract(colourSchema, (w) => w.forms.text.colourHint);

/** Target of a button or a card; the same in every language. Optional by default. */
export function destination(name: LabelName, options: FieldOptions = {}): LineField {
  const field = common(name, { hint: label((w) => w.forms.text.destinationHint), ...options });
  return {
    ...field,
    type: 'text',
    required: options.optional === false,
    validate: destinationRule,
    custom: IS_LINK,
    admin: {
      ...field.admin,
      components: { afterInput: ['/links/destinations.tsx#Destinations'] },
    },
  };
}

/** A colour as `#rrggbb`. */
export function colour(name: LabelName, options: FieldOptions = {}): LineField {
  return {
    ...common(name, { hint: label((w) => w.forms.text.colourHint), ...options }),
    type: 'text',
    required: !options.optional,
    validate: colourRule,
  };
}

const telephoneRule = byContract(
  z.string().regex(/^\+[0-9 ]{6,20}$/),
  (w) => w.forms.text.phoneHint,
);

/** Telephone number as shown on the site, in international form. */
export function telephone(options: FieldOptions = {}): LineField {
  return {
    ...common('phone', { hint: label((w) => w.forms.text.phoneHint), ...options }),
    type: 'text',
    required: !options.optional,
    validate: telephoneRule,
  };
}

/** E-mail address as shown on the site. */
export function mailbox(options: FieldOptions = {}): EmailField {
  return { ...common('email', options), type: 'email', required: !options.optional };
}

/** Fields under a heading. */
export function group(name: LabelName, fields: Field[]): GroupField {
  return { name, label: label((w) => w.fields[name]), type: 'group', fields };
}

/** A mailbox with its number. */
export function contactPoint(name: LabelName): GroupField {
  const fields = [telephone({ width: 50 }), mailbox({ width: 50 })];
  return group(name, [{ type: 'row', fields }]);
}

/** A button: its label and its target, side by side. */
export function button(): Field {
  return {
    type: 'row',
    fields: [
      localisedLine('button', { optional: true, width: 50 }),
      destination('buttonDestination', { width: 50 }),
    ],
  };
}
