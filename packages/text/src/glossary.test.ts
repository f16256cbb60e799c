import { expect, test } from 'vitest';
import { missingTerms } from './glossary.ts';

const named = (...args: Parameters<typeof missingTerms>) =>
  missingTerms(...args).map(({ pl }) => pl);

test('a term in another case is found, and its translation in a compound is enough', () => {
  const original = 'Razem z oszacowaniem dostajesz widełki i listę etapów.';
  expect(named(original, 'Mit der Kostenschätzung kommen Spanne und Phasen.', 'de')).toEqual([]);
  expect(named(original, 'Mit der Kalkulation kommen Spanne und Phasen.', 'de')).toEqual([
    'oszacowanie',
  ]);
});

test('the longer term wins', () => {
  const original = 'Wyślij zgłoszenie do pracy.';
  expect(named(original, 'Send your job application.', 'en')).toEqual([]);
  expect(named(original, 'Send your request.', 'en')).toEqual(['zgłoszenie do pracy']);
});

test('words that only begin alike are no terms', () => {
  expect(named('Standard naszych partnerów.', 'The standard of our partners.', 'en')).toEqual([]);
});
