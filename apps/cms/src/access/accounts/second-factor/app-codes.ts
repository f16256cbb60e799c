import { NAMES } from '@osnowa/brand';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** A code of an app is valid so long, in seconds; the one before and the one after count too. */
const STEP_SECONDS = 30;

function codesOf(secret: Secret, account = ''): TOTP {
  return new TOTP({ issuer: NAMES.company, label: account, secret, period: STEP_SECONDS });
}

/** A new secret in the spelling that apps take, of 160 bits. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Address that an app reads from the QR code. */
export function appAddress(secret: string, account: string): string {
  return codesOf(Secret.fromBase32(secret), account).toString();
}

/**
 * Number of the half minute that a code belongs to; `null` when it is none of this one, the one
 * before and the one after, or when the secret cannot be read.
 * @param now ms since 1970
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  // The library throws an error for anything else.
  if (!/^[A-Z2-7]{16,}$/.test(secret) || !/^[0-9]+$/.test(code)) return null;
  const delta = codesOf(Secret.fromBase32(secret)).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  return delta === null ? null : Math.floor(now / 1_000 / STEP_SECONDS) + delta;
}

/** A QR code as the outline of an SVG, in a square of `size` units. */
export function qrOutline(text: string): { size: number; outline: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const outline = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, outline };
}
