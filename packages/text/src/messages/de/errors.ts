import type { ErrorMessages } from '../pl/errors.ts';

/** Texts of the error pages. */
export const errors = {
  notFoundTitle: 'Fehler 404',
  notFoundHeading: 'Diese Seite gibt es nicht',
  notFoundText:
    'Vielleicht hat sich die Adresse geändert oder sie enthält einen Tippfehler. Von hier aus geht es weiter:',
  errorTitle: 'Fehler {status}',
  errorHeading: 'Etwas ist schiefgelaufen',
  errorText:
    'Diese Seite lässt sich gerade nicht anzeigen. Versuchen Sie es gleich noch einmal oder rufen Sie uns an.',
  unavailableHeading: 'Wir sind gleich wieder da',
  unavailableText:
    'Diese Seite kann gerade nicht geladen werden. Versuchen Sie es in einer Minute noch einmal oder rufen Sie uns an.',
  goHome: 'Startseite',
  goSearch: 'Website durchsuchen',
  search: 'Suchen',
  goAbout: 'Über uns',
  goContact: 'Kontakt',
} satisfies ErrorMessages;
