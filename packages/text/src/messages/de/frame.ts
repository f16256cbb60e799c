import * as offer from '@osnowa/brand/messages/de';
import { menuWords } from '@osnowa/site-map';
import type { FrameMessages } from '../pl/frame.ts';

/** Labels of the frame around every page. */
export const frame = {
  ...menuWords('de'),
  /** Meanings of the terms in menus and footer. */
  meanings: offer.termMeanings,
  skipToContent: 'Zum Inhalt springen',
  onThisPage: 'Auf dieser Seite',
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  search: 'Suche',
  showMore: 'Anzeigen: {name}',
  seeMore: 'Mehr ansehen',
  askAboutCase: 'Eine ähnliche Aufgabe?',
  customersScreen: 'Ansicht aus dem System unseres Kunden',
  askAboutTrade: 'Wie läuft es bei Ihnen?',
  askAboutArticle: 'Eine Frage zu diesem Beitrag?',
  callUs: '{phone} anrufen',
  chooseLanguage: 'Sprache wählen',
  contactBox: 'Schneller Kontakt',
  contactBoxHint: 'Wir sind zu den Bürozeiten erreichbar.',
  sendRequest: 'Anfrage senden',
  terms: 'Geschäfts\u00adbedingungen (PDF)',
  social: 'Soziale Medien',
  member: 'Mitglied im',
  copyright: '© {year} {company} · Alle Rechte vorbehalten',
  offline: 'Keine Verbindung. Ihre Eingaben bleiben auf der Seite erhalten.',
  loading: 'Seite wird geladen',
  toTop: 'Nach oben',
  onlyIn: 'Diese Seite gibt es nur auf {languages}. Es folgt der polnische Text.',
  articleIn: 'Dieser Artikel ist auf {language} geschrieben.',
  languages: { pl: 'Polnisch', en: 'Englisch', de: 'Deutsch' },
} satisfies FrameMessages;
