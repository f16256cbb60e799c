import { DEFAULT_LOCALE, FORM_TOPICS, LOCALES, TEXT_MAX } from '@osnowa/contract';
import type { Field, TextField } from 'payload';
import { enteredLine, enteredMail, enteredPhone } from '../../../admin/leads/by-hand/enter-lead.ts';
import type { AdminLabel } from '../../../fields/admin-label.ts';
import { TOPIC_LABELS, VERIFICATIONS } from '../../../fields/states.ts';
import { DAY } from '../../../fields/values.ts';
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
    { pl: 'Numer', en: 'Reference' },
    { required: true, unique: true, index: true },
  ),
  formType(true),
  {
    name: 'topic',
    label: { pl: 'Temat', en: 'Topic' },
    type: 'select',
    required: true,
    defaultValue: () => 'offer',
    options: FORM_TOPICS.map((value) => ({ value, label: TOPIC_LABELS[value] })),
    access: enteredOnce,
    admin: whenEntered('Select'),
  },
  enteredText(
    'fullName',
    { pl: 'Imię i nazwisko', en: 'Name' },
    { admin: { components: { Cell: '/admin/leads/cells.tsx#SenderCell' } } },
  ),
  enteredText('companyName', { pl: 'Firma', en: 'Company' }),
  enteredText(
    'mail',
    { pl: 'E-mail', en: 'Email' },
    // Empty only where a salesperson entered a telephone number instead.
    {
      required: true,
      index: true,
      validate: enteredMail,
      admin: {
        ...whenEntered('Mail'),
        description: {
          pl: 'Może być puste, jeśli jest telefon.',
          en: 'May be empty if there is a telephone number.',
        },
      },
    },
  ),
  enteredText('phoneNumber', { pl: 'Telefon', en: 'Phone' }, { validate: enteredPhone }),
  evidenceLine('phoneNormalised', {
    pl: 'Telefon z numerem kraju',
    en: 'Phone with country code',
  }),
  {
    name: 'message',
    label: { pl: 'Wiadomość', en: 'Message' },
    type: 'textarea',
    maxLength: TEXT_MAX.message,
    access: enteredOnce,
    admin: { rows: 8, ...whenEntered('Textarea') },
  },
  {
    name: 'estimate',
    label: { pl: 'Oszacowanie', en: 'Estimate' },
    type: 'relationship',
    relationTo: 'estimates',
    access: evidence,
    admin: { hidden: true },
  },
  ...(['details', 'extra'] as const).map(
    (name): Field => ({
      name,
      label: { pl: 'Pola dodatkowe', en: 'Further fields' },
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
    label: { pl: 'Język', en: 'Language' },
    type: 'select',
    required: true,
    defaultValue: () => DEFAULT_LOCALE,
    options: Object.entries(LOCALES).map(([value, { name }]) => ({ value, label: name })),
    access: enteredOnce,
    admin: whenEntered('Select'),
  },
  evidenceLine('page', { pl: 'Strona', en: 'Page' }),
  evidenceLine('referrer', { pl: 'Skąd', en: 'Referrer' }),
  evidenceLine('campaign', { pl: 'Kampania', en: 'Campaign' }),
  {
    name: 'consent',
    label: { pl: 'Zgoda', en: 'Consent' },
    type: 'group',
    access: evidence,
    admin: { hidden: true },
    fields: [
      { name: 'clause', label: { pl: 'Treść zgody', en: 'Clause' }, type: 'textarea' },
      { name: 'version', label: { pl: 'Wersja', en: 'Version' }, type: 'text' },
      { name: 'hash', label: { pl: 'Odcisk treści', en: 'Hash' }, type: 'text' },
      { name: 'acceptedAt', label: { pl: 'Wyrażono', en: 'Accepted' }, type: 'date' },
      { name: 'locale', label: { pl: 'Język', en: 'Language' }, type: 'text' },
      { name: 'form', label: { pl: 'Formularz', en: 'Form' }, type: 'text' },
      { name: 'page', label: { pl: 'Strona', en: 'Page' }, type: 'text' },
      { name: 'withdrawnAt', label: { pl: 'Wycofano', en: 'Withdrawn' }, type: 'date' },
    ],
  },
  {
    name: 'keptUntil',
    label: { pl: 'Przechowywane do', en: 'Kept until' },
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
    label: { pl: 'Weryfikacja', en: 'Verification' },
    type: 'select',
    required: true,
    defaultValue: 'none',
    options: [...VERIFICATIONS],
    access: evidence,
    admin: { hidden: true },
  },
  {
    name: 'flags',
    label: { pl: 'Uwagi', en: 'Flags' },
    type: 'json',
    access: evidence,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  evidenceLine('clientAddress', { pl: 'Sieć', en: 'Network' }),
  evidenceLine(
    'idempotencyKey',
    { pl: 'Klucz', en: 'Key' },
    { unique: true, index: true, admin: { disableListColumn: true, disableListFilter: true } },
  ),
  evidenceLine(
    'contentHash',
    { pl: 'Odcisk treści', en: 'Content hash' },
    { required: true, admin: { disableListColumn: true, disableListFilter: true } },
  ),
];
