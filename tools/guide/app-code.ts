import { createHmac } from 'node:crypto';

/** Length of the time for which a code is made, in ms. */
const STEP_MS = 30_000;

/**
 * The code that an app on a phone shows (RFC 6238).
 * @param secret in base 32
 * @param ahead codes from now; a used code is not accepted again
 */
export function appCode(secret: string, ahead = 0): string {
  const bits = [...secret]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + ahead));
  const digest = createHmac('sha1', key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
