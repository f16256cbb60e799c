import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';
import type { DigestLine } from '../../leads/management/digest.ts';

interface NoticeWords {
  withdrawal: {
    subject: string;
    heading: string;
    text: string;
    until: string;
  };
  digest: {
    subject: string;
    heading: string;
    text: string;
    storedFor: string;
  };
  /** The digest of a morning. */
  morning: {
    subject: string;
    heading: string;
    lines: Record<DigestLine, string>;
    silencedNote: string;
    asOf: string;
  };
  /** A customer of a lead has written. */
  reply: { subject: string; heading: string; text: string };
  /** A colleague's reply did not arrive. */
  lost: { subject: string; heading: string; text: string; reason: string };
  /** A mail came in that fits no lead. */
  unmatched: { subject: string; heading: string; text: string };
  /** Before the subject of a mail. */
  mailSubject: string;
  /** More came in within an hour. */
  allUnmatched: { subject: string; heading: string; text: string; spam: string; open: string };
  open: string;
  openList: string;
  openInbox: string;
}

const pl: NoticeWords = {
  withdrawal: {
    subject: '[{reference}] Zgoda wycofana',
    heading: 'Zgoda wycofana',
    text: 'Osoba, która wysłała zapytanie {reference}, wycofała zgodę na przetwarzanie danych. Prosimy nie kontaktować się z nią w tej sprawie.',
    until: 'Zapytanie z załącznikami zostanie usunięte automatycznie, najpóźniej za {days} dni.',
  },
  digest: {
    subject: 'Kwarantanna: nowych zapytań {count}',
    heading: 'Zapytania w kwarantannie',
    text: 'Te zapytania mają po dwie niezależne oznaki spamu albo napłynęły naraz w dużej liczbie. Przyjęliśmy je i odłożyliśmy na bok; liczba nowych: {count}. Nikt z nadawców nie dostał potwierdzenia.',
    storedFor:
      'Prosimy je przejrzeć i prawdziwym nadać stan „Nowe”. Pozostałe znikną po {days} dniach.',
  },
  morning: {
    subject: 'Na dziś: czeka {waiting}, po terminie {overdue}',
    heading: 'Zestawienie na dziś',
    lines: {
      waiting: 'Czekają na odpowiedź: {count}',
      overdue: 'Po terminie: {count}',
      unverified: 'Niezweryfikowane, nowe od ostatniego zestawienia: {count}',
      silenced: 'Kwarantanna, nowe od ostatniego zestawienia: {count}',
      failed: 'Wiadomości, których nie udało się wysłać: {count}',
    },
    silencedNote:
      'O zapytaniach w kwarantannie nikt nie dostał osobnej wiadomości. Prosimy je przejrzeć i prawdziwym nadać stan „Nowe”.',
    asOf: 'Stan na {time} ({zone}).',
  },
  reply: {
    subject: '[{reference}] {sender}: {subject}',
    heading: 'Klient odpisał',
    text: 'Odpowiedz w panelu: odpowiedź na to powiadomienie nie trafi do klienta.',
  },
  lost: {
    subject: '[{reference}] Twoja odpowiedź nie dotarła',
    heading: 'Odpowiedź nie dotarła',
    text: 'Sprawdź adres i wyślij odpowiedź jeszcze raz albo zadzwoń. Zapytanie znów jest w toku.',
    reason: 'Powód',
  },
  unmatched: {
    subject: 'Bez zapytania: {sender}: {subject}',
    heading: 'Wiadomość bez zapytania',
    text: 'Ta wiadomość nie pasuje do żadnego zapytania. Otwórz ją w panelu i przypisz do zapytania albo utwórz z niej nowe.',
  },
  mailSubject: 'Temat',
  allUnmatched: {
    subject: 'Wiadomości bez zapytania: {count}',
    heading: 'Wiadomości bez zapytania',
    text: 'W ciągu godziny przyszło więcej wiadomości, które nie pasują do żadnego zapytania. Razem czeka ich teraz: {count}. O następnych napiszemy najwyżej raz na godzinę.',
    spam: 'W widoku „Spam” leżą: {count}. Nic nie zostało wyrzucone.',
    open: 'Otwórz listę',
  },
  open: 'Otwórz w panelu',
  openList: 'Przejrzyj kwarantannę',
  openInbox: 'Otwórz skrzynkę',
};

const en: NoticeWords = {
  withdrawal: {
    subject: '[{reference}] Consent withdrawn',
    heading: 'Consent withdrawn',
    text: 'The sender of lead {reference} has withdrawn their consent. Please do not contact them about it any more.',
    until: 'The lead and its files will be deleted automatically within {days} days.',
  },
  digest: {
    subject: 'Quarantine: {count} new',
    heading: 'Leads in quarantine',
    text: 'These leads show two independent signs of spam, or came in a flood. They were accepted and put aside; new since the last message: {count}. None of the senders was sent a confirmation.',
    storedFor:
      'Please look through them and set the genuine ones to “New”. The others disappear after {days} days.',
  },
  morning: {
    subject: 'Today: {waiting} waiting, {overdue} overdue',
    heading: 'What is waiting today',
    lines: {
      waiting: 'Waiting for an answer: {count}',
      overdue: 'Overdue: {count}',
      unverified: 'Unverified, new since the last digest: {count}',
      silenced: 'Quarantined, new since the last digest: {count}',
      failed: 'Messages that could not be sent: {count}',
    },
    silencedNote:
      'No separate notices were sent about the leads in quarantine. Please look through them and set the genuine ones to “New”.',
    asOf: 'As of {time} ({zone}).',
  },
  reply: {
    subject: '[{reference}] {sender}: {subject}',
    heading: 'The customer has replied',
    text: 'Answer in the back office: a reply to this notice does not reach the customer.',
  },
  lost: {
    subject: '[{reference}] Your reply was not delivered',
    heading: 'Reply not delivered',
    text: 'Check the address and send the reply again, or call. The lead is in progress again.',
    reason: 'Reason',
  },
  unmatched: {
    subject: 'No lead yet: {sender}: {subject}',
    heading: 'Message without a lead',
    text: 'This message fits no lead. Open it in the back office and assign it, or make a new lead of it.',
  },
  mailSubject: 'Subject',
  allUnmatched: {
    subject: 'Messages without a lead: {count}',
    heading: 'Messages without a lead',
    text: 'Within an hour more messages arrived that fit no lead. Waiting now: {count}. We will report further ones once an hour at most.',
    spam: 'In the view “Spam”: {count}. Nothing was thrown away.',
    open: 'Open the list',
  },
  open: 'Open in the back office',
  openList: 'Look through the quarantine',
  openInbox: 'Open the inbox',
};

const de: NoticeWords = {
  withdrawal: {
    subject: '[{reference}] Einwilligung widerrufen',
    heading: 'Einwilligung widerrufen',
    text: 'Die Einwilligung zur Anfrage {reference} wurde widerrufen. Bitte nehmen Sie dazu keinen Kontakt mehr auf.',
    until: 'Die Anfrage wird samt Anhängen automatisch gelöscht, spätestens in {days} Tagen.',
  },
  digest: {
    subject: 'Quarantäne: {count} neu',
    heading: 'Anfragen in Quarantäne',
    text: 'Diese Anfragen zeigen zwei unabhängige Anzeichen von Spam oder kamen in großer Zahl auf einmal. Sie wurden angenommen und beiseitegelegt; neu seit der letzten Nachricht: {count}. Niemand hat dazu eine Bestätigung erhalten.',
    storedFor:
      'Bitte sehen Sie sie durch und setzen Sie die echten auf „Neu“. Die übrigen verschwinden nach {days} Tagen.',
  },
  morning: {
    subject: 'Heute: {waiting} wartend, {overdue} überfällig',
    heading: 'Was heute ansteht',
    lines: {
      waiting: 'Warten auf Antwort: {count}',
      overdue: 'Überfällig: {count}',
      unverified: 'Ungeprüft, neu seit der letzten Übersicht: {count}',
      silenced: 'Quarantäne, neu seit der letzten Übersicht: {count}',
      failed: 'Nicht gesendete Nachrichten: {count}',
    },
    silencedNote:
      'Zu den Anfragen in Quarantäne wurde niemand einzeln benachrichtigt. Bitte sehen Sie sie durch und setzen Sie die echten auf „Neu“.',
    asOf: 'Stand: {time} ({zone}).',
  },
  reply: {
    subject: '[{reference}] {sender}: {subject}',
    heading: 'Der Kunde hat geantwortet',
    text: 'Bitte antworten Sie im Backoffice: Eine Antwort auf diese Benachrichtigung erreicht den Kunden nicht.',
  },
  lost: {
    subject: '[{reference}] Ihre Antwort wurde nicht zugestellt',
    heading: 'Antwort nicht zugestellt',
    text: 'Prüfen Sie die Adresse und senden Sie die Antwort erneut, oder rufen Sie an. Die Anfrage ist wieder in Bearbeitung.',
    reason: 'Grund',
  },
  unmatched: {
    subject: 'Ohne Anfrage: {sender}: {subject}',
    heading: 'Nachricht ohne Anfrage',
    text: 'Diese Nachricht passt zu keiner Anfrage. Öffnen Sie sie im Backoffice und ordnen Sie sie zu, oder legen Sie daraus eine neue Anfrage an.',
  },
  mailSubject: 'Betreff',
  allUnmatched: {
    subject: 'Nachrichten ohne Anfrage: {count}',
    heading: 'Nachrichten ohne Anfrage',
    text: 'Innerhalb einer Stunde sind weitere Nachrichten eingegangen, die zu keiner Anfrage passen. Jetzt warten: {count}. Über weitere informieren wir höchstens einmal pro Stunde.',
    spam: 'In der Ansicht „Spam“ liegen: {count}. Nichts wurde weggeworfen.',
    open: 'Liste öffnen',
  },
  open: 'Im Backoffice öffnen',
  openList: 'Quarantäne durchsehen',
  openInbox: 'Posteingang öffnen',
};

/** Words of other mails to the company, by language. */
export const NOTICES: Record<Locale, NoticeWords> = typesetLocales({ pl, en, de });
