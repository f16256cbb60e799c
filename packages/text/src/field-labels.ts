import type { FieldName, FormPath, Locale } from '@osnowa/contract';

/**
 * Fields that are never named: the consent has its clause, `jobSlug` is hidden, and `phone` is
 * stored as `phoneNumber`.
 */
type Unnamed = 'consent' | 'jobSlug' | 'phone';

/** A field of a form that people know by a name. */
export type NamedField = Exclude<FieldName<FormPath>, Unnamed>;

/**
 * What the fields of the forms are called: in the form, on the visitor's own page, in the company's
 * mail and on the page of the lead. A field of the contract without a name here does not compile.
 */
const FIELD_LABELS: Record<NamedField, Record<Locale, string>> = {
  fullName: { pl: 'Imię i nazwisko', en: 'Full name', de: 'Vor- und Nachname' },
  companyName: { pl: 'Nazwa firmy', en: 'Company name', de: 'Name des Unternehmens' },
  mail: { pl: 'E-mail', en: 'Email', de: 'E-Mail' },
  phoneNumber: { pl: 'Telefon', en: 'Phone', de: 'Telefon' },
  topic: { pl: 'Temat', en: 'Topic', de: 'Thema' },
  message: { pl: 'Wiadomość', en: 'Message', de: 'Nachricht' },
  consultationTopic: { pl: 'Temat rozmowy', en: 'Topic of the call', de: 'Thema des Gesprächs' },
  callTime: { pl: 'Termin rozmowy', en: 'Time of the call', de: 'Termin des Gesprächs' },
  timeZone: { pl: 'Strefa czasowa', en: 'Time zone', de: 'Zeitzone' },
  jobTitle: { pl: 'Stanowisko', en: 'Position', de: 'Stelle' },
};

/** The names of all fields in one language. */
export function fieldLabels(locale: Locale): Record<NamedField, string> {
  const names = Object.entries(FIELD_LABELS).map(([field, label]) => [field, label[locale]]);
  return Object.fromEntries(names) as Record<NamedField, string>;
}

/** What a stored field is called; a field of the sender's own shows the name it was sent under. */
export function fieldLabel(name: string, locale: Locale): string {
  return Object.hasOwn(FIELD_LABELS, name) ? FIELD_LABELS[name as NamedField][locale] : name;
}
