import type { CookieMessages } from '../pl/cookies.ts';

/** Labels of the cookie bar. */
export const cookies = {
  title: 'Cookies',
  text: 'Diese Website merkt sich nur die gewählte Sprache. Kein Tracking, keine Werbung.',
  question:
    'Mit Ihrer Einwilligung sehen wir, welche Seiten helfen und woher Besucher kommen. Ohne sie wird nichts davon geladen, und die Website funktioniert genauso.',
  more: 'Mehr zum Datenschutz',
  accept: 'Verstanden',
  agree: 'Verstanden, ich willige ein',
  necessary: 'Nur notwendige',
  settings: 'Einstellungen',
  always: 'Notwendig und immer aktiv: die gewählte Sprache und diese Antwort.',
  purposes: {
    analytics: 'Statistik: welche Seiten gelesen, welche Formulare gesendet werden',
    marketing: 'Werbung: ob unsere Anzeigen Sie hierher geführt haben',
  },
  save: 'Auswahl speichern',
  reopen: 'Cookie-Einstellungen',
} satisfies CookieMessages;
