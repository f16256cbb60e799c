import { LOCALES, type Locale } from '@osnowa/contract';
import { staticPage } from './static-pages.ts';

const HOME: Record<Locale, string> = { pl: 'Strona główna', en: 'Home page', de: 'Startseite' };

const FAILED: Record<Locale, string> = {
  pl: 'Wystąpił błąd podczas wyświetlania strony błędu',
  en: 'An error occurred while showing the error page',
  de: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
};

const UNAVAILABLE: Record<Locale, { title: string; text: string; contact: string }> = {
  pl: {
    title: 'Ta strona jest chwilowo niedostępna',
    text: 'Spróbuj ponownie za minutę.',
    contact: 'Możesz też zadzwonić lub napisać:',
  },
  en: {
    title: 'This page is briefly unavailable',
    text: 'Please try again in a minute.',
    contact: 'You can also call or write to us:',
  },
  de: {
    title: 'Diese Seite ist gerade nicht verfügbar',
    text: 'Bitte versuchen Sie es in einer Minute noch einmal.',
    contact: 'Sie können uns auch anrufen oder schreiben:',
  },
};

const TOO_LARGE: Record<Locale, { title: string; text: string; back: string }> = {
  pl: {
    title: 'Załączniki są za duże',
    text: 'Jeden plik może mieć najwyżej 10 MB, a wszystkie razem 25 MB. Wróć do formularza i wybierz mniejsze pliki.',
    back: 'Kontakt',
  },
  en: {
    title: 'The attachments are too large',
    text: 'One file may have at most 10 MB, all of them together 25 MB. Go back to the form and choose smaller files.',
    back: 'Contact',
  },
  de: {
    title: 'Die Anhänge sind zu groß',
    text: 'Eine Datei darf höchstens 10 MB haben, alle zusammen 25 MB. Gehen Sie zurück zum Formular und wählen Sie kleinere Dateien.',
    back: 'Kontakt',
  },
};

/** How to reach the company while the site cannot help. */
export interface Reach {
  phone: string | null;
  email: string | null;
}

const homeOf = (locale: Locale) => ({ label: HOME[locale], href: LOCALES[locale].prefix || '/' });

/** 500: even the error page failed. Says nothing of what happened. */
export function failedPage(locale: Locale): Response {
  return staticPage(
    { locale, title: FAILED[locale], paragraphs: [], links: [homeOf(locale)] },
    500,
  );
}

/** 503: a page that cannot be without content that cannot be had now. */
export function unavailablePage(locale: Locale, reach: Reach | null): Response {
  const { title, text, contact } = UNAVAILABLE[locale];
  const { phone = null, email = null } = reach ?? {};
  const ways = [
    ...(phone ? [{ label: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
  ];
  const paragraphs = ways.length > 0 ? [text, contact] : [text];
  const page = { locale, title, paragraphs, links: [...ways, homeOf(locale)] };
  return staticPage(page, 503, { 'retry-after': '60' });
}

/** 413: the body of a form is larger than any form may be. */
export function tooLargePage(locale: Locale): Response {
  const { title, text, back } = TOO_LARGE[locale];
  const contact = { label: back, href: `${LOCALES[locale].prefix}/contact` };
  return staticPage({ locale, title, paragraphs: [text], links: [contact, homeOf(locale)] }, 413);
}
