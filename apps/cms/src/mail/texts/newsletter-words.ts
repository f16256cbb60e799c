import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';

interface NewsletterWords {
  /** Asks the owner of the mailbox to confirm the sign-up. */
  optIn: {
    subject: string;
    heading: string;
    asked: string;
    button: string;
    ignore: string;
  };
  /** For a second sign-up. */
  already: { subject: string; heading: string; text: string };
  welcome: { subject: string; heading: string; text: string };
  leave: string;
  leaveLink: string;
}

const pl: NewsletterWords = {
  optIn: {
    subject: 'Potwierdź zapis na newsletter firmy {company}',
    heading: 'Jeszcze jedno kliknięcie',
    asked:
      'Ktoś, prawdopodobnie Ty, podał ten adres, aby dostawać newsletter firmy {company}. Potwierdź, że to Twoja prośba.',
    button: 'Potwierdzam zapis',
    ignore:
      'Jeśli to pomyłka, nie musisz nic robić: bez potwierdzenia niczego nie wyślemy, a po {days} dniach usuniemy ten adres.',
  },
  already: {
    subject: 'Newsletter firmy {company}: ten adres jest już zapisany',
    heading: 'Ten adres jest już na liście',
    text: 'Ktoś, prawdopodobnie Ty, ponownie podał ten adres. Newsletter przychodzi na niego już teraz, więc nie trzeba nic robić.',
  },
  welcome: {
    subject: 'Witamy w newsletterze firmy {company}',
    heading: 'Zapis potwierdzony',
    text: 'Dziękujemy. Od teraz nasz newsletter będzie przychodzić na ten adres.',
  },
  leave: 'Nie chcesz już dostawać newslettera?',
  leaveLink: 'Wypisz ten adres',
};

const en: NewsletterWords = {
  optIn: {
    subject: 'Please confirm: {company} newsletter',
    heading: 'One more click',
    asked:
      'Someone, probably you, entered this address to receive the {company} newsletter. Please confirm that it was you.',
    button: 'Confirm subscription',
    ignore:
      'If this is a mistake, simply do nothing: without a confirmation we send nothing, and we delete the address after {days} days.',
  },
  already: {
    subject: '{company} newsletter: this address is already subscribed',
    heading: 'You are already on the list',
    text: 'Someone, probably you, entered this address again. The newsletter already goes to it, so there is nothing left to do.',
  },
  welcome: {
    subject: 'Welcome to the {company} newsletter',
    heading: 'Subscription confirmed',
    text: 'Thank you. From now on our newsletter comes to this address.',
  },
  leave: 'No longer want the newsletter?',
  leaveLink: 'Unsubscribe this address',
};

const de: NewsletterWords = {
  optIn: {
    subject: 'Bitte bestätigen: Newsletter von {company}',
    heading: 'Nur noch ein Klick',
    asked:
      'Jemand, vermutlich Sie, hat diese Adresse für den Newsletter von {company} eingetragen. Bitte bestätigen Sie, dass Sie es waren.',
    button: 'Anmeldung bestätigen',
    ignore:
      'Falls das ein Versehen war, brauchen Sie nichts zu tun: Ohne Bestätigung senden wir nichts und löschen die Adresse nach {days} Tagen.',
  },
  already: {
    subject: 'Newsletter von {company}: Diese Adresse ist bereits angemeldet',
    heading: 'Sie stehen schon auf der Liste',
    text: 'Jemand, vermutlich Sie, hat diese Adresse noch einmal eingetragen. Der Newsletter geht bereits an sie, Sie brauchen also nichts weiter zu tun.',
  },
  welcome: {
    subject: 'Willkommen beim Newsletter von {company}',
    heading: 'Anmeldung bestätigt',
    text: 'Vielen Dank. Ab jetzt erhalten Sie unseren Newsletter an diese Adresse.',
  },
  leave: 'Sie möchten den Newsletter nicht mehr?',
  leaveLink: 'Diese Adresse abmelden',
};

/** Words of the newsletter's own mails by language. */
export const NEWSLETTER: Record<Locale, NewsletterWords> = typesetLocales({ pl, en, de });
