import type { KitMessages } from '../pl/kit.ts';

export const kit = {
  optional: 'optional',
  close: 'Schließen',
  chooseFile: 'Datei auswählen',
  chooseFiles: 'Dateien auswählen',
  dropFile: 'oder Datei hier ablegen',
  dropFiles: 'oder Dateien hier ablegen',
  removeFile: 'Datei {name} entfernen',
  pages: 'Seiten der Liste',
  pageOf: 'Seite {page} von {pages}',
  previousPage: 'Zurück',
  nextPage: 'Weiter',
} satisfies KitMessages;
