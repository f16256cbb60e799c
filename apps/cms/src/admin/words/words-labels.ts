import type { AdminLabel } from '../../fields/admin-label.ts';

/** The sentences of the page “Words of the site”. */
export const WORDS_PAGE = {
  title: { pl: 'Słowa witryny', en: 'Words of the site' },
  about: {
    pl: 'Przyciski, etykiety, komunikaty, e-maile i pliki PDF. Po lewej tekst wbudowany, po prawej ten, który obowiązuje. Zmiana działa od razu po zapisaniu; w każdej chwili można przywrócić wbudowany. Wpisy menu zmienia się w „Menu i stopka”.',
    en: 'Buttons, labels, messages, emails and PDF files. The built-in text is on the left, the one that stands on the right. A change works as soon as it is saved, and you can go back to the built-in text at any time. Entries of menus are in “Menus and footer”.',
  },
  search: { pl: 'Szukaj słowa', en: 'Search for a word' },
  place: { pl: 'Miejsce', en: 'Place' },
  everywhere: { pl: 'Wszędzie', en: 'Everywhere' },
  changedOnly: { pl: 'Tylko zmienione', en: 'Changed only' },
  found: { pl: 'Znalezione: {n}', en: 'Found: {n}' },
  nothing: {
    pl: 'Żaden tekst nie pasuje. Spróbuj krótszego słowa.',
    en: 'No text matches. Try a shorter word.',
  },
  more: { pl: 'Pokaż więcej', en: 'Show more' },
  placeholders: { pl: 'Te pola muszą zostać:', en: 'Placeholders to keep:' },
  builtIn: { pl: 'Wbudowany', en: 'Built in' },
  own: { pl: 'Tekst, {language}: {place}', en: 'Text, {language}: {place}' },
  alsoAt: {
    pl: 'Taki sam tekst jest też tutaj: {places}. Każdy zmienia się osobno.',
    en: 'The same text also stands here: {places}. Each is changed by itself.',
  },
  codes: { pl: 'Pokaż kody', en: 'Show codes' },
  changed: { pl: 'zmieniono', en: 'changed' },
  changedBy: { pl: 'zmieniono: {name}', en: 'changed by {name}' },
  save: { pl: 'Zapisz', en: 'Save' },
  discard: { pl: 'Cofnij zmianę', en: 'Discard what is typed' },
  goBack: { pl: 'Przywróć wbudowany', en: 'Go back to the built-in text' },
  saving: { pl: 'Zapisywanie…', en: 'Saving…' },
  saved: { pl: 'Zapisano. Już obowiązuje.', en: 'Saved. It stands from now on.' },
  wentBack: {
    pl: 'Przywrócono wbudowany tekst.',
    en: 'The built-in text stands again.',
  },
  failed: {
    pl: 'Nie udało się zapisać. Tekst nadal jest w polu: sprawdź połączenie i spróbuj ponownie.',
    en: 'Saving failed. The text is still in the field: check the connection and try again.',
  },
  signedOut: {
    pl: 'Nie zapisano, bo sesja się skończyła. Zaloguj się w innej karcie i zapisz jeszcze raz: tekst nadal jest w polu.',
    en: 'Not saved, because the session has ended. Sign in in another tab and save again: the text is still in the field.',
  },
  unused: { pl: 'Już nieużywane', en: 'No longer used' },
  unusedAbout: {
    pl: 'Te zmienione teksty należały do miejsc, których witryna już nie ma. Zostają tu, dopóki ich nie usuniesz.',
    en: 'These changed texts belonged to places that the site no longer has. They stay here until you remove them.',
  },
  remove: { pl: 'Usuń', en: 'Remove' },
} as const satisfies Record<string, AdminLabel>;

/** Name of one of these sentences. */
export type WordsPageLabel = keyof typeof WORDS_PAGE;
