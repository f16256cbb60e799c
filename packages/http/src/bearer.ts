import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a token with the expected one in constant time. */
export function sameToken(given: string, expected: string): boolean {
  const digest = (token: string) => createHash('sha256').update(token).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Whether a request has the token as `Authorization: Bearer TOKEN`.
 * @param token the expected one; without it no request has it
 */
export function bearsToken(headers: Headers, token: string | null | undefined): boolean {
  const [scheme, given] = (headers.get('authorization') ?? '').split(' ');
  if (!token || !given || scheme?.toLowerCase() !== 'bearer') return false;
  return sameToken(given, token);
}
