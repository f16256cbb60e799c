import { expect, test } from 'vitest';
import { isStrongPassword } from './password.ts';

test.each(['krosno-i-watek-74', 'Vier Fäden durch den Kamm', 'h8Kq2vR9zLp4'])(
  'accepts %j',
  (password) => {
    expect(isStrongPassword(password, 'anna@tkalnia.example')).toBe(true);
  },
);

test.each([
  ['too short', 'kR9zLp4vQ2x'],
  ['too long', 'kR9zLp4vQ2x'.repeat(20)],
  ['one character', 'aaaaaaaaaaaaaaaa'],
  ['a run of digits', '123456789012'],
  ['a common word', 'Password1234!'],
  ['common words together', 'qwerty-admin-2026'],
  ['the name of the firm', 'Tkalnia12345'],
  ['the own address', 'annanowak123!'],
])('refuses %s', (_why, password) => {
  expect(isStrongPassword(password, 'annanowak@tkalnia.example')).toBe(false);
});
