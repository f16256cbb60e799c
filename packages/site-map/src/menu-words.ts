import type { COLUMN_LABELS, LABELS_OF_PATHS } from './navigation.ts';

type Label =
  | (typeof LABELS_OF_PATHS)[keyof typeof LABELS_OF_PATHS]
  | (typeof COLUMN_LABELS)[number];

type Word = Record<'pl' | 'en' | 'de', string>;

/** The site's own names of pages and columns in menus and footer, until an editor changes them. */
export const MENU_WORDS: Record<Label, Word> = {
  home: { pl: 'Strona główna', en: 'Home', de: 'Startseite' },
  services: { pl: 'Usługi', en: 'Services', de: 'Leistungen' },
  products: { pl: 'Produkty', en: 'Products', de: 'Produkte' },
  realizations: { pl: 'Realizacje', en: 'Case studies', de: 'Referenzen' },
  areas: { pl: 'Obszary', en: 'Areas', de: 'Bereiche' },
  industries: { pl: 'Branże', en: 'Industries', de: 'Branchen' },
  about: { pl: 'O nas', en: 'About us', de: 'Über uns' },
  blog: { pl: 'Blog', en: 'Blog', de: 'Blog' },
  howWeDeliver: { pl: 'Jak pracujemy', en: 'How we deliver', de: 'Wie wir arbeiten' },
  careers: { pl: 'Kariera', en: 'Careers', de: 'Karriere' },
  contact: { pl: 'Kontakt', en: 'Contact', de: 'Kontakt' },
  consultation: { pl: 'Umów rozmowę', en: 'Book a call', de: 'Gespräch vereinbaren' },
  solutions: { pl: 'Rodzaje rozwiązań', en: 'Solutions by type', de: 'Lösungen nach Art' },
  company: { pl: 'Firma', en: 'Company', de: 'Unternehmen' },
  mobileApps: { pl: 'Aplikacje mobilne', en: 'Mobile apps', de: 'Mobile Apps' },
  desktopApps: { pl: 'Aplikacje desktopowe', en: 'Desktop apps', de: 'Desktop\u00ADanwendungen' },
  webApps: { pl: 'Aplikacje webowe', en: 'Web apps', de: 'Webanwendungen' },
  privacy: {
    pl: 'Prywatność i pliki cookie',
    en: 'Privacy and cookies',
    de: 'Datenschutz und Cookies',
  },
  accessibility: {
    pl: 'Deklaracja dostępności',
    en: 'Accessibility statement',
    de: 'Erklärung zur Barrierefreiheit',
  },
};

/** These words in one language. */
export function menuWords(locale: keyof Word): Record<Label, string> {
  const words = Object.entries(MENU_WORDS).map(([label, word]) => [label, word[locale]]);
  return Object.fromEntries(words) as Record<Label, string>;
}
