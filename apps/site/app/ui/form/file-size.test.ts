import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test('a file is measured as the form limits it: ten mebibytes read as 10 MB', () => {
  expect(fileSize('pl', 10_485_760)).toBe('10 MB');
  expect(fileSize('de', 2_516_582)).toBe('2,4 MB');
  expect(fileSize('en', 300)).toBe('0.3 kB');
});
