import type { AdminLabel } from '../../fields/admin-label.ts';

/** Words of the page that offers the templates. */
export const NEW_PAGE_WORDS = {
  title: { pl: 'Nowa strona', en: 'New page' },
  about: {
    pl: 'Wybierz, od czego zaczynasz. Strona powstanie jako szkic: sekcje można przestawić, dodać i usunąć. Teksty w nawiasach kwadratowych mówią, co wpisać w ich miejsce; dopóki któryś zostaje, strony nie da się opublikować.',
    en: 'Choose what to begin with. The page is made as a draft: its sections can be moved, added and removed. Texts in square brackets say what to write in their place; while one of them is left, the page cannot be published.',
  },
  languages: {
    pl: 'Teksty szablonu powstaną w językach, w których piszesz: {languages}.',
    en: 'The texts of the template are made in the languages that you write: {languages}.',
  },
  copy: {
    pl: 'Stronę podobną do istniejącej zrobisz z kopii: otwórz tamtą i w menu z trzema kropkami wybierz „Zduplikuj”.',
    en: 'A page like an existing one is made from a copy: open that one, and choose “Duplicate” in the menu with three dots.',
  },
  empty: { pl: 'Pusta strona', en: 'Empty page' },
  emptyAbout: {
    pl: 'Bez sekcji i tekstów.',
    en: 'Without sections and texts.',
  },
  making: { pl: 'Strona powstaje…', en: 'The page is being made…' },
  failed: {
    pl: 'Strona nie powstała. Sprawdź połączenie i wybierz jeszcze raz.',
    en: 'The page was not made. Check the connection and choose again.',
  },
} as const satisfies Record<string, AdminLabel>;
