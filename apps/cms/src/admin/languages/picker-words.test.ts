import { expect, test } from 'vitest';
import { officeWords } from '../../kit/words.ts';
import { pickerText } from './picker-words.ts';

const inPolish = (said: string) => pickerText(said, officeWords('pl').picker);

test('a screen reader reads a chosen day in Polish, and what the picker says in Polish already', () => {
  expect(inPolish('Selected date: 26 listopada 2026')).toBe('Wybrana data: 26 listopada 2026');
  expect(inPolish('Choose czwartek, 26 listopada 2026')).toBe(
    'Wybierz: czwartek, 26 listopada 2026',
  );
  expect(inPolish('Choose Date and Time')).toBe('Wybierz datę i godzinę');
  expect(inPolish('Next Month')).toBe('Następny miesiąc');
  expect(inPolish('listopad')).toBe('listopad');
});
