import type { KitMessages } from '../pl/kit.ts';

export const kit = {
  optional: 'optional',
  close: 'Close',
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropFile: 'or drop a file here',
  dropFiles: 'or drop files here',
  removeFile: 'Remove the file {name}',
  pages: 'Pages of the list',
  pageOf: 'Page {page} of {pages}',
  previousPage: 'Previous',
  nextPage: 'Next',
} satisfies KitMessages;
