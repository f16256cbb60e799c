import { describe, expect, test } from 'vitest';
import { typeset } from './typography.ts';

/** Makes the spaces that do not break visible. */
function shown(text: string): string {
  return text.replaceAll('\u00A0', '~');
}

describe('spaces that do not break', () => {
  test('follow Polish words of one letter, also two in a row', () => {
    expect(shown(typeset('Towar i faktura, a w magazynie porządek', 'pl'))).toBe(
      'Towar i~faktura, a~w~magazynie porządek',
    );
    expect(shown(typeset('W biurze (z kawą) „o świcie”', 'pl'))).toBe(
      'W~biurze (z~kawą) „o~świcie”',
    );
  });

  test('leave the English article and pronoun alone', () => {
    expect(shown(typeset('a till and I', 'en'))).toBe('a till and I');
  });

  test('stand between a number and its unit, and between groups of digits', () => {
    expect(shown(typeset('11 tygodni, 1 200 kart, 23 %', 'pl'))).toBe(
      '11~tygodni, 1~200 kart, 23~%',
    );
    expect(shown(typeset('13 weeks for 2 people', 'en'))).toBe('13~weeks for 2 people');
    expect(shown(typeset('z. B. ab 6 Uhr', 'de'))).toBe('z.~B. ab 6~Uhr');
  });

  test('do not take the beginning of a longer word for a unit', () => {
    expect(shown(typeset('3 latarnie i 5 dniówek', 'pl'))).toBe('3 latarnie i~5 dniówek');
  });
});
