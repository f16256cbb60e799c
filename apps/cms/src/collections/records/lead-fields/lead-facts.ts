import { DEFAULT_LOCALE, FORM_TOPICS, LOCALES, TEXT_MAX } from '@osnowa/contract';
import type { Field, TextField } from 'payload';
import { enteredLine, enteredMail, enteredPhone } from '../../../admin/leads/by-hand/enter-lead.ts';
import { VERIFICATIONS } from '../../../fields/states.ts';
import { DAY } from '../../../fields/values.ts';
import type { AdminLabel } from '../../../kit/office-language.ts';
import { label, optionsOf } from '../../../kit/words.ts';
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

/** A line of the visitor's, which a salesperson writes for a call or a fair. */
function enteredText(name: string, label: AdminLabel, more: Partial<TextField> = {}): Field {
  const own = whenEntered('Text');
  const admin = {
    ...own,
    ...more.admin,
    components: { ...own.components, ...more.admin?.components },
  };
  return {
    name,
    label,
    validate: enteredLine,
    ...more,
    type: 'text',
    access: enteredOnce,
    admin,
  } as TextField;
}

/** The visitor's own text. */
export const writtenByVisitor: Field[] = [
  evidenceLine(
    'reference',
    label((w) => w.records.leadFacts.writtenByVisitorReference),
    { required: true, unique: true, index: true },
  ),
  formType(true),
  {
    name: 'topic',
    label: label((w) => w.records.leadFacts.writtenByVisitorTopic),
    type: 'select',
    required: true,
    defaultValue: () => 'offer',
    options: FORM_TOPICS.map((value) => ({ value, label: label((w) => w.states.topic[value]) })),
    access: enteredOnce,
    admin: whenEntered('Select'),
  },
  enteredText(
    'fullName',
    label((w) => w.records.leadFacts.writtenByVisitorFullName),
    { admin: { components: { Cell: '/admin/leads/cells.tsx#SenderCell' } } },
  ),
  enteredText(
    'companyName',
    label((w) => w.records.leadFacts.writtenByVisitorCompanyName),
  ),
  enteredText(
    'mail',
    label((w) => w.records.leadFacts.writtenByVisitorMail),
    // Empty only where a salesperson entered a telephone number instead.
    {
      required: true,
      index: true,
      validate: enteredMail,
      admin: {
        ...whenEntered('Mail'),
        description: label((w) => w.records.leadFacts.mailHint),
      },
    },
  ),
  enteredText(
    'phoneNumber',
    label((w) => w.records.leadFacts.writtenByVisitorPhoneNumber),
    { validate: enteredPhone },
  ),
  evidenceLine(
    'phoneNormalised',
    label((w) => w.records.leadFacts.writtenByVisitorPhoneNormalised),
  ),
  {
    name: 'message',
    label: label((w) => w.records.leadFacts.writtenByVisitorMessage),
    type: 'textarea',
    maxLength: TEXT_MAX.message,
    access: enteredOnce,
    admin: { rows: 8, ...whenEntered('Textarea') },
  },
  {
    name: 'estimate',
    label: label((w) => w.records.leadFacts.writtenByVisitorEstimate),
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
  {
    name: 'locale',
    label: label((w) => w.records.leadFacts.originLocale),
    type: 'select',
    required: true,
    defaultValue: () => DEFAULT_LOCALE,
    options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
    access: enteredOnce,
    admin: whenEntered('Select'),
  },
  evidenceLine(
    'page',
    label((w) => w.records.leadFacts.originPage),
  ),
  evidenceLine(
    'referrer',
    label((w) => w.records.leadFacts.originReferrer),
  ),
  evidenceLine(
    'campaign',
    label((w) => w.records.leadFacts.originCampaign),
  ),
  {
    name: 'consent',
    label: label((w) => w.records.leadFacts.originConsent),
    type: 'group',
    access: evidence,
    admin: { hidden: true },
    fields: [
      { name: 'clause', label: label((w) => w.records.leadFacts.consentClause), type: 'textarea' },
      { name: 'version', label: label((w) => w.records.leadFacts.consentVersion), type: 'text' },
      { name: 'hash', label: label((w) => w.records.leadFacts.consentHash), type: 'text' },
      {
        name: 'acceptedAt',
        label: label((w) => w.records.leadFacts.consentAcceptedAt),
        type: 'date',
      },
      { name: 'locale', label: label((w) => w.records.leadFacts.consentLocale), type: 'text' },
      { name: 'form', label: label((w) => w.records.leadFacts.consentForm), type: 'text' },
      { name: 'page', label: label((w) => w.records.leadFacts.consentPage), type: 'text' },
      {
        name: 'withdrawnAt',
        label: label((w) => w.records.leadFacts.consentWithdrawnAt),
        type: 'date',
      },
    ],
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
