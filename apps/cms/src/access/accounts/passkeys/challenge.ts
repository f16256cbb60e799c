import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '@osnowa/http';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../../database/sql.ts';
import type { InTransaction } from '../../../database/writes/transaction.ts';

/** How long a person may take with the device, in ms. */
const VALID_MS = 5 * 60_000;

/**
 * A signed challenge with its purpose and expiry: nothing has to be stored before the answer.
 * @param purpose such as `sign-in`
 */
export function newChallenge(secret: string, purpose: string): string {
  const until = Date.now() + VALID_MS;
  const text = `${randomBytes(16).toString('base64url')} ${until} ${purpose}`;
  return `${text} ${sign(secret, `passkey ${text}`)}`;
}

/** Whether a challenge is one of ours for this purpose, and has not expired. */
export function isOwnChallenge(secret: string, purpose: string, encoded: string): boolean {
  const whole = Buffer.from(encoded, 'base64url').toString();
  const parts = whole.split(' ');
  const signature = parts.pop() ?? '';
  const [, until, ...rest] = parts;
  const isForThis = rest.join(' ') === purpose && Number(until) > Date.now();
  return isForThis && isSigned(secret, `passkey ${parts.join(' ')}`, signature);
}

/** Uses a challenge up. @returns whether this is its first use, in all processes */
export async function takeChallenge(
  payload: Payload,
  challenge: string,
  req: InTransaction,
): Promise<boolean> {
  const now = Date.now();
  const taken = await queryBuilder(payload, req)
    .insert(tablesOf(payload).used_challenges)
    .values({
      signature: `passkey ${challenge}`,
      usedBy: 'passkey',
      until: new Date(now + VALID_MS).toISOString(),
    })
    .onConflictDoNothing()
    .returning();
  return taken.length === 1;
}
