import { PRODUCT_NAMES } from '@osnowa/brand/offer';
import type { FieldName, FieldValue, FormPath, Locale } from '@osnowa/contract';

/**
 * Fields that are never named: the consent has its clause, `jobSlug` is hidden, and `phone` is
 * stored as `phoneNumber`.
 */
type Unnamed = 'consent' | 'jobSlug' | 'phone';

/** A field of a form with a name for people. */
export type NamedField = Exclude<FieldName<FormPath>, Unnamed>;

/**
 * Names of the fields of the forms: in the form, on the visitor's own page, in the company's
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

/** A field whose answer is one of a closed list. A topic is named by its own words at each place. */
export type ChoiceField = Exclude<
  { [Name in NamedField]: string extends FieldValue<Name> ? never : Name }[NamedField],
  'topic'
>;

/**
 * Names of the answers to these fields, in the order of the form. A choice of
 * the contract, or an answer of it, without words here does not compile.
 */
const FIELD_VALUES: {
  [Name in ChoiceField]: Record<FieldValue<Name>, Record<Locale, string>>;
} = {
  consultationTopic: {
    ...PRODUCT_NAMES,
    application: {
      pl: 'Aplikacja na zamówienie',
      en: 'Bespoke application',
      de: 'Individuelle Anwendung',
    },
    'e-commerce': { pl: 'Sklep internetowy', en: 'Online shop', de: 'Onlineshop' },
    other: { pl: 'Inny temat', en: 'Something else', de: 'Anderes Thema' },
  },
};

/** Names and answers of the choices in one language: `consultationTopic`, `consultationTopics`. */
export type ChoiceWords = Record<ChoiceField, string> & {
  [Name in ChoiceField as `${Name}s`]: Record<FieldValue<Name>, string>;
};

/** The names and answers of all choices in one language, which editors can change at each place. */
export function choiceWords(locale: Locale): ChoiceWords {
  const words = Object.entries(FIELD_VALUES).flatMap(([name, values]) => [
    [name, FIELD_LABELS[name as ChoiceField][locale]],
    [
      `${name}s`,
      Object.fromEntries(Object.entries(values).map(([value, text]) => [value, text[locale]])),
    ],
  ]);
  return Object.fromEntries(words) as ChoiceWords;
}

/** Whether a stored field is a choice, whose answer has words. */
export function isChoice(name: string): name is ChoiceField {
  return Object.hasOwn(FIELD_VALUES, name);
}

/** A stored answer in these words; a value that is no answer of a choice stays as it was sent. */
export function answerInWords(name: string, value: string, words: ChoiceWords): string {
  const answers: Readonly<Record<string, string>> = isChoice(name) ? words[`${name}s`] : {};
  return (Object.hasOwn(answers, value) && answers[value]) || value;
}

/** The names of all fields in one language. */
export function fieldLabels(locale: Locale): Record<NamedField, string> {
  const names = Object.entries(FIELD_LABELS).map(([field, label]) => [field, label[locale]]);
  return Object.fromEntries(names) as Record<NamedField, string>;
}

/** Name of a stored field; an unknown field shows the name it was sent under. */
export function fieldLabel(name: string, locale: Locale): string {
  return Object.hasOwn(FIELD_LABELS, name) ? FIELD_LABELS[name as NamedField][locale] : name;
}
