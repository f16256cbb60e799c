import type { AdminLabel } from '../../fields/admin-label.ts';

export const NOWHERE: AdminLabel = {
  pl: 'Ten wpis donikąd nie prowadzi. Wybierz stronę albo wpisz adres zewnętrzny.',
  en: 'This entry leads nowhere. Choose a page or enter an external address.',
};

export const TWICE: AdminLabel = {
  pl: 'Ta lista prowadzi tam już drugi raz. Usuń jeden z tych wpisów albo wybierz inny cel.',
  en: 'This list already leads there. Remove one of these entries or choose another target.',
};

export const NOT_HTTPS: AdminLabel = {
  pl: 'Adres zewnętrzny zaczyna się od https:// i nie ma spacji.',
  en: 'An external address begins with https:// and has no spaces.',
};

export const TOO_LONG: AdminLabel = {
  pl: 'Ta etykieta jest za długa: znaków {has}, a mieści się {most}. Skróć ją.',
  en: 'This label has {has} characters, and {most} fit. Shorten it.',
};

export const LONG_TITLE: AdminLabel = {
  pl: 'Tytuł „{title}” jest za długi: znaków {has}, a w pasku mieści się {most}. Wpisz tu krótszą etykietę.',
  en: 'The title “{title}” has {has} characters, and {most} fit into the bar. Enter a shorter label here.',
};

export const UNNAMED: AdminLabel = {
  pl: 'Adres zewnętrzny nie ma tytułu. Wpisz etykietę.',
  en: 'An external address has no title. Enter a label.',
};

export const NO_TITLE: AdminLabel = {
  pl: 'Kolumna potrzebuje tytułu po polsku.',
  en: 'The column needs a title in Polish.',
};

export const EMPTY_BAR: AdminLabel = {
  pl: 'W pasku musi stać choć jeden wpis.',
  en: 'The bar needs at least one entry.',
};

export const FULL_BAR: AdminLabel = {
  pl: 'Pasek to jeden wiersz. W wersji „{language}” jest za długi; znaków ponad miarę: {lacking}. Skróć etykietę, zostaw któryś wpis tylko na telefonie albo przenieś go do własnej listy.',
  en: 'The bar is one line. In “{language}” it is {lacking} characters too long. Shorten a label, leave an entry on phones only, or move it into a list of your own.',
};

export const EMPTY_LIST: AdminLabel = {
  pl: 'Dodaj choć jedną pozycję albo zastąp ten wpis zwykłym odnośnikiem.',
  en: 'Add at least one item, or replace this entry by a plain link.',
};

export const FULL_LIST: AdminLabel = {
  pl: 'Pod wpisem mieszczą się najwyżej {most} pozycje, a jest ich {has}. Usuń którąś; resztę pokaż na stronie, do której prowadzi wpis.',
  en: 'At most {most} items fit below an entry, and there are {has}. Remove one; show the others on the page that the entry leads to.',
};

export const FULL_FOOTER: AdminLabel = {
  pl: 'W stopce mieszczą się najwyżej {most} kolumny, a jest ich {has}.',
  en: 'The footer has room for {most} columns, and there are {has}.',
};

export const EMPTY_COLUMN: AdminLabel = {
  pl: 'Ta kolumna jest pusta. Dodaj odnośnik, wybierz listę albo zaznacz ogólne warunki.',
  en: 'This column is empty. Add a link, choose a list or tick the general terms.',
};
