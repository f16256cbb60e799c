import { DEFAULT_LOCALE, FORM_TOPICS, LOCALES, TEXT_MAX } from '@osnowa/contract';
import type { Field, SelectField, TextField } from 'payload';
import { enteredLine, enteredMail, enteredPhone } from '../../../admin/leads/by-hand/enter-lead.ts';
import {
  FORM_FIELD_NAMES,
  type FormField,
  LEAD_FIELDS,
  type LeadFieldKind,
  leadFieldLabel,
  VISIT_FIELD_NAMES,
} from '../../../fields/lead-fields.ts';
import { VERIFICATIONS } from '../../../fields/states.ts';
import { DAY } from '../../../fields/values.ts';
import type { AdminLabel } from '../../../kit/office-language.ts';
import { label, labels, optionsOf } from '../../../kit/words.ts';
import { enteredOnce, evidence } from '../../../leads/access.ts';
import { formType } from '../evidence.ts';
import { whenEntered } from './pipeline-fields.ts';

/**
 * A line that came with the lead: the lead's page shows it; this field makes it searchable,
 * sortable and exportable.
 */
function evidenceLine(name: string, label: AdminLabel, more: Partial<TextField> = {}): Field {
  const admin = { hidden: true, readOnly: true, ...more.admin };
  return { name, label, ...more, type: 'text', access: evidence, admin } as TextField;
}

/** A choice that a salesperson makes for a lead that they write down. */
function enteredChoice(
  initial: string,
  options: { value: string; label: AdminLabel | string }[],
): Partial<SelectField> {
  const admin = whenEntered('Select');
  return { type: 'select', required: true, defaultValue: () => initial, options, admin };
}

/** The record's field for each kind: a salesperson writes it for a call or a fair. */
const BY_KIND = {
  line: { type: 'text', validate: enteredLine, admin: whenEntered('Text') },
  phone: { type: 'text', validate: enteredPhone, admin: whenEntered('Text') },
  // Empty only where a salesperson entered a telephone number instead.
  mail: {
    type: 'text',
    required: true,
    index: true,
    validate: enteredMail,
    admin: { ...whenEntered('Mail'), description: label((w) => w.records.leadFacts.mailHint) },
  },
  text: {
    type: 'textarea',
    maxLength: TEXT_MAX.message,
    admin: { rows: 8, ...whenEntered('Textarea') },
  },
  topic: enteredChoice(
    'offer',
    optionsOf(FORM_TOPICS, (w) => w.states.topic),
  ),
  language: enteredChoice(
    DEFAULT_LOCALE,
    Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
  ),
} satisfies Partial<Record<LeadFieldKind, Partial<Field>>>;

function entered(name: FormField | 'locale'): Field {
  const field = BY_KIND[LEAD_FIELDS[name].kind];
  return { name, label: leadFieldLabel(name), access: enteredOnce, ...field } as Field;
}

/** The record's fields of a field of a form. */
function recorded(name: FormField): Field[] {
  const field = entered(name) as TextField;
  // In the list, the name comes with what is known of the person.
  const components = { ...field.admin?.components, Cell: '/admin/leads/cells.tsx#SenderCell' };
  if (name === 'fullName') return [{ ...field, admin: { ...field.admin, components } } as Field];
  const normalised = label((w) => w.records.leadFacts.writtenByVisitorPhoneNormalised);
  const isPhone = name === 'phoneNumber';
  return [field, ...(isPhone ? [evidenceLine('phoneNormalised', normalised)] : [])];
}

/** The visitor's own text. */
export const writtenByVisitor: Field[] = [
  evidenceLine(
    'reference',
    label((w) => w.leadRules.fields.reference),
    { required: true, unique: true, index: true },
  ),
  formType(true),
  ...FORM_FIELD_NAMES.flatMap(recorded),
  {
    name: 'estimate',
    label: label((w) => w.leadRules.fields.estimate),
    type: 'relationship',
    relationTo: 'estimates',
    access: evidence,
    admin: { hidden: true },
  },
  ...(['details', 'extra'] as const).map(
    (name): Field => ({
      name,
      label: label((w) => w.records.leadFacts.writtenByVisitor),
      type: 'json',
      access: evidence,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    }),
  ),
];

/** The origin of the lead, and the sender's consents. */
export const origin: Field[] = [
  ...VISIT_FIELD_NAMES.map((name) =>
    name === 'locale' ? entered(name) : evidenceLine(name, leadFieldLabel(name)),
  ),
  {
    name: 'consent',
    label: label((w) => w.records.leadFacts.originConsent),
    type: 'group',
    access: evidence,
    admin: { hidden: true },
    fields: Object.entries(labels((w) => w.records.leadFacts.consent)).map(([name, label]) => {
      const type = name.endsWith('At') ? 'date' : 'text';
      return { name, label, type: name === 'clause' ? 'textarea' : type } as Field;
    }),
  },
  {
    name: 'keptUntil',
    label: label((w) => w.records.leadFacts.originKeptUntil),
    type: 'date',
    access: evidence,
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: DAY,
      condition: ({ keptUntil }) => Boolean(keptUntil),
    },
  },
  {
    name: 'verification',
    label: label((w) => w.records.leadFacts.originVerification),
    type: 'select',
    required: true,
    defaultValue: 'none',
    options: optionsOf(VERIFICATIONS, (w) => w.states.verifications),
    access: evidence,
    admin: { hidden: true },
  },
  {
    name: 'flags',
    label: label((w) => w.records.leadFacts.originFlags),
    type: 'json',
    access: evidence,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  evidenceLine(
    'clientAddress',
    label((w) => w.records.leadFacts.originClientAddress),
  ),
  evidenceLine(
    'idempotencyKey',
    label((w) => w.records.leadFacts.originIdempotencyKey),
    { unique: true, index: true, admin: { disableListColumn: true, disableListFilter: true } },
  ),
  evidenceLine(
    'contentHash',
    label((w) => w.records.leadFacts.originContentHash),
    { required: true, admin: { disableListColumn: true, disableListFilter: true } },
  ),
];
