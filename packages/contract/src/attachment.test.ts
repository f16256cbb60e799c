import { expect, test } from 'vitest';
import { ATTACHMENTS, attachmentExtension } from './limits.ts';

test.each([
  'cv.exe',
  'cv.php',
  'cv.pdf.exe',
  'cv.PDF ',
  'cv.pdf.',
  'cv',
  '.pdf',
  'cv.pdf%00.exe',
  'cv.pdf\0.exe',
  'cv\0.pdf',
  'cv.p df',
  'cv.pdf:ads',
  'ＣＶ.ｐｄｆ',
  'pdf',
  '',
])('I62: %j is no file that a form accepts', (name) => {
  expect(attachmentExtension(name)).toBeNull();
});

test('I63: the nineteen extensions are accepted in any case', () => {
  expect(ATTACHMENTS.extensions).toHaveLength(19);
  for (const extension of ATTACHMENTS.extensions) {
    expect(attachmentExtension(`życiorys.v2.${extension}`)).toBe(extension);
    expect(attachmentExtension(`CV.${extension.toUpperCase()}`)).toBe(extension);
  }
});
