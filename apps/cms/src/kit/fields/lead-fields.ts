import type { COMMON_FIELDS, FieldName, FormPath } from '@osnowa/contract';
import { fieldLabel, type NamedField } from '@osnowa/text/field-labels';
import { ADMIN_LANGUAGES, type AdminLabel } from '../office-language.ts';
import { officeWords, type Words } from '../words.ts';

/** A field of a lead that its sender fills in, or that is sent with each form. */
interface LeadField {
  /** Its kind of value: each output shows a kind in its own way. */
  kind: 'line' | 'text' | 'mail' | 'phone' | 'topic' | 'language' | 'page' | 'address' | 'campaign';
  /** Its name in the feed, in the export as JSON and in webhooks. */
  json: string;
}

/** Names of fields that are sent with each form. */
type CommonField = (typeof COMMON_FIELDS)[number];

/** Names that people have a word for. */
type Labelled = keyof Words['leadRules']['fields'] | NamedField;

/**
 * The fields of forms that are columns of a lead. All others of a form are stored together
 * (`details`), and are shown wherever these are.
 */
const FORM_FIELDS = {
  topic: { kind: 'topic', json: 'topic' },
  fullName: { kind: 'line', json: 'name' },
  companyName: { kind: 'line', json: 'company' },
  mail: { kind: 'mail', json: 'email' },
  phoneNumber: { kind: 'phone', json: 'phone' },
  message: { kind: 'text', json: 'message' },
} as const satisfies Partial<Record<FieldName<FormPath> & Labelled, LeadField>>;

/** The fields that tell where the visit came from. */
const VISIT_FIELDS = {
  locale: { kind: 'language', json: 'language' },
  page: { kind: 'page', json: 'page' },
  referrer: { kind: 'address', json: 'referrer' },
  campaign: { kind: 'campaign', json: 'campaign' },
} as const satisfies Partial<Record<CommonField & Labelled, LeadField>>;

export type FormField = keyof typeof FORM_FIELDS;
export type VisitField = keyof typeof VISIT_FIELDS;
export type LeadFieldName = FormField | VisitField;
export type LeadFieldKind = LeadField['kind'];

/** The names of the fields of forms, in the order in which they are shown. */
export const FORM_FIELD_NAMES = Object.keys(FORM_FIELDS) as FormField[];

export const VISIT_FIELD_NAMES = Object.keys(VISIT_FIELDS) as VisitField[];

export const LEAD_FIELD_NAMES = [...FORM_FIELD_NAMES, ...VISIT_FIELD_NAMES];

/**
 * Every field of a lead that is described once: the record, intake, page, mails, CSV, JSON, the
 * sender's own page, copy and search follow it.
 */
export const LEAD_FIELDS = { ...FORM_FIELDS, ...VISIT_FIELDS };

/** Fields that the page and mails show as facts of the sender: the others have places of their own. */
export const SENDER_FIELDS = FORM_FIELD_NAMES.filter(
  (name) => !['topic', 'text'].includes(LEAD_FIELDS[name].kind),
);

/** Name of a field for staff: their own word for it, or else its name in the form. */
export function leadFieldLabel(name: LeadFieldName): AdminLabel {
  const names = ADMIN_LANGUAGES.map((language) => {
    const own: Readonly<Partial<Record<string, string>>> = officeWords(language).leadRules.fields;
    return [language, own[name] ?? fieldLabel(name, language)];
  });
  return Object.fromEntries(names) as AdminLabel;
}
