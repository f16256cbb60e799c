import { type Locale, typesetLocales } from '@tkalnia/contract';

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
    kept: (days: number) => string;
  };
  open: string;
  openList: string;
}

const pl: NoticeWords = {
  withdrawal: {
    subject: (reference) => `[${reference}] Zgoda wycofana`,
    heading: 'Zgoda wycofana',
    text: (reference) =>
      `Osoba, która wysłała zapytanie ${reference}, wycofała zgodę na przetwarzanie danych. Prosimy nie kontaktować się z nią w tej sprawie.`,
    until: (days) => `Zapytanie z załącznikami zostanie usunięte samo, najpóźniej za ${days} dni.`,
  },
  digest: {
    subject: (count) => `Kwarantanna: nowych zapytań ${count}`,
    heading: 'Zapytania w kwarantannie',
    text: (count) =>
      `Do formularzy napłynęło więcej zapytań niż zwykle. Przyjęliśmy je i odłożyliśmy na bok; liczba nowych: ${count}. Nikt z nadawców nie dostał potwierdzenia.`,
    kept: (days) =>
      `Prosimy je przejrzeć i prawdziwym nadać stan „Nowe”. Pozostałe znikną po ${days} dniach.`,
  },
  open: 'Otwórz w panelu',
  openList: 'Przejrzyj kwarantannę',
};

const en: NoticeWords = {
  withdrawal: {
    subject: (reference) => `[${reference}] Consent withdrawn`,
    heading: 'Consent withdrawn',
    text: (reference) =>
      `The sender of lead ${reference} has withdrawn their consent. Please do not contact them about it any more.`,
    until: (days) => `The lead and its files delete themselves within ${days} days.`,
  },
  digest: {
    subject: (count) => `Quarantine: ${count} new`,
    heading: 'Leads in quarantine',
    text: (count) =>
      `More forms came in than usual. They were accepted and put aside; new since the last message: ${count}. None of the senders was sent a confirmation.`,
    kept: (days) =>
      `Please look through them and set the genuine ones to “New”. The others disappear after ${days} days.`,
  },
  open: 'Open in the back office',
  openList: 'Look through the quarantine',
};

const de: NoticeWords = {
  withdrawal: {
    subject: (reference) => `[${reference}] Einwilligung widerrufen`,
    heading: 'Einwilligung widerrufen',
    text: (reference) =>
      `Der Absender der Anfrage ${reference} hat seine Einwilligung widerrufen. Bitte nehmen Sie dazu keinen Kontakt mehr auf.`,
    until: (days) => `Die Anfrage löscht sich samt Anhängen spätestens in ${days} Tagen.`,
  },
  digest: {
    subject: (count) => `Quarantäne: ${count} neu`,
    heading: 'Anfragen in Quarantäne',
    text: (count) =>
      `Es sind mehr Formulare eingegangen als üblich. Sie wurden angenommen und beiseitegelegt; neu seit der letzten Nachricht: ${count}. Keiner der Absender hat eine Bestätigung erhalten.`,
    kept: (days) =>
      `Bitte sehen Sie sie durch und setzen Sie die echten auf „Neu“. Die übrigen verschwinden nach ${days} Tagen.`,
  },
  open: 'Im Backoffice öffnen',
  openList: 'Quarantäne durchsehen',
};

/** Words of what else the company is told, by language. */
export const NOTICES: Record<Locale, NoticeWords> = typesetLocales({ pl, en, de });
