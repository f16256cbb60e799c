import { NAMES } from '@osnowa/brand';
import { expect, test } from 'vitest';
import { COMMON, isStrongPassword } from './password.ts';

test.each(['krosno-i-watek-74', 'Vier Fäden durch den Kamm', 'h8Kq2vR9zLp4'])(
  'accepts %j',
  (password) => {
    expect(isStrongPassword(password, 'anna@osnowa.example')).toBe(true);
  },
);

test.each([
  ['too short', 'kR9zLp4vQ2x'],
  ['too long', 'kR9zLp4vQ2x'.repeat(20)],
  ['one character', 'aaaaaaaaaaaaaaaa'],
  ['a run of digits', '123456789012'],
  ['a common word', 'Password1234!'],
  ['common words together', 'qwerty-admin-2026'],
  ['the name of the firm', `${NAMES.company}12345`],
  ['the own address', 'annanowak123!'],
])('refuses %s', (_why, password) => {
  expect(isStrongPassword(password, 'annanowak@osnowa.example')).toBe(false);
});

const ENDINGS = ['123456789', '1234567890', '2026!2026!', '!!!!!!!!!', '111111111', '000-000-000'];

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function disguised(word: string): string {
  const signs: Record<string, string> = { a: '@', e: '3', i: '1', o: '0', s: '$', t: '7' };
  return [...word].map((letter) => signs[letter] ?? letter).join('');
}

/**
 * Words, pairs of words, and words with an ending, plain, capitalised and with substituted signs.
 */
function usualPasswords(): string[] {
  const ends = [...COMMON, ...ENDINGS];
  const built = COMMON.flatMap((word) => ends.map((end) => word + end));
  return built
    .filter((password) => password.length >= 12)
    .flatMap((password) => [password, capitalised(password), disguised(password)]);
}

test('refuses thousands of the usual passwords of twelve characters and more', () => {
  const usual = usualPasswords();
  expect(new Set(usual).size).toBeGreaterThan(3_000);
  expect(usual.filter((password) => isStrongPassword(password))).toEqual([]);
});
