import * as offer from '@osnowa/brand/messages/pl';
import { menuWords } from '@osnowa/site-map';
/** Labels of the frame around every page. */
export const frame = {
  ...menuWords('pl'),
  /** Meanings of the terms in menus and footer. */
  meanings: offer.termMeanings,
  skipToContent: 'Przejdź do treści',
  onThisPage: 'Na tej stronie',
  mainMenu: 'Menu główne',
  menu: 'Menu',
  search: 'Szukaj',
  showMore: 'Pokaż: {name}',
  seeMore: 'Zobacz więcej',
  askAboutCase: 'Podobne zadanie?',
  customersScreen: 'Ekran klienta:',
  askAboutTrade: 'Jak to wygląda u Ciebie?',
  askAboutArticle: 'Masz pytanie do tego tekstu?',
  callUs: 'Zadzwoń: {phone}',
  chooseLanguage: 'Wybierz język',
  contactBox: 'Szybki kontakt',
  contactBoxHint: 'Odbieramy w godzinach pracy biura.',
  sendRequest: 'Wyślij zapytanie',
  terms: 'Ogólne warunki (PDF)',
  social: 'Media społecznościowe',
  member: 'Należymy do',
  copyright: '© {year} {company} · Wszelkie prawa zastrzeżone',
  offline: 'Brak połączenia. To, co wpisano, zostaje na stronie.',
  loading: 'Wczytuję stronę',
  toTop: 'Do góry',
  onlyIn: 'Ta strona jest dostępna tylko {languages}. Poniżej jest tekst polski.',
  articleIn: 'Ten artykuł jest {language}.',
  languages: { pl: 'po polsku', en: 'po angielsku', de: 'po niemiecku' },
};

/** Shape of the frame's labels. */
export type FrameMessages = typeof frame;
