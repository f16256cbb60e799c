import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';

/** Words of the mail that confirms a submission to its visitor. */
interface ConfirmationWords {
  subject: string;
  heading: string;
  greeting: string;
  arrived: string;
  nextOpen: string;
  nextToday: string;
  nextClosed: string;
  nextCareer: string;
  quote: string;
  estimate: string;
  estimateLink: string;
  /** Before the link to the request. */
  own: string;
  ownLink: string;
  closing: string;
  /** Of a person who asks to be called, in place of the same above. */
  call: { subject: string; heading: string; arrived: string; number: string };
}

/** Words of the mail that reports a lead to the company. */
interface NotificationWords {
  subject: string;
  heading: string;
  name: string;
  company: string;
  mail: string;
  phone: string;
  page: string;
  language: string;
  message: string;
  estimate: string;
  /** Before the names of files that the company does not get. */
  removed: string;
  open: string;
  reply: string;
}

const pl: ConfirmationWords = {
  subject: 'Mamy Twoją wiadomość ({reference})',
  heading: 'Wiadomość dotarła',
  greeting: 'Dzień dobry,',
  arrived: 'dziękujemy za wiadomość wysłaną z naszej strony. Zapisaliśmy ją pod numerem:',
  nextOpen: 'Jesteśmy teraz w biurze, więc odezwiemy się zwykle w ciągu {minutes} minut.',
  nextToday: 'Biuro otwieramy dziś o {time}. Wtedy się odezwiemy.',
  nextClosed: 'Biuro jest teraz zamknięte. Odezwiemy się w najbliższym dniu roboczym.',
  nextCareer: 'Przeczytamy zgłoszenie i odezwiemy się, gdy tylko będziemy wiedzieli, co dalej.',
  quote: 'Jeśli chcesz coś dodać, odpowiedz na tę wiadomość albo zadzwoń i podaj ten numer.',
  estimate: 'Twoje oszacowanie {number}',
  estimateLink: 'oszacowanie na stronie, do obejrzenia i zapisania jako PDF',
  own: 'To, co do nas trafiło, możesz w każdej chwili zobaczyć, pobrać albo usunąć:',
  ownLink: 'moje zapytanie',
  closing: 'Z pozdrowieniami',
  call: {
    subject: 'Zadzwonimy do Ciebie: {topic} ({reference})',
    heading: 'Zadzwonimy do Ciebie',
    arrived: 'dziękujemy za prośbę o rozmowę. Temat: {topic}. Zapisaliśmy ją pod numerem:',
    number:
      'Doradca zadzwoni na numer {number}. Jeśli numer się nie zgadza, odpowiedz na tę wiadomość.',
  },
};

const en: ConfirmationWords = {
  subject: 'We have your message ({reference})',
  heading: 'Your message has arrived',
  greeting: 'Hello,',
  arrived: 'Thank you for writing to us through our website. Your reference is:',
  nextOpen: 'We are in the office now and usually reply within {minutes} minutes.',
  nextToday: 'The office opens today at {time}. We will be in touch then.',
  nextClosed: 'The office is closed at the moment. We will be in touch on the next working day.',
  nextCareer: 'We will read your application and write to you as soon as we know the next step.',
  quote: 'If you would like to add anything, reply to this email or quote the number on the phone.',
  estimate: 'Your estimate {number}',
  estimateLink: 'the estimate online, to view or save as a PDF',
  own: 'You can see, download or delete what you sent us at any time:',
  ownLink: 'my request',
  closing: 'Kind regards',
  call: {
    subject: 'We will call you: {topic} ({reference})',
    heading: 'We will call you',
    arrived: 'Thank you for asking us to call. Topic: {topic}. Your reference is:',
    number: 'An adviser will call {number}. If that number is wrong, reply to this email.',
  },
};

const de: ConfirmationWords = {
  subject: 'Ihre Nachricht ist angekommen ({reference})',
  heading: 'Ihre Nachricht ist angekommen',
  greeting: 'Guten Tag,',
  arrived: 'vielen Dank für Ihre Nachricht über unsere Website. Wir führen sie unter der Nummer:',
  nextOpen: 'Unser Büro ist gerade geöffnet: Wir antworten meist innerhalb von {minutes} Minuten.',
  nextToday: 'Unser Büro öffnet heute um {time} Uhr. Dann melden wir uns bei Ihnen.',
  nextClosed: 'Unser Büro ist gerade geschlossen. Wir melden uns am nächsten Arbeitstag bei Ihnen.',
  nextCareer: 'Wir lesen Ihre Bewerbung und melden uns, sobald der nächste Schritt feststeht.',
  quote:
    'Wenn Sie etwas ergänzen möchten, antworten Sie auf diese E-Mail oder nennen Sie am Telefon die Nummer.',
  estimate: 'Ihre Schätzung {number}',
  estimateLink: 'Die Schätzung online ansehen oder als PDF speichern',
  own: 'Was Sie uns geschickt haben, können Sie jederzeit ansehen, herunterladen oder löschen:',
  ownLink: 'meine Anfrage',
  closing: 'Mit freundlichen Grüßen',
  call: {
    subject: 'Wir rufen Sie an: {topic} ({reference})',
    heading: 'Wir rufen Sie an',
    arrived:
      'vielen Dank für Ihre Bitte um einen Anruf. Thema: {topic}. Wir führen sie unter der Nummer:',
    number:
      'Wir rufen Sie unter {number} an. Falls die Nummer nicht stimmt, antworten Sie auf diese E-Mail.',
  },
};

/** Words of the visitor's confirmation by language. */
export const CONFIRMATION: Record<Locale, ConfirmationWords> = typesetLocales({ pl, en, de });

/** Words of the company's notification by language. */
export const NOTIFICATION: Record<Locale, NotificationWords> = typesetLocales({
  pl: {
    subject: '[{reference}] Nowe zapytanie: {about}',
    heading: 'Nowe zapytanie',
    name: 'Imię i nazwisko',
    company: 'Firma',
    mail: 'E-mail',
    phone: 'Telefon',
    page: 'Strona',
    language: 'Język',
    message: 'Wiadomość',
    estimate: 'Oszacowanie',
    removed: 'Pliki usunięte, bo skaner wykrył w nich wirusa',
    open: 'Otwórz w panelu',
    reply: 'Odpowiedź na tę wiadomość trafi wprost do osoby, która wysłała zapytanie.',
  },
  en: {
    subject: '[{reference}] New lead: {about}',
    heading: 'New lead',
    name: 'Name',
    company: 'Company',
    mail: 'Email',
    phone: 'Phone',
    page: 'Page',
    language: 'Language',
    message: 'Message',
    estimate: 'Estimate',
    removed: 'Files removed because the scanner found a virus in them',
    open: 'Open in the back office',
    reply: 'A reply to this email goes straight to the sender of the lead.',
  },
  de: {
    subject: '[{reference}] Neue Anfrage: {about}',
    heading: 'Neue Anfrage',
    name: 'Name',
    company: 'Firma',
    mail: 'E-Mail',
    phone: 'Telefon',
    page: 'Seite',
    language: 'Sprache',
    message: 'Nachricht',
    estimate: 'Schätzung',
    removed: 'Entfernte Dateien, in denen der Scanner einen Virus gefunden hat',
    open: 'Im Backoffice öffnen',
    reply: 'Eine Antwort auf diese E-Mail geht direkt an die Person, die angefragt hat.',
  },
});

/** Words of a request as PDF, which its sender can save. */
export const REQUEST: Record<Locale, { request: string; of: string; title: string }> =
  typesetLocales({
    pl: { request: 'Zgłoszenie', of: 'z dnia {date}', title: 'Co do nas trafiło' },
    en: { request: 'Request', of: '{date}', title: 'What you sent us' },
    de: { request: 'Anfrage', of: 'vom {date}', title: 'Was Sie uns geschickt haben' },
  });
