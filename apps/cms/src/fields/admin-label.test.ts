import { expect, test } from 'vitest';
import { adminLanguage } from './admin-label.ts';

test.each([
  ['pl', 'pl'],
  ['en', 'en'],
  // An account that had chosen German, and a browser that asks for anything.
  ['de', 'pl'],
  ['fr', 'pl'],
  [undefined, 'pl'],
])('an account that wants %s reads the back office in %s', (wanted, language) => {
  expect(adminLanguage(wanted)).toBe(language);
});
