import { createHash, randomInt } from 'node:crypto';

/** Codes of a set. */
const RECOVERY_CODES = 10;

/** Letters and digits that no two of look alike: five bits each. */
const SIGNS = '23456789abcdefghijkmnpqrstuvwxyz';

/** Groups of four signs: 80 bits, so that a hash cannot be searched for its code. */
const GROUPS = 4;

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return Array.from({ length: GROUPS }, () => group().join('')).join('-');
}

/** A new set, as it is shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** A code as it may be typed: capitals, spaces and hyphens do not count, nor the kind of digits. */
export function plainCode(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) =>
    // The last four bits of these digits are their value.
    String(digit.charCodeAt(0) & 15),
  );
  return digits.toLowerCase().replace(/[\s-]/g, '');
}

/** What is stored of a code; of another account the same code has another hash. */
export function recoveryHash(account: number, code: string): string {
  return createHash('sha256')
    .update(`${account} ${plainCode(code)}`)
    .digest('base64url');
}
