/** Labels of the kit's own parts. */
export const kit = {
  optional: 'opcjonalnie',
  close: 'Zamknij',
  chooseFile: 'Wybierz plik',
  chooseFiles: 'Wybierz pliki',
  dropFile: 'albo upuść plik tutaj',
  dropFiles: 'albo upuść pliki tutaj',
  removeFile: 'Usuń plik {name}',
  pages: 'Strony listy',
  pageOf: 'Strona {page} z {pages}',
  previousPage: 'Poprzednia',
  nextPage: 'Następna',
};

/** Shape of the kit's labels. */
export type KitMessages = typeof kit;
