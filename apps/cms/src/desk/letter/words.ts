import { DEFAULT_LOCALE, isLocale, type Locale } from '@tkalnia/contract';

const pl = {
  received: 'Otrzymano',
  from: 'Od kogo',
  name: 'Imię i nazwisko',
  company: 'Firma',
  mail: 'E-mail',
  phone: 'Telefon',
  message: 'Wiadomość',
  further: 'Pozostałe odpowiedzi',
  unchecked: 'Pola spoza formularza',
  origin: 'Skąd',
  language: 'Język',
  page: 'Strona',
  referrer: 'Strona odsyłająca',
  campaign: 'Kampania',
  network: 'Sieć',
  verification: 'Weryfikacja',
  consent: 'Na co się zgodzono',
  version: 'Wersja klauzuli',
  accepted: 'Zaakceptowano',
  clauseGone: 'Treści tej wersji nie ma już w ustawieniach strony.',
  messages: 'Wysłane wiadomości',
  noMessages: 'To zapytanie nie wywołało żadnej wiadomości.',
  attempts: 'próby',
  sendAgain: 'Wyślij ponownie',
  sendingFailed: 'Nie udało się. Odśwież stronę i spróbuj jeszcze raz.',
};

type Words = typeof pl;

const en: Words = {
  received: 'Received',
  from: 'From',
  name: 'Name',
  company: 'Company',
  mail: 'E-mail',
  phone: 'Phone',
  message: 'Message',
  further: 'Further answers',
  unchecked: 'Fields that are not part of the form',
  origin: 'Where from',
  language: 'Language',
  page: 'Page',
  referrer: 'Referrer',
  campaign: 'Campaign',
  network: 'Network',
  verification: 'Verification',
  consent: 'What was agreed to',
  version: 'Version of the clause',
  accepted: 'Accepted',
  clauseGone: 'The site settings no longer hold the text of this version.',
  messages: 'Messages',
  noMessages: 'This lead caused no message.',
  attempts: 'attempts',
  sendAgain: 'Send again',
  sendingFailed: 'That did not work. Reload the page and try once more.',
};

const de: Words = {
  received: 'Eingegangen',
  from: 'Von',
  name: 'Name',
  company: 'Firma',
  mail: 'E-Mail',
  phone: 'Telefon',
  message: 'Nachricht',
  further: 'Weitere Angaben',
  unchecked: 'Felder, die nicht zum Formular gehören',
  origin: 'Herkunft',
  language: 'Sprache',
  page: 'Seite',
  referrer: 'Verweisende Seite',
  campaign: 'Kampagne',
  network: 'Netz',
  verification: 'Prüfung',
  consent: 'Einwilligung',
  version: 'Fassung der Klausel',
  accepted: 'Angenommen',
  clauseGone: 'Der Text dieser Fassung steht nicht mehr in den Website-Einstellungen.',
  messages: 'Nachrichten',
  noMessages: 'Diese Anfrage hat keine Nachricht ausgelöst.',
  attempts: 'Versuche',
  sendAgain: 'Noch einmal senden',
  sendingFailed:
    'Das hat nicht geklappt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
};

const WORDS: Record<Locale, Words> = { pl, en, de };

/** Language of the back office as one of ours, with the words of the lead's page in it. */
export function wordsIn(language: string): { locale: Locale; words: Words } {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  return { locale, words: WORDS[locale] };
}
