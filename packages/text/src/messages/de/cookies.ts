import type { CookieMessages } from '../pl/cookies.ts';

/** Labels of the cookie bar. */
export const cookies = {
  title: 'Cookies',
  text: 'In Ihrem Browser merken wir uns nur das Nötige, etwa die Sprache, diese Antwort, ein noch nicht gesendetes Formular und geschlossene Hinweise. Keine Tracking-Werkzeuge, keine Werbung.',
  question:
    'Mit Ihrer Einwilligung sehen wir, welche Seiten helfen und woher Besuche kommen. Ohne sie wird nichts davon geladen, und die Website funktioniert genauso.',
  more: 'Mehr zum Datenschutz',
  accept: 'Verstanden',
  agree: 'Verstanden, ich willige ein',
  necessary: 'Nur notwendige',
  settings: 'Einstellungen',
  always:
    'Notwendig und immer aktiv, etwa: Sprache, diese Antwort, ein noch nicht gesendetes Formular und geschlossene Hinweise.',
  purposes: {
    analytics: 'Statistik: welche Seiten gelesen, welche Formulare gesendet werden',
    marketing: 'Werbung: ob unsere Anzeigen Sie hierher geführt haben',
  },
  save: 'Auswahl speichern',
  reopen: 'Cookie-Einstellungen',
} satisfies CookieMessages;
