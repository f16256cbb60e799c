import { randomInt } from 'node:crypto';
import { NAMES } from '@osnowa/brand';

/** Digits and capitals without those that are taken for one another: 0 O, 1 I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function fourLetters(): string {
  return Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A number that a visitor can quote and that cannot be guessed, such as `SZ-7F3K-9QX2`. */
export function newNumber(kind: string): string {
  return `${kind}-${fourLetters()}-${fourLetters()}`;
}

/** Reference number of a lead, such as `TK-7F3K-9QX2`. */
export function newReference(): string {
  return newNumber(NAMES.reference);
}
