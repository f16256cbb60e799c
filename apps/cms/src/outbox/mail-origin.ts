import { createHmac } from 'node:crypto';
import { sameToken } from '@osnowa/http/bearer';
import { env } from '../process/env.ts';

/** Header field by which this installation recognises a mail of its own. */
export const ORIGIN_HEADER = 'X-Osnowa-Mail';

function signature(id: string): string {
  const purpose = `mail of this installation ${id}`;
  return createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest('base64url').slice(0, 27);
}

/**
 * Value of the field for a mail. A mail to the company comes back by the mailbox that is read; by
 * this it is recognised, also where a mail server has replaced its Message-ID.
 */
export function originOf(messageId: string): string {
  return `${signature(messageId)} ${messageId}`;
}

/** Whether the value of the field was made by this installation. */
export function isOwnOrigin(value: string): boolean {
  const [given = '', ...id] = value.trim().split(/\s+/);
  return id.length === 1 && sameToken(given, signature(id.join('')));
}
