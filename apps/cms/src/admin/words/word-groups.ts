import type { AdminLabel } from '../../fields/admin-label.ts';

/** Places of words, by the beginning of their keys: editors find a text by its place too. */
export const WORD_GROUPS = {
  forms: { pl: 'Formularze', en: 'Forms' },
  frame: { pl: 'Pasek i stopka', en: 'Bar and footer' },
  sections: { pl: 'Sekcje stron', en: 'Sections of pages' },
  details: {
    pl: 'Strony obszarów, realizacji i ofert pracy',
    en: 'Pages of areas, case studies and jobs',
  },
  blog: { pl: 'Blog', en: 'Blog' },
  search: { pl: 'Wyszukiwarka witryny', en: 'Search of the site' },
  'calculators.wizard': { pl: 'Wycena od doradcy', en: 'Estimate by an adviser' },
  calculators: { pl: 'Kalkulatory', en: 'Calculators' },
  calls: { pl: 'Terminy rozmów', en: 'Times of calls' },
  estimate: { pl: 'Strona oszacowania', en: 'Page of an estimate' },
  links: {
    pl: 'Strony otwierane z e-maili',
    en: 'Pages opened from emails',
  },
  cookies: { pl: 'Pliki cookie', en: 'Cookies' },
  errors: { pl: 'Strony błędów', en: 'Error pages' },
  kit: { pl: 'Wspólne części', en: 'Shared parts' },
  'mail.call': { pl: 'E-maile o terminie rozmowy', en: 'Emails about the time of a call' },
  'mail.confirmation': {
    pl: 'E-mail do nadawcy: potwierdzenie',
    en: 'Email to the sender: confirmation',
  },
  'mail.newsletter': { pl: 'E-maile newslettera', en: 'Emails of the newsletter' },
  'mail.notification': {
    pl: 'E-mail do firmy: nowe zapytanie',
    en: 'Email to the company: new lead',
  },
  'mail.lead': {
    pl: 'Dane zapytania w e-mailu i w PDF',
    en: 'Data of a lead in emails and PDF',
  },
  'mail.notices': { pl: 'E-maile do firmy: pozostałe', en: 'Emails to the company: others' },
  'mail.colleagues': {
    pl: 'E-maile do osób, które odpowiadają',
    en: 'Emails to people who answer leads',
  },
  'mail.reply': {
    pl: 'Odpowiedzi z panelu i przypomnienia',
    en: 'Replies from the desk and reminders',
  },
  'mail.request': { pl: 'PDF zapytania', en: 'PDF of a request' },
  print: { pl: 'PDF oszacowania', en: 'PDF of an estimate' },
} as const satisfies Record<string, AdminLabel>;

/** One of these places. */
export type WordGroup = keyof typeof WORD_GROUPS;

const NAMES = Object.keys(WORD_GROUPS) as WordGroup[];

/** The place of a key; `null` where its beginning is unknown. */
export function wordGroupOf(key: string): WordGroup | null {
  return NAMES.find((name) => key.startsWith(`${name}.`)) ?? null;
}

/** Words shown in the place of a placeholder. */
export const PLACEHOLDERS: Readonly<Record<string, AdminLabel>> = {
  address: { pl: 'adres strony', en: 'address of the page' },
  adviser: { pl: 'imię i nazwisko doradcy', en: 'name of the adviser' },
  about: { pl: 'formularz i temat', en: 'form and topic' },
  answers: { pl: 'odpowiedzi', en: 'answers' },
  arrived: { pl: 'dzień i godzina otrzymania', en: 'day and time of arrival' },
  company: { pl: 'nazwa firmy', en: 'name of the company' },
  count: { pl: 'liczba', en: 'number' },
  date: { pl: 'data', en: 'date' },
  days: { pl: 'liczba dni', en: 'number of days' },
  description: { pl: 'opis strony', en: 'description of the page' },
  due: { pl: 'termin odpowiedzi', en: 'when the answer is due' },
  found: { pl: 'liczba artykułów, słownie', en: 'number of articles, in words' },
  high: { pl: 'górna granica', en: 'upper end' },
  inTime: { pl: 'ile odpowiedzi w terminie', en: 'how many were answered in time' },
  items: { pl: 'lista pozycji', en: 'list of items' },
  language: { pl: 'język artykułu', en: 'language of the article' },
  languages: { pl: 'języki, w których strona jest', en: 'languages that have the page' },
  leads: { pl: 'liczba zapytań', en: 'number of leads' },
  low: { pl: 'dolna granica', en: 'lower end' },
  median: { pl: 'czas połowy odpowiedzi', en: 'time of half of the replies' },
  minutes: { pl: 'liczba minut', en: 'number of minutes' },
  monday: { pl: 'pierwszy dzień tygodnia', en: 'first day of the week' },
  n: { pl: 'liczba', en: 'number' },
  name: { pl: 'nazwa', en: 'name' },
  names: { pl: 'nazwy po przecinku', en: 'names, with commas' },
  number: { pl: 'numer', en: 'number' },
  overdue: { pl: 'ile po terminie', en: 'how many are overdue' },
  page: { pl: 'numer strony', en: 'number of the page' },
  pages: { pl: 'liczba stron', en: 'number of pages' },
  percent: { pl: 'procent', en: 'percentage' },
  phone: { pl: 'numer telefonu', en: 'telephone number' },
  q: { pl: 'szukane słowa', en: 'words searched for' },
  rate: { pl: 'stawka', en: 'rate' },
  reason: { pl: 'przyczyna', en: 'reason' },
  received: { pl: 'ile zapytań przyszło', en: 'how many leads came in' },
  reference: { pl: 'numer zapytania', en: 'reference of the lead' },
  sender: { pl: 'imię, nazwisko i firma', en: 'name and company of the sender' },
  slow: { pl: 'czas dziewięciu na dziesięć', en: 'time of nine of ten' },
  status: { pl: 'numer błędu', en: 'number of the error' },
  step: { pl: 'następny krok', en: 'next step' },
  subject: { pl: 'rodzaj oszacowania', en: 'kind of estimate' },
  sum: { pl: 'suma w walucie języka', en: 'sum in the currency of the language' },
  tag: { pl: 'temat', en: 'topic' },
  time: { pl: 'dzień i godzina', en: 'day and time' },
  title: { pl: 'tytuł', en: 'title' },
  topic: { pl: 'temat zapytania', en: 'topic of the enquiry' },
  total: { pl: 'ile razem', en: 'how many in all' },
  until: { pl: 'data końcowa', en: 'last day' },
  version: { pl: 'numer wersji', en: 'number of the version' },
  wait: { pl: 'ile to trwało', en: 'how long it took' },
  waiting: { pl: 'ile czeka', en: 'how many wait' },
  what: { pl: 'opis obrazu', en: 'description of the picture' },
  year: { pl: 'rok', en: 'year' },
  zone: { pl: 'strefa czasowa', en: 'time zone' },
};

/** For which numbers a form of a counted word is, by the last part of its key. */
export const PLURAL_FORMS: Readonly<Record<string, AdminLabel>> = {
  one: { pl: 'gdy liczba to 1', en: 'for the number 1' },
  few: { pl: 'gdy liczba to 2, 3, 4, 22…', en: 'for the numbers 2, 3, 4, 22…' },
  many: { pl: 'gdy liczba to 0, 5, 6, 11…', en: 'for the numbers 0, 5, 6, 11…' },
  other: { pl: 'gdy liczba jest inna', en: 'for all other numbers' },
};
