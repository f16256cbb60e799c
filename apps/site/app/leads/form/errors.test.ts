import { ATTACHMENT_MAX_BYTES } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { attachmentError } from './errors.ts';

const file = (name: string, size = 1000) => ({ name, size });
const FOUR = Array.from({ length: 4 }, (_, at) => file(`${at}.png`, 5 * 1024 * 1024));
const LAST = file('5.png', 5 * 1024 * 1024);
const TOO_LARGE = 'fileSizeNotSupportedValidationMessage';

test.each([
  ['I59: a file of exactly 10 MiB may travel', [file('cv.pdf', ATTACHMENT_MAX_BYTES)], null],
  ['I60: one byte more may not', [file('cv.pdf', ATTACHMENT_MAX_BYTES + 1)], TOO_LARGE],
  ['I61: an empty file is named as such', [file('cv.pdf', 0)], 'emptyFile'],
  [
    'I62: a file of a type that we do not take is named',
    [file('cv.pdf'), file('cv.pdf.exe')],
    'fileExtensionNotSupportedValidationMessage',
  ],
  ['I51: five files of 25 MiB together', [...FOUR, LAST], null],
  ['I51: no byte more', [...FOUR, { ...LAST, size: LAST.size + 1 }], 'filesTooLargeTogether'],
  ['I51: no further file', [...FOUR, LAST, file('6.png')], 'tooManyFiles'],
])('%s', (_, files, mistake) => {
  expect(attachmentError(files)).toBe(mistake);
});
