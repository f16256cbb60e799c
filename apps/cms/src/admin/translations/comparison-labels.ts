import type { AdminLabel } from '../../fields/admin-label.ts';

/** The sentences of the comparison of a document with its translation. */
export const COMPARISON_WORDS = {
  tab: { pl: 'Tłumaczenie', en: 'Translation' },
  choose: {
    pl: 'Na którym tłumaczeniu pracujesz?',
    en: 'Which translation do you work on?',
  },
  original: { pl: 'Oryginał', en: 'Original' },
  missing: { pl: 'Brakuje tłumaczenia', en: 'No translation' },
  was: { pl: 'Było', en: 'Was' },
  is: { pl: 'Jest', en: 'Is' },
  gone: {
    pl: 'To zdanie usunięto z oryginału.',
    en: 'This sentence was removed from the original.',
  },
  added: { pl: 'Nowe zdanie, bez tłumaczenia', en: 'New sentence, no translation' },
  copy: { pl: 'Kopiuj oryginał', en: 'Copy the original' },
  unchanged: { pl: 'Bez zmian', en: 'Nothing to change' },
  inForm: { pl: 'Edytuj w formularzu', en: 'Edit in the form' },
  openOnly: { pl: 'Tylko to, co czeka', en: 'Only what is open' },
  save: { pl: 'Zapisz szkic', en: 'Save draft' },
  publish: { pl: 'Zapisz i opublikuj', en: 'Save and publish' },
  saving: { pl: 'Zapisywanie…', en: 'Saving…' },
  saved: { pl: 'Zapisano.', en: 'Saved.' },
  unsaved: { pl: 'Niezapisane pola: {n}', en: 'Unsaved fields: {n}' },
  failed: {
    pl: 'Nie udało się zapisać. To, co wpisano, nadal tu jest: spróbuj ponownie.',
    en: 'Saving failed. What you typed is still here: try again.',
  },
  allDone: {
    pl: 'Tłumaczenie jest kompletne i aktualne.',
    en: 'The translation is complete and up to date.',
  },
  nothing: {
    pl: 'Ten dokument nie ma tekstów do tłumaczenia.',
    en: 'This document has no texts to translate.',
  },
  term: {
    pl: 'Słownik: „{term}” to {agreed}.',
    en: 'Glossary: “{term}” is {agreed}.',
  },
  or: { pl: 'albo', en: 'or' },
} as const satisfies Record<string, AdminLabel>;

/** Name of one of these sentences. */
export type ComparisonWord = keyof typeof COMPARISON_WORDS;
