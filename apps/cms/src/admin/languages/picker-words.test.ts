import { expect, test } from 'vitest';
import { pickerInPolish } from './picker-words.ts';

test('a screen reader reads a chosen day in Polish, and what the picker says in Polish already', () => {
  expect(pickerInPolish('Selected date: 26 listopada 2026')).toBe(
    'Wybrana data: 26 listopada 2026',
  );
  expect(pickerInPolish('Choose czwartek, 26 listopada 2026')).toBe(
    'Wybierz: czwartek, 26 listopada 2026',
  );
  expect(pickerInPolish('Choose Date and Time')).toBe('Wybierz datę i godzinę');
  expect(pickerInPolish('Next Month')).toBe('Następny miesiąc');
  expect(pickerInPolish('listopad')).toBe('listopad');
});
