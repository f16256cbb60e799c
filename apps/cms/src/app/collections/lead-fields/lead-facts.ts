import { DEFAULT_LOCALE, FORM_TOPICS, TEXT_MAX } from '@osnowa/contract';
import type { Field, SelectField, TextField } from 'payload';
import { enteredOnce, enteredOrRead, evidence } from '../../../accounts/access.ts';
import { enteredLine, enteredMail, enteredPhone } from '../../../inbox/by-hand/enter-lead.ts';
import {
  FORM_FIELD_NAMES,
  type FormField,
  LEAD_FIELDS,
  type LeadFieldKind,
  leadFieldLabel,
  VISIT_FIELD_NAMES,
} from '../../../kit/fields/lead-fields.ts';
import { DAY, LOCALE_OPTIONS } from '../../../kit/fields/values.ts';
import type { AdminLabel } from '../../../kit/office-language.ts';
import { VERIFICATIONS } from '../../../kit/states/states.ts';
import { label, labels, optionsOf, type Sentence } from '../../../kit/words.ts';
import { evidenceField, formType, hiddenField } from '../../../leads/copies/evidence.ts';
import { whenEntered } from './pipeline-fields.ts';

const notListed = { disableListColumn: true, disableListFilter: true };

/**
 * A line that came with the lead: the lead's page shows it; this field makes it searchable,
 * sortable and exportable.
 */
function evidenceLine(
  name: string,
  named: Sentence | AdminLabel,
  { admin, ...more }: Partial<TextField> = {},
): Field {
  return evidenceField('text', name, named, { ...more, admin: { hidden: true, ...admin } });
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
    access: enteredOrRead,
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
  language: enteredChoice(DEFAULT_LOCALE, LOCALE_OPTIONS),
} satisfies Partial<Record<LeadFieldKind, Partial<Field>>>;

function entered(name: FormField | 'locale'): Field {
  const field = BY_KIND[LEAD_FIELDS[name].kind];
  return { name, label: leadFieldLabel(name), access: enteredOnce, ...field } as Field;
}

/** The record's fields of a field of a form. */
function recorded(name: FormField): Field[] {
  const field = entered(name) as TextField;
  // In the list, the name comes with what is known of the person.
  const components = { ...field.admin?.components, Cell: '/inbox/sender-cell.tsx#SenderCell' };
  if (name === 'fullName') return [{ ...field, admin: { ...field.admin, components } } as Field];
  const normalised = label((w) => w.records.leadFacts.writtenByVisitorPhoneNormalised);
  const isPhone = name === 'phoneNumber';
  return [field, ...(isPhone ? [evidenceLine('phoneNormalised', normalised)] : [])];
}

/** The visitor's own text. */
export const writtenByVisitor: Field[] = [
  evidenceLine('reference', (w) => w.leadRules.fields.reference, {
    required: true,
    unique: true,
    index: true,
  }),
  formType(true),
  ...FORM_FIELD_NAMES.flatMap(recorded),
  hiddenField('relationship', 'estimate', {
    label: label((w) => w.leadRules.fields.estimate),
    relationTo: 'estimates',
  }),
  ...['details', 'extra'].map((name) =>
    hiddenField('json', name, {
      label: label((w) => w.records.leadFacts.writtenByVisitor),
      admin: notListed,
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
  evidenceField('date', 'keptUntil', (w) => w.records.leadFacts.originKeptUntil, {
    admin: {
      position: 'sidebar',
      date: DAY,
      condition: ({ keptUntil }) => Boolean(keptUntil),
    },
  }),
  hiddenField('select', 'verification', {
    label: label((w) => w.records.leadFacts.originVerification),
    required: true,
    defaultValue: 'none',
    options: optionsOf(VERIFICATIONS, (w) => w.states.verifications),
  }),
  hiddenField('json', 'flags', {
    label: label((w) => w.records.leadFacts.originFlags),
    admin: notListed,
  }),
  evidenceLine('clientAddress', (w) => w.records.leadFacts.originClientAddress),
  evidenceLine('idempotencyKey', (w) => w.records.leadFacts.originIdempotencyKey, {
    unique: true,
    index: true,
    admin: notListed,
  }),
  evidenceLine('contentHash', (w) => w.records.leadFacts.originContentHash, {
    required: true,
    index: true,
    admin: notListed,
  }),
  // Of the address and the words alone: the same from another page or with other files has it too.
  hiddenField('text', 'wordsHash', { index: true, admin: notListed }),
];
