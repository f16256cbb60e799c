import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTICE_HEADERS, NOTICE_MAX_AGE_SECONDS } from '@osnowa/contract';

/** Hex HMAC-SHA256 of a text. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether a signature is that of the text; compares in constant time. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  return timingSafeEqual(Buffer.from(sign(secret, text)), Buffer.from(signature));
}

/**
 * Headers of a message between the two applications: its time, and the signature over that
 * and the body.
 * @param now ms since 1970
 */
export function signatureHeaders(secret: string, body: string, now: number) {
  const timestamp = String(Math.floor(now / 1_000));
  return {
    [NOTICE_HEADERS.timestamp]: timestamp,
    [NOTICE_HEADERS.signature]: sign(secret, `${timestamp}.${body}`),
  };
}

/**
 * Whether a message has a valid signature that is not too old.
 * @param now ms since 1970
 */
export function isSignedMessage(
  { headers, body }: { headers: Headers; body: string },
  secret: string,
  now: number,
): boolean {
  const timestamp = headers.get(NOTICE_HEADERS.timestamp) ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > NOTICE_MAX_AGE_SECONDS) return false;
  const signature = headers.get(NOTICE_HEADERS.signature) ?? '';
  return isSigned(secret, `${timestamp}.${body}`, signature);
}
