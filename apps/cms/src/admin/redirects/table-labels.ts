import { type AdminLanguage, adminLanguage } from '../../fields/admin-label.ts';

const pl = {
  export: 'Pobierz CSV',
  import: 'Wczytaj CSV',
  hint: 'Kolumny from, to i status. Wczytanie dodaje i zmienia przekierowania, niczego nie usuwa: albo wszystkie wiersze, albo żaden.',
  busy: 'Wczytuję…',
  done: 'Nowe: {created}, zmienione: {changed}, bez zmian: {unchanged}.',
  refused: 'Niczego nie wczytano. Popraw te wiersze i spróbuj ponownie:',
  row: 'Wiersz {row}: {message}',
  failed:
    'Nie udało się. Sprawdź połączenie i rozmiar pliku (najwyżej 1 MB), potem spróbuj ponownie.',
};

type TableLabels = typeof pl;

const en: TableLabels = {
  export: 'Download CSV',
  import: 'Load CSV',
  hint: 'Columns from, to and status. Loading adds and changes redirects and removes none: either all rows or none.',
  busy: 'Loading…',
  done: 'New: {created}, changed: {changed}, as they were: {unchanged}.',
  refused: 'Nothing was loaded. Correct these rows and try again:',
  row: 'Row {row}: {message}',
  failed:
    'That did not work. Check the connection and the size of the file (1 MB at most), then try again.',
};

const WORDS: Record<AdminLanguage, TableLabels> = { pl, en };

/** The labels of these controls in the language of the back office. */
export function tableLabels(language: string): TableLabels {
  return WORDS[adminLanguage(language)];
}

/** Replaces names in braces by values. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
