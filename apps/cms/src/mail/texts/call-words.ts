import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';

/** Words of the mails and calendar entries about a call with an adviser. */
interface CallWords {
  /** Before the visitor's own time, where their clock shows another. */
  yours: string;
  /** In the confirmation. */
  next: string;
  nextBy: string;
  change: string;
  changeLink: string;
  /** Title and text of the entry in the visitor's calendar. */
  entry: string;
  entryText: string;
  moved: { subject: string; heading: string; text: string };
  cancelled: { subject: string; heading: string; text: string };
  /** Another adviser calls at the same time. */
  otherAdviser: { subject: string; heading: string; text: string };
  /** The call is cancelled because no adviser will be there. */
  noAdviser: { subject: string; heading: string; text: string };
  button: string;
  /** To the adviser. */
  adviser: {
    booked: { subject: string; heading: string; text: string };
    moved: { subject: string; heading: string; text: string };
    cancelled: { subject: string; heading: string; text: string };
    /** A colleague calls instead. */
    passedOn: { subject: string; heading: string; text: string };
    /** Why it is cancelled, where the lead was deleted. */
    deleted: string;
    entry: string;
    entryText: string;
  };
  /** To the office: a call is cancelled because no adviser will be there. */
  desk: { subject: string; heading: string; text: string };
  /** Name of the time in the company's mail. */
  label: string;
}

const pl: CallWords = {
  yours: 'u Ciebie {time}',
  next: 'Doradca zadzwoni w umówionym terminie: {time}. Rozmowa trwa 15 minut. W załączniku jest termin do kalendarza.',
  nextBy:
    '{adviser} zadzwoni w umówionym terminie: {time}. Rozmowa trwa 15 minut. W załączniku jest termin do kalendarza.',
  change: 'Termin nie pasuje?',
  changeLink: 'Zmień go albo odwołaj rozmowę',
  entry: 'Rozmowa z doradcą: {company}',
  entryText:
    'Zadzwonimy pod numer podany w formularzu. Numer zapytania: {reference}. Zmiana terminu: {address}',
  moved: {
    subject: 'Nowy termin rozmowy ({reference})',
    heading: 'Nowy termin rozmowy',
    text: 'Zadzwonimy w nowym terminie: {time}. Termin do kalendarza jest w załączniku i zastępuje poprzedni.',
  },
  cancelled: {
    subject: 'Rozmowa odwołana ({reference})',
    heading: 'Rozmowa odwołana',
    text: 'Rozmowa jest odwołana: {time}. Twoje zapytanie nadal u nas jest.',
  },
  otherAdviser: {
    subject: 'Zadzwoni inny doradca ({reference})',
    heading: 'Zadzwoni inny doradca',
    text: 'Termin rozmowy zostaje: {time}. Zadzwoni {adviser}.',
  },
  noAdviser: {
    subject: 'Nie zadzwonimy w umówionym terminie ({reference})',
    heading: 'Nie zadzwonimy w umówionym terminie',
    text: 'Doradcy nie będzie w umówionym terminie: {time}. Przepraszamy. Mamy Twoje zapytanie i odezwiemy się. Nowy termin możesz też wybrać w formularzu na stronie.',
  },
  button: 'Moje zapytanie',
  adviser: {
    booked: {
      subject: '[{reference}] Rozmowa: {time}',
      heading: 'Masz umówioną rozmowę',
      text: 'Klient prosi o telefon w terminie: {time}. Numer telefonu i temat są w zapytaniu.',
    },
    moved: {
      subject: '[{reference}] Rozmowa przeniesiona: {time}',
      heading: 'Nowy termin rozmowy',
      text: 'Klient prosi o telefon w nowym terminie: {time}. Poprzedni termin jest wolny.',
    },
    cancelled: {
      subject: '[{reference}] Rozmowa odwołana: {time}',
      heading: 'Rozmowa odwołana',
      text: 'Rozmowa się nie odbędzie: {time}. Termin jest znowu wolny.',
    },
    passedOn: {
      subject: '[{reference}] Rozmowę przejmuje {adviser}: {time}',
      heading: 'Rozmowę przejmuje inna osoba',
      text: 'Zamiast Ciebie zadzwoni {adviser}. Termin: {time}.',
    },
    deleted: 'Dane klienta zostały usunięte, więc tego zapytania już nie ma.',
    entry: 'Telefon do klienta {reference}',
    entryText: 'Numer telefonu i temat są w zapytaniu: {address}',
  },
  desk: {
    subject: '[{reference}] Rozmowa odwołana, klient czeka: {time}',
    heading: 'Rozmowa odwołana, klient czeka',
    text: 'Doradcy nie będzie w terminie: {time}, a nikt inny nie ma wtedy wolnego. Klient wie, że rozmowy nie będzie, i czeka na kontakt: czas na odpowiedź już biegnie.',
  },
  label: 'Termin rozmowy',
};

const en: CallWords = {
  yours: '{time} your time',
  next: 'An adviser will call you on {time}. The call takes 15 minutes. An entry for your calendar is attached.',
  nextBy:
    '{adviser} will call you on {time}. The call takes 15 minutes. An entry for your calendar is attached.',
  change: 'Does the time not suit you?',
  changeLink: 'Move or cancel the call',
  entry: 'Call with an adviser: {company}',
  entryText:
    'We will call the number you gave us. Your reference: {reference}. To change the time: {address}',
  moved: {
    subject: 'New time for our call ({reference})',
    heading: 'New time for our call',
    text: 'We will call you on {time}. The attached calendar entry replaces the earlier one.',
  },
  cancelled: {
    subject: 'Call cancelled ({reference})',
    heading: 'Call cancelled',
    text: 'The call on {time} is cancelled. We still have your request.',
  },
  otherAdviser: {
    subject: 'Another adviser will call you ({reference})',
    heading: 'Another adviser will call you',
    text: 'The time of the call stays the same: {time}. {adviser} will call you.',
  },
  noAdviser: {
    subject: 'We cannot call you as arranged ({reference})',
    heading: 'We cannot call you as arranged',
    text: 'No adviser will be available on {time}. We are sorry. We have your request and will get in touch. You can also choose a new time in the form on our site.',
  },
  button: 'My request',
  adviser: {
    booked: {
      subject: '[{reference}] Call on {time}',
      heading: 'You have a call booked',
      text: 'A visitor asks for a call on {time}. The phone number and the topic are in the lead.',
    },
    moved: {
      subject: '[{reference}] Call moved to {time}',
      heading: 'New time for a call',
      text: 'A visitor asks for a call on {time}. The earlier time is free.',
    },
    cancelled: {
      subject: '[{reference}] Call cancelled: {time}',
      heading: 'Call cancelled',
      text: 'The call on {time} will not take place. The time is free again.',
    },
    passedOn: {
      subject: '[{reference}] {adviser} takes the call on {time}',
      heading: 'A colleague takes this call',
      text: '{adviser} will call instead of you. Time: {time}.',
    },
    deleted: 'The visitor’s data was deleted, so the lead no longer exists.',
    entry: 'Phone call {reference}',
    entryText: 'The phone number and the topic are in the lead: {address}',
  },
  desk: {
    subject: '[{reference}] Call cancelled, the visitor waits: {time}',
    heading: 'Call cancelled, the visitor waits',
    text: 'The adviser will not be there on {time}, and no colleague is free then. The visitor knows that there will be no call, and is waiting to hear from you: the reply deadline is running.',
  },
  label: 'Time of the call',
};

const de: CallWords = {
  yours: 'bei Ihnen {time}',
  next: 'Wir rufen Sie an: {time}. Das Gespräch dauert 15 Minuten. Ein Eintrag für Ihren Kalender liegt bei.',
  nextBy:
    '{adviser} ruft Sie an: {time}. Das Gespräch dauert 15 Minuten. Ein Eintrag für Ihren Kalender liegt bei.',
  change: 'Passt der Termin nicht?',
  changeLink: 'Gespräch verschieben oder absagen',
  entry: 'Beratungsgespräch: {company}',
  entryText:
    'Wir rufen die Nummer an, die Sie angegeben haben. Ihre Anfrage: {reference}. Termin ändern: {address}',
  moved: {
    subject: 'Neuer Termin für unser Gespräch ({reference})',
    heading: 'Neuer Termin für unser Gespräch',
    text: 'Wir rufen Sie an: {time}. Der beiliegende Kalendereintrag ersetzt den bisherigen.',
  },
  cancelled: {
    subject: 'Gespräch abgesagt ({reference})',
    heading: 'Gespräch abgesagt',
    text: 'Das Gespräch am {time} ist abgesagt. Ihre Anfrage liegt uns weiterhin vor.',
  },
  otherAdviser: {
    subject: 'Jemand anderes ruft Sie an ({reference})',
    heading: 'Jemand anderes ruft Sie an',
    text: 'Der Termin bleibt: {time}. Es ruft Sie an: {adviser}.',
  },
  noAdviser: {
    subject: 'Wir können nicht wie vereinbart anrufen ({reference})',
    heading: 'Wir können nicht wie vereinbart anrufen',
    text: 'Zum vereinbarten Termin ist bei uns niemand frei: {time}. Das tut uns leid. Ihre Anfrage liegt uns vor, und wir melden uns bei Ihnen. Einen neuen Termin können Sie auch im Formular auf unserer Website wählen.',
  },
  button: 'Meine Anfrage',
  adviser: {
    booked: {
      subject: '[{reference}] Gespräch am {time}',
      heading: 'Sie haben einen Gesprächstermin',
      text: 'Jemand bittet um einen Anruf am {time}. Telefonnummer und Thema stehen in der Anfrage.',
    },
    moved: {
      subject: '[{reference}] Gespräch verschoben auf {time}',
      heading: 'Neuer Termin für ein Gespräch',
      text: 'Jemand bittet um einen Anruf am {time}. Der bisherige Termin ist frei.',
    },
    cancelled: {
      subject: '[{reference}] Gespräch abgesagt: {time}',
      heading: 'Gespräch abgesagt',
      text: 'Das Gespräch am {time} findet nicht statt. Der Termin ist wieder frei.',
    },
    passedOn: {
      subject: '[{reference}] {adviser} übernimmt das Gespräch am {time}',
      heading: 'Jemand anderes übernimmt das Gespräch',
      text: 'Statt Ihnen ruft an: {adviser}. Termin: {time}.',
    },
    deleted: 'Die Daten dieser Person wurden gelöscht, die Anfrage gibt es nicht mehr.',
    entry: 'Anruf {reference}',
    entryText: 'Telefonnummer und Thema stehen in der Anfrage: {address}',
  },
  desk: {
    subject: '[{reference}] Gespräch abgesagt, jemand wartet: {time}',
    heading: 'Gespräch abgesagt, jemand wartet',
    text: 'Die zuständige Person ist zum Termin nicht da: {time}. Niemand sonst ist dann frei. Die Person weiß, dass das Gespräch ausfällt, und wartet auf eine Nachricht: Die Antwortfrist läuft.',
  },
  label: 'Termin des Gesprächs',
};

/** Words of these mails by language. */
export const CALLS: Record<Locale, CallWords> = typesetLocales({ pl, en, de });
