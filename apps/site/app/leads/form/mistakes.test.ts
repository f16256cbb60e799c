import { ATTACHMENT_MAX_BYTES } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { attachmentMistake } from './mistakes.ts';

const file = (name: string, size = 1000) => ({ name, size });

test('I59, I60: a file of exactly 10 MiB may travel, one byte more may not', () => {
  expect(attachmentMistake([file('cv.pdf', ATTACHMENT_MAX_BYTES)])).toBeNull();
  expect(attachmentMistake([file('cv.pdf', ATTACHMENT_MAX_BYTES + 1)])).toBe(
    'fileSizeNotSupportedValidationMessage',
  );
});

test('I61: an empty file is named as such', () => {
  expect(attachmentMistake([file('cv.pdf', 0)])).toBe('emptyFile');
});

test('I62: a file of a type that we do not take is named', () => {
  expect(attachmentMistake([file('cv.pdf'), file('cv.pdf.exe')])).toBe(
    'fileExtensionNotSupportedValidationMessage',
  );
});

test('I51: five files of 25 MiB together, and no more', () => {
  const five = Array.from({ length: 5 }, (_, at) => file(`${at}.png`, 5 * 1024 * 1024));
  expect(attachmentMistake(five)).toBeNull();
  expect(attachmentMistake([...five.slice(1), file('5.png', 5 * 1024 * 1024 + 1)])).toBe(
    'filesTooLargeTogether',
  );
  expect(attachmentMistake([...five, file('6.png')])).toBe('tooManyFiles');
});
