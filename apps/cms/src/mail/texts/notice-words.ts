import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';
import type { DigestLine } from '../../leads/digest.ts';

interface NoticeWords {
  withdrawal: {
    subject: (reference: string) => string;
    heading: string;
    text: (reference: string) => string;
    until: (days: number) => string;
  };
  digest: {
    subject: (count: number) => string;
    heading: string;
    text: (count: number) => string;
    storedFor: (days: number) => string;
  };
  /** The digest of a morning. */
  morning: {
    subject: (waiting: number, overdue: number) => string;
    heading: string;
    lines: Record<DigestLine, (count: number) => string>;
    silencedNote: string;
    asOf: (time: string, zone: string) => string;
  };
  open: string;
  openList: string;
  openInbox: string;
}

const pl: NoticeWords = {
  withdrawal: {
    subject: (reference) => `[${reference}] Zgoda wycofana`,
    heading: 'Zgoda wycofana',
    text: (reference) =>
      `Osoba, która wysłała zapytanie ${reference}, wycofała zgodę na przetwarzanie danych. Prosimy nie kontaktować się z nią w tej sprawie.`,
    until: (days) =>
      `Zapytanie z załącznikami zostanie usunięte automatycznie, najpóźniej za ${days} dni.`,
  },
  digest: {
    subject: (count) => `Kwarantanna: nowych zapytań ${count}`,
    heading: 'Zapytania w kwarantannie',
    text: (count) =>
      `Te zapytania mają po dwie niezależne oznaki spamu albo napłynęły naraz w dużej liczbie. Przyjęliśmy je i odłożyliśmy na bok; liczba nowych: ${count}. Nikt z nadawców nie dostał potwierdzenia.`,
    storedFor: (days) =>
      `Prosimy je przejrzeć i prawdziwym nadać stan „Nowe”. Pozostałe znikną po ${days} dniach.`,
  },
  morning: {
    subject: (waiting, overdue) => `Na dziś: czeka ${waiting}, po terminie ${overdue}`,
    heading: 'Zestawienie na dziś',
    lines: {
      waiting: (count) => `Czekają na odpowiedź: ${count}`,
      overdue: (count) => `Po terminie: ${count}`,
      unverified: (count) => `Niezweryfikowane, nowe od ostatniego zestawienia: ${count}`,
      silenced: (count) => `Kwarantanna, nowe od ostatniego zestawienia: ${count}`,
      failed: (count) => `Wiadomości, których nie udało się wysłać: ${count}`,
    },
    silencedNote:
      'O zapytaniach w kwarantannie nikt nie dostał osobnej wiadomości. Prosimy je przejrzeć i prawdziwym nadać stan „Nowe”.',
    asOf: (time, zone) => `Stan na ${time} (${zone}).`,
  },
  open: 'Otwórz w panelu',
  openList: 'Przejrzyj kwarantannę',
  openInbox: 'Otwórz skrzynkę',
};

const en: NoticeWords = {
  withdrawal: {
    subject: (reference) => `[${reference}] Consent withdrawn`,
    heading: 'Consent withdrawn',
    text: (reference) =>
      `The sender of lead ${reference} has withdrawn their consent. Please do not contact them about it any more.`,
    until: (days) => `The lead and its files will be deleted automatically within ${days} days.`,
  },
  digest: {
    subject: (count) => `Quarantine: ${count} new`,
    heading: 'Leads in quarantine',
    text: (count) =>
      `These leads show two independent signs of spam, or came in a flood. They were accepted and put aside; new since the last message: ${count}. None of the senders was sent a confirmation.`,
    storedFor: (days) =>
      `Please look through them and set the genuine ones to “New”. The others disappear after ${days} days.`,
  },
  morning: {
    subject: (waiting, overdue) => `Today: ${waiting} waiting, ${overdue} overdue`,
    heading: 'What waits today',
    lines: {
      waiting: (count) => `Waiting for an answer: ${count}`,
      overdue: (count) => `Overdue: ${count}`,
      unverified: (count) => `Unverified, new since the last digest: ${count}`,
      silenced: (count) => `Quarantined, new since the last digest: ${count}`,
      failed: (count) => `Messages that could not be sent: ${count}`,
    },
    silencedNote:
      'Nobody was mailed about the leads in quarantine one by one. Please look through them and set the genuine ones to “New”.',
    asOf: (time, zone) => `As of ${time} (${zone}).`,
  },
  open: 'Open in the back office',
  openList: 'Look through the quarantine',
  openInbox: 'Open the inbox',
};

const de: NoticeWords = {
  withdrawal: {
    subject: (reference) => `[${reference}] Einwilligung widerrufen`,
    heading: 'Einwilligung widerrufen',
    text: (reference) =>
      `Der Absender der Anfrage ${reference} hat seine Einwilligung widerrufen. Bitte nehmen Sie dazu keinen Kontakt mehr auf.`,
    until: (days) =>
      `Die Anfrage wird samt Anhängen automatisch gelöscht, spätestens in ${days} Tagen.`,
  },
  digest: {
    subject: (count) => `Quarantäne: ${count} neu`,
    heading: 'Anfragen in Quarantäne',
    text: (count) =>
      `Diese Anfragen zeigen zwei unabhängige Anzeichen von Spam oder kamen in großer Zahl auf einmal. Sie wurden angenommen und beiseitegelegt; neu seit der letzten Nachricht: ${count}. Keiner der Absender hat eine Bestätigung erhalten.`,
    storedFor: (days) =>
      `Bitte sehen Sie sie durch und setzen Sie die echten auf „Neu“. Die übrigen verschwinden nach ${days} Tagen.`,
  },
  morning: {
    subject: (waiting, overdue) => `Heute: ${waiting} wartend, ${overdue} überfällig`,
    heading: 'Was heute ansteht',
    lines: {
      waiting: (count) => `Warten auf Antwort: ${count}`,
      overdue: (count) => `Überfällig: ${count}`,
      unverified: (count) => `Ungeprüft, neu seit der letzten Übersicht: ${count}`,
      silenced: (count) => `Quarantäne, neu seit der letzten Übersicht: ${count}`,
      failed: (count) => `Nicht gesendete Nachrichten: ${count}`,
    },
    silencedNote:
      'Zu den Anfragen in Quarantäne wurde niemand einzeln benachrichtigt. Bitte sehen Sie sie durch und setzen Sie die echten auf „Neu“.',
    asOf: (time, zone) => `Stand: ${time} (${zone}).`,
  },
  open: 'Im Backoffice öffnen',
  openList: 'Quarantäne durchsehen',
  openInbox: 'Posteingang öffnen',
};

/** Words of other mails to the company, by language. */
export const NOTICES: Record<Locale, NoticeWords> = typesetLocales({ pl, en, de });
