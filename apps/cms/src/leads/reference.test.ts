import { reference } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { newNumber, newReference } from './reference.ts';

test('the site reads a new reference, whatever the capitals of the company are', () => {
  for (const made of [newReference(), newNumber('MD'), newNumber('NORD')])
    expect(reference.parse(made)).toBe(made);
});

test.each([
  'tk-7F3K-9QX2',
  'T-7F3K-9QX2',
  'TK-7F3K-9Q0O',
  'TK-7F3K',
  'TK-7F3K-9QX2.',
  '-7F3K-9QX2',
])('%s is no reference', (text) => {
  expect(reference.safeParse(text).success).toBe(false);
});
